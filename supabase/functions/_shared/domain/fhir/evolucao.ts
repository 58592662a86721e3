import type { VersaoExportada } from '../contracts/exportacao.ts';
import type { Certeza } from '../prontuario/diagnosticos.ts';
import { instante, limpo, semAusentes } from './escrita.ts';
import { endereco, idDerivado, referencia } from './identidade.ts';
import { referenciaDaClinica, referenciaDoAutor } from './pessoas.ts';
import { type Codificados, secoesDe } from './secoes.ts';
import { observacoesDe } from './sinais.ts';
import { conceito, DIAGNOSTICOS, EVOLUCAO, IDENTIFICADORES, SISTEMAS_DO_HL7 } from './sistemas.ts';
import type {
  Atendimento,
  Composicao,
  Conceito,
  Condicao,
  Proveniencia,
  Recurso,
  Referencia,
} from './tipos.ts';

/** A finished version, with when it was finished. */
export type Finalizada = VersaoExportada & { readonly finalizado_em: string };

const CERTEZA: Readonly<Record<Certeza, string>> = {
  hipotese: 'provisional',
  confirmado: 'confirmed',
};

/** Keeps the versions that may leave, which are the finished ones. */
export function finalizadas(versoes: readonly VersaoExportada[]): Finalizada[] {
  return versoes.filter(
    (versao): versao is Finalizada =>
      versao.status === 'finalizado' && versao.finalizado_em !== null,
  );
}

/**
 * The visits and everything written in them. Every finished version is a document; signs and
 * diagnoses are coded of the version that holds alone, so that what was corrected or inactivated is
 * read as it was written and counted by nobody.
 *
 * @param agendamentoDe the appointment in which an entry was written, by any of its versions.
 */
export function recursosDasEvolucoes(
  versoes: readonly Finalizada[],
  agendamentoDe: ReadonlyMap<string, string>,
): Recurso[] {
  const porId = new Map(versoes.map((versao) => [versao.id, versao]));
  const vigentes = vigentesDas(versoes);
  const atendimentos = atendimentosDasVersoes(versoes);
  return versoes.flatMap((versao): Recurso[] => {
    const encontro = atendimentos.get(versao.id);
    const vigente = vigentes.get(versao.entrada_id) === versao;
    const codificados =
      vigente && versao.inativado_em === null && encontro
        ? codificar(versao, encontro)
        : { observacoes: [], condicoes: [] };
    const documento = composicao(versao, encontro, codificados, vigentes, porId);
    const daVisita =
      vigente && versao.adendo_de === null
        ? [atendimento(versao, codificados, agendamentosDa(versao, versoes, agendamentoDe))]
        : [];
    return [
      ...daVisita,
      documento,
      ...codificados.observacoes,
      ...codificados.condicoes,
      ...proveniencias(versao, porId),
    ];
  });
}

/**
 * Finds the visit in which each version was written; none for an addendum to what does not leave.
 */
export function atendimentosDasVersoes(versoes: readonly Finalizada[]): Map<string, Referencia> {
  const vigentes = vigentesDas(versoes);
  return new Map(
    versoes.flatMap(({ id, adendo_de, entrada_id }) => {
      const visita = vigentes.get(adendo_de ?? entrada_id);
      return visita ? [[id, referenciaDoAtendimento(visita.entrada_id)] as const] : [];
    }),
  );
}

/** Finds the version in force of each entry. */
function vigentesDas(versoes: readonly Finalizada[]): Map<string, Finalizada> {
  const ids = new Set(versoes.map(({ id }) => id));
  return new Map(
    versoes
      .filter(({ substituido_por }) => substituido_por === null || !ids.has(substituido_por))
      .map((versao) => [versao.entrada_id, versao]),
  );
}

function referenciaDoAtendimento(entradaId: string): Referencia {
  return referencia(idDerivado(entradaId, 'atendimento'));
}

function codificar(versao: Finalizada, encontro: Referencia): Codificados {
  return {
    observacoes: observacoesDe(versao, encontro),
    condicoes: versao.diagnosticos.map((diagnostico, n): Condicao => {
      const { sistema, codigo, descricao, certeza } = diagnostico;
      return {
        resourceType: 'Condition',
        id: idDerivado(versao.id, 'diagnostico', n),
        verificationStatus: conceito(SISTEMAS_DO_HL7.condicaoVerificacao, CERTEZA[certeza]),
        category: [conceito(SISTEMAS_DO_HL7.condicaoCategoria, 'encounter-diagnosis')],
        code: semAusentes<Conceito>({
          coding: [{ system: DIAGNOSTICOS[sistema], code: codigo }],
          text: limpo(descricao),
        }),
        subject: referencia(versao.paciente_id),
        encounter: encontro,
        recordedDate: instante(versao.finalizado_em),
        asserter: referenciaDoAutor(versao),
      };
    }),
  };
}

/**
 * Finds the appointment of an entry: it names the version written in it, which may have been
 * corrected since.
 */
function agendamentosDa(
  { entrada_id }: Finalizada,
  versoes: readonly Finalizada[],
  agendamentoDe: ReadonlyMap<string, string>,
): string[] {
  return versoes
    .filter((outra) => outra.entrada_id === entrada_id)
    .flatMap(({ id }) => agendamentoDe.get(id) ?? []);
}

function atendimento(
  versao: Finalizada,
  { condicoes }: Codificados,
  agendamentos: readonly string[],
): Atendimento {
  const { entrada_id, paciente_id, clinica_id, ocorrido_em, inativado_em, teleconsulta } = versao;
  return semAusentes<Atendimento>({
    resourceType: 'Encounter',
    id: idDerivado(entrada_id, 'atendimento'),
    status: inativado_em === null ? 'finished' : 'entered-in-error',
    class: { system: SISTEMAS_DO_HL7.classe, code: teleconsulta ? 'VR' : 'AMB' },
    subject: referencia(paciente_id),
    participant: [{ individual: referenciaDoAutor(versao) }],
    appointment: agendamentos.map((id) => referencia(id)),
    period: { start: instante(ocorrido_em) },
    diagnosis: condicoes.map(({ id }, n) => ({ condition: referencia(id), rank: n + 1 })),
    serviceProvider: referenciaDaClinica(clinica_id),
  });
}

function composicao(
  versao: Finalizada,
  encounter: Referencia | undefined,
  codificados: Codificados,
  vigentes: ReadonlyMap<string, Finalizada>,
  porId: ReadonlyMap<string, Finalizada>,
): Composicao {
  const { id, entrada_id, paciente_id, clinica_id, adendo_de, corrige_id, inativado_em } = versao;
  const titulo = adendo_de === null ? 'Evolução' : 'Adendo';
  const corrigida = corrige_id !== null && porId.get(corrige_id);
  const completada = adendo_de !== null && vigentes.get(adendo_de);
  const emendada = versao.versao > 1 ? 'amended' : 'final';
  return semAusentes<Composicao>({
    resourceType: 'Composition',
    id,
    language: 'pt-BR',
    identifier: { system: IDENTIFICADORES.uri, value: endereco(entrada_id) },
    status: inativado_em === null ? emendada : 'entered-in-error',
    type: { coding: [...EVOLUCAO], text: titulo },
    subject: referencia(paciente_id),
    encounter,
    date: instante(versao.finalizado_em),
    author: [referenciaDoAutor(versao)],
    title: titulo,
    custodian: referenciaDaClinica(clinica_id),
    relatesTo: [
      ...(corrigida
        ? [{ code: 'replaces' as const, targetReference: referencia(corrigida.id) }]
        : []),
      ...(completada
        ? [{ code: 'appends' as const, targetReference: referencia(completada.id) }]
        : []),
    ],
    event: [{ period: { start: instante(versao.ocorrido_em) } }],
    section: secoesDe(versao, codificados),
  });
}

/** Writes why a version was corrected or inactivated, by whom and when. */
function proveniencias(versao: Finalizada, porId: ReadonlyMap<string, Finalizada>): Proveniencia[] {
  const { id, corrige_id, finalizado_em, inativado_em } = versao;
  const corrigida = corrige_id === null ? undefined : porId.get(corrige_id);
  const correcao = corrigida && {
    id: idDerivado(id, 'correcao'),
    recorded: instante(finalizado_em),
    reason: [{ text: limpo(versao.motivo_correcao) ?? 'Correção' }],
    activity: conceito(SISTEMAS_DO_HL7.operacao, 'UPDATE'),
    entity: [{ role: 'revision' as const, what: referencia(corrigida.id) }],
  };
  const inativacao = inativado_em !== null && {
    id: idDerivado(id, 'inativacao'),
    recorded: instante(inativado_em),
    reason: [{ text: limpo(versao.motivo_inativacao) ?? 'Inativação' }],
    activity: conceito(SISTEMAS_DO_HL7.operacao, 'NULLIFY'),
  };
  return [correcao, inativacao].flatMap((ato): Proveniencia[] =>
    ato
      ? [
          {
            resourceType: 'Provenance',
            target: [referencia(id)],
            agent: [
              {
                type: conceito(SISTEMAS_DO_HL7.participante, 'author'),
                who: referenciaDoAutor(versao),
              },
            ],
            ...ato,
          },
        ]
      : [],
  );
}
