import { esquemaDaEntrada, esquemaDoResultado } from '@domain/clinico/motor/esquema.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { recusaveis } from './support/gerador.ts';
import { VETORES } from './todos-os-vetores.ts';

/** The schemas that other programs read say the same as the tools themselves. */

/** Without `allOf`, of which the reader knows too little; those are read by hand below. */
const lerCom = ({ allOf: _, ...esquema }: { allOf?: unknown }) =>
  z.fromJSONSchema(esquema as z.core.JSONSchema.JSONSchema);
const entradasDe = ({ id }: Ferramenta) => (VETORES.get(id) ?? []).map(({ entrada }) => entrada);

describe.each(FERRAMENTAS.map((ferramenta) => [ferramenta.id, ferramenta] as const))(
  'the schema of %s',
  (_, ferramenta) => {
    const daEntrada = lerCom(esquemaDaEntrada(ferramenta));
    const doResultado = lerCom(esquemaDoResultado(ferramenta));

    it('takes the inputs that the tool takes', () => {
      for (const entrada of entradasDe(ferramenta)) {
        expect(daEntrada.safeParse(entrada).error?.issues, JSON.stringify(entrada)).toBeUndefined();
      }
    });

    it('refuses a value that no field accepts, and a field that is not there', () => {
      const [entrada = {}] = entradasDe(ferramenta);
      for (const [nome, campo] of Object.entries(ferramenta.campos)) {
        for (const [caso, valor] of recusaveis(campo)) {
          const aceito = daEntrada.safeParse({ ...entrada, [nome]: valor }).success;
          expect(aceito, `${nome}: ${caso}`).toBe(false);
        }
      }
      expect(daEntrada.safeParse({ ...entrada, nada: 1 }).success).toBe(false);
    });

    it('says which fields are required together or apart', () => {
      const { exigencias = [] } = ferramenta;
      const escritas = exigencias.map(({ quantos, de }) => ({
        [quantos === 'exatamente-um' ? 'oneOf' : 'anyOf']: de.map((nome) => ({ required: [nome] })),
      }));
      expect(esquemaDaEntrada(ferramenta).allOf ?? []).toEqual(escritas);
      for (const nome of exigencias.flatMap(({ de }) => de)) {
        expect(ferramenta.campos[nome]).toMatchObject({ opcional: true });
      }
    });

    it('describes the outputs that the tool gives', () => {
      for (const entrada of entradasDe(ferramenta)) {
        const execucao = executar(ferramenta, entrada);
        if (!execucao.ok) throw new Error(JSON.stringify(execucao.recusas));
        const lido = doResultado.safeParse(execucao.resposta.resultado);
        expect(lido.error?.issues).toBeUndefined();
      }
    });

    it('survives being sent', () => {
      const esquema = esquemaDaEntrada(ferramenta);
      expect(JSON.parse(JSON.stringify(esquema))).toEqual(esquema);
    });
  },
);
