import { ACOES_NO_PRONTUARIO } from '@domain/acessos/acoes.ts';
import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { limitesDoPeriodo, type PeriodoNoFuso } from '@/lib/format/periodo.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDoProntuario, type FiltroDeAcessos } from '@/shared/prontuario/api/keys.ts';

const POR_PAGINA = 50;

const membroSchema = z.object({
  medico_id: z.uuid(),
  nome: z.string(),
  motivo: z.enum(['responsavel', 'escreveu', 'agendamento']),
});
export type MembroDaEquipe = z.infer<typeof membroSchema>;

/** Who reads a restricted record, and why. */
export function equipeOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.equipe(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db.rpc('equipe_de_cuidado', { p_paciente: pacienteId }).abortSignal(signal),
      );
      return lerLinhas(z.array(membroSchema), linhas);
    },
  });
}

const acessoSchema = z.object({
  id: z.number(),
  quando: z.string(),
  papel: z.enum(TIPOS_DE_USUARIO),
  acao: z.enum(ACOES_NO_PRONTUARIO),
  prontuario_id: z.nullable(z.uuid()),
  emergencia: z.boolean(),
  quem_nome: z.string(),
  quem_crm: z.nullable(z.string()),
  quem_crm_uf: z.nullable(z.string()),
  motivo: z.nullable(z.object({ motivo: z.string() })),
});
export type Acesso = z.infer<typeof acessoSchema>;

const COLUNAS_DO_ACESSO =
  'id, quando, papel, acao, prontuario_id, emergencia, quem_nome, quem_crm, quem_crm_uf, motivo:acessos_de_emergencia!acessos_prontuario_emergencia_id_fkey(motivo)';

/** The log of a record, newest first, a page at a time; for its tenant alone. */
export function acessosOptions(
  clinicaId: string,
  pacienteId: string,
  filtro: FiltroDeAcessos & PeriodoNoFuso,
) {
  return infiniteQueryOptions({
    queryKey: chavesDoProntuario.acessos(clinicaId, pacienteId, filtro),
    queryFn: ({ pageParam, signal }) => buscarAcessos(pacienteId, filtro, pageParam, signal),
    initialPageParam: null as string | null,
    // Written by the microsecond: no two accesses to a record share their time.
    getNextPageParam: (pagina) =>
      pagina.length === POR_PAGINA ? (pagina.at(-1)?.quando ?? null) : null,
    staleTime: 0,
  });
}

async function buscarAcessos(
  pacienteId: string,
  { quem, emergencia, ...periodo }: FiltroDeAcessos & PeriodoNoFuso,
  antesDe: string | null,
  sinal: AbortSignal,
): Promise<Acesso[]> {
  const { inicio, fim } = limitesDoPeriodo(periodo);
  const linhas = await consultar((db) => {
    let busca = db
      .from('acessos_prontuario')
      .select(COLUNAS_DO_ACESSO)
      .eq('paciente_id', pacienteId);
    if (quem) busca = busca.eq('quem', quem);
    if (emergencia) busca = busca.eq('emergencia', true);
    if (inicio) busca = busca.gte('quando', inicio);
    if (fim) busca = busca.lt('quando', fim);
    if (antesDe !== null) busca = busca.lt('quando', antesDe);
    return busca.order('quando', { ascending: false }).limit(POR_PAGINA).abortSignal(sinal);
  });
  return lerLinhas(z.array(acessoSchema), linhas);
}

const pessoaSchema = z.object({ id: z.uuid(), nome: z.string() });

/** Who appears in the log of a record. */
export function pessoasDosAcessosOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.pessoasDosAcessos(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db.rpc('quem_acessou', { p_paciente: pacienteId }).abortSignal(signal),
      );
      return lerLinhas(z.array(pessoaSchema), linhas);
    },
  });
}

/** Opens a restricted record to the caller for an hour; the clinic is told at once. */
export async function abrirEmEmergencia(pacienteId: string, motivo: string): Promise<void> {
  await consultar((db) =>
    db.rpc('abrir_em_emergencia', { p_paciente: pacienteId, p_motivo: motivo }),
  );
}

/** Restricts a record to who cares for the patient. */
export async function restringirAcesso(pacienteId: string, motivo: string): Promise<void> {
  await consultar((db) =>
    db.rpc('restringir_acesso', { p_paciente: pacienteId, p_motivo: motivo }),
  );
}

/** Opens a restricted record to every doctor of the clinic again. */
export async function retirarRestricao(pacienteId: string, motivo: string): Promise<void> {
  await consultar((db) =>
    db.rpc('retirar_restricao', { p_paciente: pacienteId, p_motivo: motivo }),
  );
}
