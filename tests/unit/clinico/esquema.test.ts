import { esquemaDaEntrada, esquemaDoResultado } from '@domain/clinico/motor/esquema.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { ler } from '@domain/clinico/motor/leitura.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { combina } from './support/combinacoes.ts';
import { combinacaoAoAcaso, recusaveis, sorteioDe } from './support/gerador.ts';
import { VETORES } from './todos-os-vetores.ts';

/** The schemas that other programs read say the same as the tools themselves. */

const AO_ACASO = 200;

/** Without `allOf`, of which zod knows too little; that is read by `combina`. */
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

    it('asks of groups only fields that may be left out', () => {
      for (const nome of (ferramenta.exigencias ?? []).flatMap(({ de }) => de)) {
        expect(ferramenta.campos[nome]).toMatchObject({ opcional: true });
      }
    });

    it('hangs a field on an answer that is always there, and is known before it', () => {
      const nomes = Object.keys(ferramenta.campos);
      for (const [nome, { quando }] of Object.entries(ferramenta.campos)) {
        if (!quando) continue;
        const escolha = ferramenta.campos[quando.campo];
        if (escolha?.tipo !== 'escolha') throw new Error(`${nome}: ${quando.campo} is no choice`);
        expect(escolha.opcional ?? false, nome).toBe(false);
        expect(nomes.indexOf(quando.campo), nome).toBeLessThan(nomes.indexOf(nome));
        const respostas = escolha.opcoes.map(({ valor }) => valor);
        expect(respostas, nome).toEqual(expect.arrayContaining([...quando.valores]));
        expect(quando.valores.length, nome).toBeGreaterThan(0);
      }
      for (const campo of Object.values(ferramenta.campos)) {
        const colunas = campo.tipo === 'linhas' ? Object.values(campo.colunas) : [];
        expect(colunas.filter(({ quando }) => quando)).toEqual([]);
      }
    });

    it('agrees with the reader on which fields may stand together', () => {
      const esquema = esquemaDaEntrada(ferramenta);
      const { allOf = [] } = esquema;
      const sorteio = sorteioDe(`combinações de ${ferramenta.id}`);
      const vistos = new Set<boolean>();
      for (let vez = 0; vez < AO_ACASO; vez += 1) {
        const entrada = combinacaoAoAcaso(ferramenta.campos, sorteio);
        const aceita = daEntrada.safeParse(entrada).success && combina({ allOf }, entrada);
        const { ok } = ler(ferramenta.campos, ferramenta.exigencias ?? [], entrada);
        expect(aceita, JSON.stringify(entrada)).toBe(ok);
        vistos.add(ok);
      }
      expect(vistos.has(true), 'it never took anything').toBe(true);
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
