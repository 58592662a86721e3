import { farmaceuticoSchema, type ItemADispensar } from '@domain/contracts/dispensacao.ts';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';

const QUANTIDADE = 'Quantidade: um número maior que zero.';

/** Reads a quantity as it is typed, `30` or `0,5`; undefined where nothing was. */
export function lerQuantidade(texto: string): number | undefined {
  const limpo = texto.trim().replace(',', '.');
  return limpo === '' ? undefined : Number(limpo);
}

/** What the form of dispensing holds: who, and what goes of each item. */
export const registroSchema = z.object({
  ...farmaceuticoSchema.shape,
  itens: z
    .array(
      z.object({
        item: z.uuid(),
        leva: z.boolean(),
        quantidade: z
          .string()
          .check(z.refine((texto) => (lerQuantidade(texto) ?? 1) > 0, QUANTIDADE)),
        lote: z.string().check(z.trim(), z.maxLength(60, 'Lote: até 60 caracteres.')),
      }),
    )
    .check(z.refine((itens) => itens.some(({ leva }) => leva), 'Marque ao menos um item.')),
});
export type CamposDoRegistro = Control<
  z.input<typeof registroSchema>,
  unknown,
  z.output<typeof registroSchema>
>;

/** What goes of each marked item: as typed, else all that is left. */
export function itensLevados(
  marcados: z.output<typeof registroSchema>['itens'],
  itens: readonly ItemADispensar[],
) {
  return marcados
    .filter(({ leva }) => leva)
    .map(({ item, quantidade, lote }) => {
      const resta = itens.find(({ id }) => id === item)?.resta;
      const quanto = lerQuantidade(quantidade) ?? resta;
      return {
        item,
        ...(typeof quanto === 'number' && { quantidade: quanto }),
        ...(lote && { lote }),
      };
    });
}
