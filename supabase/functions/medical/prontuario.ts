import { colunas } from '@domain/contracts/colunas.ts';
import {
  agendamentoExportadoSchema,
  anexoExportadoSchema,
  cadastroExportadoSchema,
  calculoExportadoSchema,
  itemPrescritoSchema,
  medicamentoExportadoSchema,
  type ProntuarioExportado,
  perfilExportadoSchema,
  problemaExportadoSchema,
  resumoExportadoSchema,
  versaoExportadaSchema,
} from '@domain/contracts/exportacao.ts';
import * as z from 'zod/mini';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { lerTodas } from '../_shared/db/todas.ts';
import { AppError } from '../_shared/http/erro.ts';

const PERFIL = colunas(perfilExportadoSchema);
const CADASTRO = colunas(cadastroExportadoSchema, {
  clinica: `clinica:profiles!pacientes_clinica_id_fkey(${PERFIL})`,
  responsavel: `responsavel:profiles!pacientes_medico_responsavel_id_fkey(${PERFIL})`,
});
const PRESCRITO = colunas(itemPrescritoSchema, {
  prescricao:
    'prescricao:prescricoes!prescricao_itens_prescricao_id_fkey(id, estado, medico_nome, emitida_em, motivo_do_cancelamento)',
});
const AGENDAMENTO = colunas(agendamentoExportadoSchema, {
  medico: `medico:profiles!agendamentos_medico_id_fkey(${PERFIL})`,
  tipo: 'tipo:tipos_de_atendimento!kind_is_of_the_tenant(nome)',
});

/**
 * Reads the whole record of a patient, as the caller may; finished entries alone.
 * @throws {AppError} 404 when the caller does not read that patient.
 */
export async function lerProntuario(
  banco: Banco,
  pacienteId: string,
): Promise<ProntuarioExportado> {
  const resposta = await banco.from('pacientes').select(CADASTRO).eq('id', pacienteId);
  const [cadastro] = dadosDe(resposta, z.array(cadastroExportadoSchema));
  if (!cadastro) throw prontuarioNaoEncontrado();
  const [
    cnpj,
    resumo,
    versoes,
    problemas,
    medicamentos,
    prescritos,
    agendamentos,
    anexos,
    calculos,
  ] = await Promise.all([
    lerCnpj(banco, cadastro.clinica_id),
    lerResumo(banco, pacienteId),
    lerVersoes(banco, pacienteId),
    lerProblemas(banco, pacienteId),
    lerMedicamentos(banco, pacienteId),
    lerPrescritos(banco, pacienteId),
    lerAgendamentos(banco, pacienteId),
    lerAnexos(banco, pacienteId),
    lerCalculos(banco, pacienteId),
  ]);
  return {
    cadastro,
    cnpj,
    resumo,
    versoes,
    problemas,
    medicamentos,
    prescritos,
    agendamentos,
    anexos,
    calculos,
  };
}

/** Makes a 404 for who does not read a record, whether there is one or not. */
export function prontuarioNaoEncontrado(): AppError {
  return new AppError('NAO_ENCONTRADO', 'Prontuário não encontrado.');
}

/** Reads the CNPJ, which policies show to the tenant alone. */
async function lerCnpj(banco: Banco, clinicaId: string): Promise<string | null> {
  const resposta = await banco.from('perfil_documentos').select('cnpj').eq('profile_id', clinicaId);
  const linhas = dadosDe(resposta, z.array(z.object({ cnpj: z.nullable(z.string()) })));
  return linhas[0]?.cnpj ?? null;
}

async function lerResumo(banco: Banco, pacienteId: string) {
  const resposta = await banco
    .from('resumos_clinicos')
    .select(colunas(resumoExportadoSchema))
    .eq('paciente_id', pacienteId);
  return dadosDe(resposta, z.array(resumoExportadoSchema))[0] ?? null;
}

async function lerVersoes(banco: Banco, pacienteId: string) {
  const resposta = await lerTodas((de, ate) =>
    banco
      .from('prontuarios')
      .select(colunas(versaoExportadaSchema))
      .eq('paciente_id', pacienteId)
      .eq('status', 'finalizado')
      .order('ocorrido_em')
      .order('id')
      .range(de, ate),
  );
  return dadosDe(resposta, z.array(versaoExportadaSchema));
}

async function lerProblemas(banco: Banco, pacienteId: string) {
  const resposta = await lerTodas((de, ate) =>
    banco
      .from('problemas')
      .select(colunas(problemaExportadoSchema))
      .eq('paciente_id', pacienteId)
      .order('criado_em')
      .order('id')
      .range(de, ate),
  );
  return dadosDe(resposta, z.array(problemaExportadoSchema));
}

async function lerMedicamentos(banco: Banco, pacienteId: string) {
  const resposta = await lerTodas((de, ate) =>
    banco
      .from('medicamentos_em_uso')
      .select(colunas(medicamentoExportadoSchema))
      .eq('paciente_id', pacienteId)
      .order('criado_em')
      .order('id')
      .range(de, ate),
  );
  return dadosDe(resposta, z.array(medicamentoExportadoSchema));
}

async function lerPrescritos(banco: Banco, pacienteId: string) {
  const resposta = await lerTodas((de, ate) =>
    banco
      .from('prescricao_itens')
      .select(PRESCRITO)
      .eq('paciente_id', pacienteId)
      .order('criado_em')
      .order('id')
      .range(de, ate),
  );
  return dadosDe(resposta, z.array(itemPrescritoSchema));
}

async function lerAgendamentos(banco: Banco, pacienteId: string) {
  const resposta = await lerTodas((de, ate) =>
    banco
      .from('agendamentos')
      .select(AGENDAMENTO)
      .eq('paciente_id', pacienteId)
      .order('inicio')
      .order('id')
      .range(de, ate),
  );
  return dadosDe(resposta, z.array(agendamentoExportadoSchema));
}

async function lerAnexos(banco: Banco, pacienteId: string) {
  const resposta = await lerTodas((de, ate) =>
    banco
      .from('anexos')
      .select(colunas(anexoExportadoSchema))
      .eq('paciente_id', pacienteId)
      .not('prontuario_id', 'is', null)
      .not('publicado_em', 'is', null)
      .not('sha256', 'is', null)
      .order('publicado_em')
      .order('id')
      .range(de, ate),
  );
  return dadosDe(resposta, z.array(anexoExportadoSchema));
}

async function lerCalculos(banco: Banco, pacienteId: string) {
  const resposta = await lerTodas((de, ate) =>
    banco
      .from('calculos')
      .select(colunas(calculoExportadoSchema))
      .eq('paciente_id', pacienteId)
      .order('criado_em')
      .order('id')
      .range(de, ate),
  );
  return dadosDe(resposta, z.array(calculoExportadoSchema));
}
