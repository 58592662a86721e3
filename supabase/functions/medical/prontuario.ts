import {
  agendamentoExportadoSchema,
  anexoExportadoSchema,
  cadastroExportadoSchema,
  calculoExportadoSchema,
  medicamentoExportadoSchema,
  type ProntuarioExportado,
  perfilExportadoSchema,
  problemaExportadoSchema,
  resumoExportadoSchema,
  versaoExportadaSchema,
} from '@domain/contracts/exportacao.ts';
import * as z from 'zod/mini';
import type { Banco } from '../_shared/db/caller.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { AppError } from '../_shared/http/erro.ts';

/** Rows a call: fewer than the database's API answers at most, so that a full page means more. */
const PAGINA = 200;

const PERFIL = Object.keys(perfilExportadoSchema.shape).join(',');
/** By table, what of a contract is of another table. */
const EMBUTIDOS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pacientes: {
    clinica: `clinica:profiles!pacientes_clinica_id_fkey(${PERFIL})`,
    responsavel: `responsavel:profiles!pacientes_medico_responsavel_id_fkey(${PERFIL})`,
  },
  agendamentos: {
    medico: `medico:profiles!agendamentos_medico_id_fkey(${PERFIL})`,
    tipo: 'tipo:tipos_de_atendimento!kind_is_of_the_tenant(nome)',
  },
};

/** What to ask of a table, by the keys of the contract. */
function colunas(tabela: string, { shape }: { readonly shape: object }): string {
  return Object.keys(shape)
    .map((coluna) => EMBUTIDOS[tabela]?.[coluna] ?? coluna)
    .join(',');
}

/**
 * The whole record of a patient, as the caller may read it; finished entries alone.
 * @throws {AppError} 404 when the caller does not read that patient.
 */
export async function lerProntuario(
  banco: Banco,
  pacienteId: string,
): Promise<ProntuarioExportado> {
  const resposta = await banco
    .from('pacientes')
    .select(colunas('pacientes', cadastroExportadoSchema))
    .eq('id', pacienteId);
  const [cadastro] = dadosDe(resposta, z.array(cadastroExportadoSchema));
  if (!cadastro) throw prontuarioNaoEncontrado();
  const todas = leitorDe(banco, pacienteId);
  const [cnpj, resumo, versoes, problemas, medicamentos, agendamentos, anexos, calculos] =
    await Promise.all([
      lerCnpj(banco, cadastro.clinica_id),
      banco
        .from('resumos_clinicos')
        .select(colunas('resumos_clinicos', resumoExportadoSchema))
        .eq('paciente_id', pacienteId)
        .then((lido) => dadosDe(lido, z.array(resumoExportadoSchema))[0] ?? null),
      todas('prontuarios', versaoExportadaSchema, 'ocorrido_em', (linhas) =>
        linhas.eq('status', 'finalizado'),
      ),
      todas('problemas', problemaExportadoSchema, 'criado_em'),
      todas('medicamentos_em_uso', medicamentoExportadoSchema, 'criado_em'),
      todas('agendamentos', agendamentoExportadoSchema, 'inicio'),
      todas('anexos', anexoExportadoSchema, 'publicado_em', (linhas) =>
        linhas.not('prontuario_id', 'is', null).not('publicado_em', 'is', null),
      ),
      todas('calculos', calculoExportadoSchema, 'criado_em'),
    ]);
  return {
    cadastro,
    cnpj,
    resumo,
    versoes,
    problemas,
    medicamentos,
    agendamentos,
    anexos,
    calculos,
  };
}

/** What is said to whoever does not read a record, whether there is one or not. */
export function prontuarioNaoEncontrado(): AppError {
  return new AppError('NAO_ENCONTRADO', 'Prontuário não encontrado.');
}

function doPaciente(
  banco: Banco,
  tabela: string,
  contrato: { readonly shape: object },
  pacienteId: string,
) {
  return banco.from(tabela).select(colunas(tabela, contrato)).eq('paciente_id', pacienteId);
}

/** A tenant's document is read by the tenant alone. */
async function lerCnpj(banco: Banco, clinicaId: string): Promise<string | null> {
  const resposta = await banco.from('perfil_documentos').select('cnpj').eq('profile_id', clinicaId);
  const linhas = dadosDe(resposta, z.array(z.object({ cnpj: z.nullable(z.string()) })));
  return linhas[0]?.cnpj ?? null;
}

type Consulta = ReturnType<typeof doPaciente>;
type Contrato<T> = z.ZodMiniType<T> & { readonly shape: object };

/** Reads every row of a table that is about one patient, in order, a page after the other. */
function leitorDe(banco: Banco, pacienteId: string) {
  return async <T>(
    tabela: string,
    contrato: Contrato<T>,
    ordem: string,
    quais: (linhas: Consulta) => Consulta = (linhas) => linhas,
  ): Promise<T[]> => {
    const linhas: T[] = [];
    for (;;) {
      const pagina = await quais(doPaciente(banco, tabela, contrato, pacienteId))
        .order(ordem)
        .order('id')
        .range(linhas.length, linhas.length + PAGINA - 1);
      const lidas = dadosDe(pagina, z.array(contrato));
      linhas.push(...lidas);
      if (lidas.length < PAGINA) return linhas;
    }
  };
}
