import * as z from 'zod/mini';
import { dataExiste } from '../datas.ts';
import { codigoValido, SISTEMAS } from '../prontuario/diagnosticos.ts';
import { linha } from './campos.ts';

/**
 * What is kept about a patient beside the entries: problems and medicines in use. A date is
 * `AAAA-MM-DD`, at most today, which the caller names.
 */

function dia(rotulo: string, hoje: string) {
  return z.string(`${rotulo}: informe uma data.`).check(
    z.refine(dataExiste, `${rotulo}: confira a data, por exemplo 21/11/2026.`),
    z.refine((data) => data >= '1890-01-01', `${rotulo}: confira o ano.`),
    z.refine((data) => data <= hoje, `${rotulo}: a data está no futuro.`),
  );
}

/** Makes a field optional; empty means absent. */
function opcional<T extends z.ZodMiniType>(contrato: T) {
  return z.pipe(
    z.transform((valor: unknown) => (valor === '' ? null : valor)),
    z.nullable(contrato),
  );
}

const motivo = linha('Motivo', 3, 300);

/** Reads a line of the problem list; the code comes with its system or not at all. */
export function problemaSchema(hoje: string) {
  return z
    .strictObject({
      descricao: linha('Problema', 2, 200),
      sistema: z.nullable(z.enum(SISTEMAS)),
      codigo: z.nullable(z.string()),
      desde: opcional(dia('Desde', hoje)),
    })
    .check(
      z.refine(
        ({ sistema, codigo }) =>
          sistema === null || codigo === null ? sistema === codigo : codigoValido(sistema, codigo),
        { error: 'Código: confira, por exemplo I10 ou E11.9.', path: ['codigo'] },
      ),
    );
}
export type Problema = z.infer<ReturnType<typeof problemaSchema>>;

/** Reads how a problem leaves the list: it ended, or was never there. */
export function fimDoProblemaSchema(hoje: string) {
  return z.discriminatedUnion('situacao', [
    z.strictObject({
      situacao: z.literal('resolvido'),
      resolvido_em: opcional(dia('Resolvido em', hoje)),
    }),
    z.strictObject({ situacao: z.literal('descartado'), motivo_do_descarte: motivo }),
  ]);
}
export type FimDoProblema = z.infer<ReturnType<typeof fimDoProblemaSchema>>;

/**
 * Reads a medicine in use, in the words of who wrote it; `dcbs` only where the name was recognised.
 */
export function medicamentoSchema(hoje: string) {
  return z.strictObject({
    nome: linha('Medicamento', 2, 200),
    dcbs: z.array(z.string()).check(z.maxLength(10)),
    dose: opcional(linha('Como usa', 1, 300)),
    desde: opcional(dia('Desde', hoje)),
  });
}
export type Medicamento = z.infer<ReturnType<typeof medicamentoSchema>>;

/** Reads the day and the reason of a suspension. */
export function suspensaoSchema(hoje: string) {
  return z.strictObject({
    suspenso_em: dia('Suspenso em', hoje),
    motivo_da_suspensao: motivo,
  });
}
export type Suspensao = z.infer<ReturnType<typeof suspensaoSchema>>;
