import * as z from 'zod/mini';
import { contratoDaBusca, dia, texto } from '@/lib/busca.ts';

export const VISTAS = ['dia', 'semana', 'mes'] as const;
export type NomeDaVista = (typeof VISTAS)[number];

/** The agenda: which days, in which view, filtered by what, and what is open over it. */
export const buscaDaAgenda = contratoDaBusca({
  dia,
  vista: z.enum(VISTAS),
  por: z.literal('sala'),
  // Ids, separated by commas.
  medicos: texto,
  salas: texto,
  tipos: texto,
  status: texto,
  // The appointment whose drawer is open, and the time it was moved from, as `espera/vaga.ts` writes it.
  agendamento: texto,
  vaga: texto,
  // The drawer of a new appointment, `agora` or `AAAA-MM-DDTHH:mm`: with its doctor, room and patient.
  novo: texto,
  com: texto,
  em: texto,
  paciente: texto,
  painel: z.literal('espera'),
  // Of a patient: what is past.
  mostrar: z.literal('anteriores'),
});

/** What the address of the agenda may carry; absent means the default of the person. */
export type BuscaDaAgenda = ReturnType<typeof buscaDaAgenda>;

/** What the agenda is set up with: which part of it is open. */
export const buscaDosAjustes = contratoDaBusca({
  aba: z.enum(['tipos', 'salas', 'horarios', 'ausencias', 'regras']),
});
