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
  const [cnpj, resumo, versoes, problemas, medicamentos, agendamentos, anexos, calculos] =
    await Promise.all([
      lerCnpj(banco, cadastro.clinica_id),
      banco
        .from('resumos_clinicos')
        .select(colunas('resumos_clinicos', resumoExportadoSchema))
        .eq('paciente_id', pacienteId)
        .then((lido) => dadosDe(lido, z.array(resumoExportadoSchema))[0] ?? null),
      todas(versaoExportadaSchema, (de, ate) =>
        doPaciente(banco, 'prontuarios', versaoExportadaSchema, pacienteId)
          .eq('status', 'finalizado')
          .order('ocorrido_em')
          .order('id')
          .range(de, ate),
      ),
      todas(problemaExportadoSchema, (de, ate) =>
        doPaciente(banco, 'problemas', problemaExportadoSchema, pacienteId)
          .order('criado_em')
          .order('id')
          .range(de, ate),
      ),
      todas(medicamentoExportadoSchema, (de, ate) =>
        doPaciente(banco, 'medicamentos_em_uso', medicamentoExportadoSchema, pacienteId)
          .order('criado_em')
          .order('id')
          .range(de, ate),
      ),
      todas(agendamentoExportadoSchema, (de, ate) =>
        doPaciente(banco, 'agendamentos', agendamentoExportadoSchema, pacienteId)
          .order('inicio')
          .order('id')
          .range(de, ate),
      ),
      todas(anexoExportadoSchema, (de, ate) =>
        doPaciente(banco, 'anexos', anexoExportadoSchema, pacienteId)
          .not('prontuario_id', 'is', null)
          .not('publicado_em', 'is', null)
          .order('publicado_em')
          .order('id')
          .range(de, ate),
      ),
      todas(calculoExportadoSchema, (de, ate) =>
        doPaciente(banco, 'calculos', calculoExportadoSchema, pacienteId)
          .order('criado_em')
          .order('id')
          .range(de, ate),
      ),
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

type Pagina = PromiseLike<Parameters<typeof dadosDe>[0]>;

/** Every row, a page after the other. */
async function todas<T>(
  contrato: z.ZodMiniType<T>,
  pagina: (de: number, ate: number) => Pagina,
): Promise<T[]> {
  const linhas: T[] = [];
  for (;;) {
    const lidas = dadosDe(
      await pagina(linhas.length, linhas.length + PAGINA - 1),
      z.array(contrato),
    );
    linhas.push(...lidas);
    if (lidas.length < PAGINA) return linhas;
  }
}
