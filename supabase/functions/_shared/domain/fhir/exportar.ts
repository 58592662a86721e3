import type { AnexoExportado, ProntuarioExportado } from '../contracts/exportacao.ts';
import { agendamentoDe, type Marcado, marcados } from './agenda.ts';
import { anexoDe } from './anexos.ts';
import { calculoDe } from './calculos.ts';
import { instante } from './escrita.ts';
import {
  atendimentosDasVersoes,
  type Finalizada,
  finalizadas,
  recursosDasEvolucoes,
} from './evolucao.ts';
import { endereco } from './identidade.ts';
import { organizacaoDe, pacienteDe, profissionaisDe } from './pessoas.ts';
import { prescritoDe } from './prescricoes.ts';
import { alergiasDe, alertasDe, medicamentoDe, problemaDe } from './resumo.ts';
import type { Colecao, Documento, Recurso, Referencia } from './tipos.ts';

/** The media type of an export. */
export const TIPO_DE_CONTEUDO_FHIR = 'application/fhir+json';

/**
 * One record as a collection of FHIR R4 resources, with the identifiers and code systems of RNDS.
 * Only what was finished leaves. It claims no profile of RNDS: it is an export, not a transmission.
 *
 * @param emitidoEm the instant of the export.
 */
export function exportarEmFhir(prontuario: ProntuarioExportado, emitidoEm: string): Colecao {
  const { cadastro, resumo, problemas, medicamentos, prescritos, calculos } = prontuario;
  const versoes = finalizadas(prontuario.versoes);
  const agendamentos = marcados(prontuario.agendamentos);
  const atendimentos = atendimentosDasVersoes(versoes);
  const recursos: Recurso[] = [
    pacienteDe(cadastro),
    organizacaoDe(prontuario),
    ...profissionaisDe({ ...prontuario, versoes, agendamentos }),
    ...alergiasDe(resumo, cadastro.id),
    ...alertasDe(resumo, cadastro.id),
    ...problemas.map((problema) => problemaDe(problema, cadastro.id)),
    ...medicamentos.map((medicamento) => medicamentoDe(medicamento, cadastro.id)),
    ...prescritos.flatMap((item) => prescritoDe(item, cadastro.id)),
    ...agendamentos.map((agendamento) => agendamentoDe(agendamento, cadastro.id)),
    ...recursosDasEvolucoes(versoes, porVersao(agendamentos)),
    ...documentos(prontuario.anexos, versoes, atendimentos),
    ...calculos.map((calculo) =>
      calculoDe(calculo, cadastro.id, atendimentos.get(calculo.prontuario_id ?? '')),
    ),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: instante(emitidoEm),
    entry: recursos.map((resource) => ({ fullUrl: endereco(resource.id), resource })),
  };
}

/** Writes the files of finished versions; those of a draft stay with it. */
function documentos(
  anexos: readonly AnexoExportado[],
  versoes: readonly Finalizada[],
  atendimentos: ReadonlyMap<string, Referencia>,
): Documento[] {
  const porId = new Map(versoes.map((versao) => [versao.id, versao]));
  return anexos.flatMap((anexo) => {
    const versao = porId.get(anexo.prontuario_id);
    return versao ? [anexoDe(anexo, versao, atendimentos.get(versao.id))] : [];
  });
}

/** Maps each version to the appointment in which it was written. */
function porVersao(agendamentos: readonly Marcado[]): Map<string, string> {
  return new Map(
    agendamentos.flatMap(({ id, prontuario_id }) =>
      prontuario_id ? [[prontuario_id, id] as const] : [],
    ),
  );
}
