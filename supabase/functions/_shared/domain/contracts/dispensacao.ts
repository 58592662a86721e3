import * as z from 'zod/mini';
import { UFS } from '../documentos/crm.ts';
import { respostaDeAberturaSchema } from './anexos.ts';

const itemADispensarSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  posologia: z.string(),
  /** As prescribed, in `unidade`; null where the prescription said none. */
  quantidade: z.nullable(z.number()),
  quantidade_texto: z.nullable(z.string()),
  unidade: z.nullable(z.string()),
  /** Whether the rule lets it go in parts. */
  em_partes: z.boolean(),
  resta: z.nullable(z.number()),
  dispensado: z.boolean(),
});
export type ItemADispensar = z.infer<typeof itemADispensarSchema>;

/** A prescription, as who has both its codes reads it. */
export const receitaADispensarSchema = z.object({
  situacao: z.enum(['emitida', 'dispensada', 'cancelada', 'expirada']),
  valida_ate: z.nullable(z.string()),
  itens: z.array(itemADispensarSchema),
});
export type ReceitaADispensar = z.infer<typeof receitaADispensarSchema>;

const codigo = z.string().check(z.minLength(1, 'Informe o código.'), z.maxLength(64));
const entre = (minimo: number, maximo: number, frase: string) =>
  z.string().check(z.trim(), z.minLength(minimo, frase), z.maxLength(maximo, frase));

/** Who dispenses, by their own word: nobody has an account here. */
export const farmaceuticoSchema = z.object({
  nome: entre(3, 120, 'Informe seu nome completo.'),
  crf: z.string().check(z.trim(), z.regex(/^\d{1,8}$/, 'CRF: só os números, até 8.')),
  uf: z.enum(UFS, { error: 'Escolha a UF do CRF.' }),
  farmacia: entre(2, 120, 'Informe o nome da farmácia.'),
});
export type Farmaceutico = z.infer<typeof farmaceuticoSchema>;

/** `POST /validate-signature/dispense`. */
export const pedidoDeDispensacaoSchema = z.strictObject({
  verificationCode: codigo,
  accessCode: codigo,
  /** Names this act: sent twice, it counts once. */
  key: z.uuid({ error: 'Falta a chave do registro.' }),
  pharmacist: farmaceuticoSchema,
  items: z
    .array(
      z.strictObject({
        item: z.uuid(),
        /** In the unit of the item; all that is prescribed where it is left out. */
        quantidade: z.optional(z.number().check(z.positive('A quantidade é maior que zero.'))),
        lote: z.optional(z.string().check(z.maxLength(60, 'Lote: até 60 caracteres.'))),
      }),
    )
    .check(z.minLength(1, 'Escolha ao menos um item.'), z.maxLength(30)),
});
export type PedidoDeDispensacao = z.infer<typeof pedidoDeDispensacaoSchema>;

/** What it answers: the prescription as it is then. */
export const respostaDeDispensacaoSchema = z.object({ receita: receitaADispensarSchema });

/** `POST /validate-signature/open` answers the file and, of a prescription, what is left to dispense. */
export const respostaDoOriginalSchema = z.extend(respostaDeAberturaSchema, {
  receita: z.nullable(receitaADispensarSchema),
});
