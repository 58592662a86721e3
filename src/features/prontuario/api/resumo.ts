import { colunas } from '@domain/contracts/colunas.ts';
import type {
  FimDoProblema,
  Medicamento as NovoMedicamento,
  Problema as NovoProblema,
  Suspensao,
} from '@domain/contracts/prontuario-resumo.ts';
import { SISTEMAS } from '@domain/prontuario/diagnosticos.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ErroDoBanco, foiRecusado } from '@/lib/errors/erros.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';

const problemaSchema = z.object({
  id: z.uuid(),
  descricao: z.string(),
  sistema: z.nullable(z.enum(SISTEMAS)),
  codigo: z.nullable(z.string()),
  desde: z.nullable(z.string()),
  situacao: z.enum(['ativo', 'resolvido', 'descartado']),
  resolvido_em: z.nullable(z.string()),
  motivo_do_descarte: z.nullable(z.string()),
  atualizado_em: z.string(),
});
export type Problema = z.infer<typeof problemaSchema>;
const COLUNAS_DO_PROBLEMA = colunas(problemaSchema);

const medicamentoSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  dcbs: z.array(z.string()),
  dose: z.nullable(z.string()),
  desde: z.nullable(z.string()),
  suspenso_em: z.nullable(z.string()),
  motivo_da_suspensao: z.nullable(z.string()),
  atualizado_em: z.string(),
});
export type Medicamento = z.infer<typeof medicamentoSchema>;
const COLUNAS_DO_MEDICAMENTO = colunas(medicamentoSchema);

const versaoSchema = z.object({
  id: z.number(),
  alvo: z.enum(['problema', 'medicamento', 'resumo']),
  evento: z.enum(['criado', 'alterado']),
  conteudo: z.record(z.string(), z.unknown()),
  autor_nome: z.nullable(z.string()),
  ocorrido_em: z.string(),
});
/** What was kept about a patient, from a moment on. */
export type VersaoDoResumo = z.infer<typeof versaoSchema>;

const MAXIMO = 200;

/** Every problem of a patient, those that ended too. */
export function problemasOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.problemas(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('problemas')
          .select(COLUNAS_DO_PROBLEMA)
          .eq('paciente_id', pacienteId)
          .order('criado_em', { ascending: true })
          .limit(MAXIMO)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(problemaSchema), linhas);
    },
  });
}

/** Every medicine of a patient, suspended ones too. */
export function medicamentosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.medicamentos(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('medicamentos_em_uso')
          .select(COLUNAS_DO_MEDICAMENTO)
          .eq('paciente_id', pacienteId)
          .order('criado_em', { ascending: true })
          .limit(MAXIMO)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(medicamentoSchema), linhas);
    },
  });
}

/** The latest versions of problems, medicines, allergies and alerts, newest first. */
export function historicoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.historico(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('historico_clinico')
          .select(colunas(versaoSchema))
          .eq('paciente_id', pacienteId)
          .order('ocorrido_em', { ascending: false })
          .order('id', { ascending: false })
          .limit(MAXIMO)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(versaoSchema), linhas);
    },
  });
}

interface DoPaciente {
  id: string;
  clinica_id: string;
}

/** Lists a problem. */
export async function listarProblema(paciente: DoPaciente, problema: NovoProblema): Promise<void> {
  await consultar((db) =>
    db
      .from('problemas')
      .insert({ paciente_id: paciente.id, clinica_id: paciente.clinica_id, ...problema })
      .select('id')
      .single(),
  );
}

/** Lists a medicine. */
export async function listarMedicamento(
  paciente: DoPaciente,
  medicamento: NovoMedicamento,
): Promise<void> {
  await consultar((db) =>
    db
      .from('medicamentos_em_uso')
      .insert({ paciente_id: paciente.id, clinica_id: paciente.clinica_id, ...medicamento })
      .select('id')
      .single(),
  );
}

/** Writes over a problem as it was read. @throws {ErroDoBanco} when a colleague changed it since. */
export function alterarProblema(
  { id, atualizado_em }: Problema,
  mudanca: NovoProblema | FimDoProblema | typeof REABRIR,
): Promise<void> {
  return seComoFoiLido(
    consultar((db) =>
      db.from('problemas').update(mudanca).match({ id, atualizado_em }).select('id').single(),
    ),
  );
}

/** Writes over a medicine as it was read. @throws {ErroDoBanco} when a colleague changed it since. */
export function alterarMedicamento(
  { id, atualizado_em }: Medicamento,
  mudanca: NovoMedicamento | Suspensao | typeof RETOMAR,
): Promise<void> {
  return seComoFoiLido(
    consultar((db) =>
      db
        .from('medicamentos_em_uso')
        .update(mudanca)
        .match({ id, atualizado_em })
        .select('id')
        .single(),
    ),
  );
}

/** A problem is active again. */
export const REABRIR = {
  situacao: 'ativo',
  resolvido_em: null,
  motivo_do_descarte: null,
} as const;

/** A suspended medicine is taken again. */
export const RETOMAR = { suspenso_em: null, motivo_da_suspensao: null } as const;

const ALTERADO_POR_OUTRA_PESSOA =
  'Outra pessoa acabou de alterar este item. Confira como ele ficou e altere de novo.';

/** A write that found nothing came after somebody else's. */
async function seComoFoiLido(escrita: Promise<unknown>): Promise<void> {
  try {
    await escrita;
  } catch (erro) {
    if (!foiRecusado(erro, 'NAO_ENCONTRADO')) throw erro;
    throw new ErroDoBanco(ALTERADO_POR_OUTRA_PESSOA, 'CONFLITO', 409);
  }
}
