import { data, linha } from '@domain/contracts/campos.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';
import { hora, inteiro } from '../campos.ts';
import {
  camposDaRepeticao,
  FRASES_DO_FIM,
  fimRecusado,
  type Repeticao,
} from '../serie/repeticao.ts';

/** As much as the database keeps. */
export const OBSERVACOES_NO_MAXIMO = 2000;
const MOTIVO = 'Encaixe: diga por quê, com ao menos 3 letras.';

/** An appointment as the form asks for it. */
export const pedidoSchema = z
  .object({
    paciente: z.uuid('Paciente: escolha quem será atendido.'),
    tipo: z.uuid('Tipo de atendimento: escolha um.'),
    medico: z.uuid('Médico: escolha quem atende, ou um dos horários livres.'),
    dia: data,
    hora: hora('Hora'),
    duracao: inteiro('Duração', 5, 720, 'minutos'),
    sala: z.string(),
    encaixe: z.boolean(),
    motivo: z.string().check(z.trim(), z.maxLength(300, 'Motivo: use no máximo 300 letras.')),
    observacoes: z
      .string()
      .check(
        z.trim(),
        z.maxLength(OBSERVACOES_NO_MAXIMO, 'Observações: use no máximo 2.000 letras.'),
      ),
    ...camposDaRepeticao,
  })
  .check(
    ...(['vezes', 'ate'] as const).map((campo) =>
      z.refine<Repeticao & { dia: string }>((pedido) => fimRecusado(pedido, pedido.dia) !== campo, {
        error: FRASES_DO_FIM[campo],
        path: [campo],
      }),
    ),
    z.refine(({ encaixe, motivo }) => !encaixe || motivo.length >= 3, {
      error: MOTIVO,
      path: ['motivo'],
    }),
  );
export type Pedido = z.infer<typeof pedidoSchema>;

/** The same as it is typed. */
export interface CamposDoPedido extends Omit<Pedido, 'duracao'> {
  duracao: number | null;
}

export const resolverDoPedido = standardSchemaResolver<CamposDoPedido, unknown, Pedido>(
  z.pipe(
    z.transform((campos: CamposDoPedido): unknown => campos),
    pedidoSchema,
  ),
);

/** Why something is cancelled: kept in the history, read by those concerned. */
export const motivoSchema = linha('Motivo', 3, 300);
