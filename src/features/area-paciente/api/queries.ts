import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { COLUNAS_DA_SOLICITACAO, solicitacaoSchema } from '@/shared/titulares/api/linhas.ts';
import { chavesDaArea } from './keys.ts';
import {
  type Agendamento,
  agendamentoSchema,
  cadastroSchema,
  consentimentoSchema,
  documentoRecebidoSchema,
  esperaSchema,
  horarioSchema,
  opcaoSchema,
  recusaDeIaSchema,
  registroListadoSchema,
  registroSchema,
  teleconsultaSchema,
  vinculoSchema,
} from './linhas.ts';

/** The registrations the account is linked to, by clinic. */
export const vinculosOptions = queryOptions({
  queryKey: chavesDaArea.vinculos,
  queryFn: async ({ signal }) =>
    lerLinhas(
      z.array(vinculoSchema),
      await consultar((db) => db.rpc('meus_vinculos').abortSignal(signal)),
    ),
  staleTime: 0,
});

/** Appointments to come, soonest first, with the offers that still stand. */
export const proximosOptions = queryOptions({
  queryKey: chavesDaArea.proximos,
  queryFn: async ({ signal }) =>
    lerLinhas(
      z.array(agendamentoSchema),
      await consultar((db) => db.rpc('meus_agendamentos', { p_limite: 100 }).abortSignal(signal)),
    ),
  staleTime: 0,
});

const POR_PAGINA = 20;
type Marcador = Pick<Agendamento, 'inicio' | 'id'> | null;

/** Appointments past and cancelled, latest first, a page at a time. */
export const anterioresOptions = infiniteQueryOptions({
  queryKey: chavesDaArea.anteriores,
  queryFn: async ({ pageParam, signal }): Promise<Agendamento[]> =>
    lerLinhas(
      z.array(agendamentoSchema),
      await consultar((db) =>
        db
          .rpc('meus_agendamentos', {
            p_passados: true,
            p_limite: POR_PAGINA,
            ...(pageParam && { p_antes_de: pageParam.inicio, p_antes_id: pageParam.id }),
          })
          .abortSignal(signal),
      ),
    ),
  initialPageParam: null as Marcador,
  getNextPageParam: (pagina): Marcador =>
    pagina.length < POR_PAGINA ? null : (pagina.at(-1) ?? null),
  staleTime: 0,
});

/** Where the account waits for a slot. */
export const esperaOptions = queryOptions({
  queryKey: chavesDaArea.espera,
  queryFn: async ({ signal }) =>
    lerLinhas(
      z.array(esperaSchema),
      await consultar((db) => db.rpc('minha_espera').abortSignal(signal)),
    ),
  staleTime: 0,
});

/** What may be asked for in the clinic of a registration. */
export function opcoesOptions(pacienteId: string) {
  return queryOptions({
    queryKey: chavesDaArea.opcoes(pacienteId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(opcaoSchema),
        await consultar((db) =>
          db.rpc('opcoes_de_pedido', { p_paciente: pacienteId }).abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

export interface PedidoDeHorarios {
  paciente: string;
  tipo: string;
  /** Null: any doctor. */
  medico: string | null;
  /** Calendar days of the clinic, `AAAA-MM-DD`. */
  de: string;
  ate: string;
  /** The appointment that is moved; absent when a new one is asked for. */
  agendamento?: string;
}

/** Free times that may be asked for, or moved to. */
export function horariosOptions(pedido: PedidoDeHorarios) {
  return queryOptions({
    queryKey: chavesDaArea.horarios(pedido),
    queryFn: async ({ signal }) =>
      lerLinhas(
        z.array(horarioSchema),
        await consultar((db) =>
          db
            .rpc('horarios_para_o_paciente', {
              p_paciente: pedido.paciente,
              p_tipo: pedido.tipo,
              p_medico: pedido.medico,
              p_de: pedido.de,
              p_ate: pedido.ate,
              p_agendamento: pedido.agendamento ?? null,
            })
            .abortSignal(signal),
        ),
      ),
    staleTime: 0,
  });
}

/** Entries shared with the account, shared last first. */
export const registrosOptions = queryOptions({
  queryKey: chavesDaArea.registros,
  queryFn: async ({ signal }) =>
    lerLinhas(
      z.array(registroListadoSchema),
      await consultar((db) => db.rpc('minhas_evolucoes', { p_limite: 100 }).abortSignal(signal)),
    ),
  staleTime: 0,
});

/** One shared entry; null when it is not the account's to read. */
export function registroOptions(id: string) {
  return queryOptions({
    queryKey: chavesDaArea.registro(id),
    queryFn: async ({ signal }) => {
      // An address typed by hand may hold anything: what is no id belongs to nobody.
      if (!z.uuid().safeParse(id).success) return null;
      const linhas = await consultar((db) =>
        db.rpc('abrir_minha_evolucao', { p_id: id }).abortSignal(signal),
      );
      return lerLinhas(z.array(registroSchema), linhas)[0] ?? null;
    },
    staleTime: 0,
  });
}

/** What a clinic's registration says of the patient. */
export function cadastroOptions(pacienteId: string) {
  return queryOptions({
    queryKey: chavesDaArea.cadastro(pacienteId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        cadastroSchema,
        await consultar((db) =>
          db.rpc('meu_cadastro', { p_paciente: pacienteId }).abortSignal(signal).single(),
        ),
      ),
    staleTime: 0,
  });
}

/** Consents to publicity and to being seen at a distance, and refusals of the assistant, of every registration. */
export const consentimentosOptions = queryOptions({
  queryKey: chavesDaArea.consentimentos,
  queryFn: async ({ signal }) => {
    const [divulgacao, teleconsulta, recusas] = await Promise.all([
      consultar((db) => db.rpc('meus_consentimentos').abortSignal(signal)),
      consultar((db) =>
        db
          .from('consentimentos_de_teleconsulta')
          .select('paciente_id, dado_em')
          .is('retirado_em', null)
          .abortSignal(signal),
      ),
      consultar((db) => db.rpc('minhas_recusas_de_ia').abortSignal(signal)),
    ]);
    return {
      divulgacao: lerLinhas(z.array(consentimentoSchema), divulgacao),
      teleconsulta: lerLinhas(z.array(teleconsultaSchema), teleconsulta),
      recusas: lerLinhas(z.array(recusaDeIaSchema), recusas),
    };
  },
  staleTime: 0,
});

/** The account's own requests, newest first. */
export const minhasSolicitacoesOptions = queryOptions({
  queryKey: chavesDaArea.solicitacoes,
  queryFn: async ({ signal }) =>
    lerLinhas(
      z.array(solicitacaoSchema),
      await consultar((db) =>
        db
          .from('solicitacoes_titular')
          .select(COLUNAS_DA_SOLICITACAO)
          .order('criada_em', { ascending: false })
          .limit(50)
          .abortSignal(signal),
      ),
    ),
  staleTime: 0,
});

/** Prescriptions and other documents that were emitted for the patient, newest first. */
export const documentosOptions = queryOptions({
  queryKey: chavesDaArea.documentos,
  queryFn: async ({ signal }) =>
    lerLinhas(
      z.array(documentoRecebidoSchema),
      await consultar((db) => db.rpc('meus_documentos').abortSignal(signal)),
    ),
  staleTime: 0,
});

const codigoSchema = z.object({ codigo: z.string(), acesso: z.string(), expira_em: z.string() });

/** The codes of an own signed document; asking draws a new access code, and ends the one before. */
export function codigoParaAFarmaciaOptions(documentoId: string) {
  return queryOptions({
    queryKey: chavesDaArea.codigoParaAFarmacia(documentoId),
    queryFn: async ({ signal }) =>
      lerLinhas(
        codigoSchema,
        await consultar((db) =>
          db
            .rpc('codigo_para_a_farmacia', { p_documento: documentoId })
            .abortSignal(signal)
            .single(),
        ),
      ),
    // It is shown while it is open: coming back to the window must not end it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
