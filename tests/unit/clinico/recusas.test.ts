import { type CampoLinhas, ehPedido } from '@domain/clinico/motor/campos.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { deCanonica } from '@domain/clinico/motor/unidades.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import { recusaveis } from './support/gerador.ts';
import { VETORES } from './todos-os-vetores.ts';

/** No tool answers anything for an input that is not one, whatever the rest of the inputs. */

type Entrada = Readonly<Record<string, unknown>>;

const entradasDe = ({ id }: Ferramenta): readonly Entrada[] =>
  (VETORES.get(id) ?? []).map(({ entrada }) => entrada);

function recusasDe(ferramenta: Ferramenta, entrada: unknown, unidades = {}) {
  const execucao = executar(ferramenta, entrada, unidades);
  return execucao.ok ? undefined : execucao.recusas;
}

/** The cases that got an answer, or whose refusal does not name the field; none when all is well. */
function aceitos(ferramenta: Ferramenta, casos: Iterable<[string, string, Entrada, object?]>) {
  return [...casos]
    .filter(([campo, , entrada, unidades]) => {
      const frase = recusasDe(ferramenta, entrada, unidades)?.[campo];
      return !frase || !/^\p{L}.*\.$/u.test(frase);
    })
    .map(([campo, caso]) => `${campo}: ${caso}`);
}

function* valoresErrados(ferramenta: Ferramenta): Generator<[string, string, Entrada]> {
  for (const entrada of entradasDe(ferramenta)) {
    for (const [nome, campo] of Object.entries(ferramenta.campos)) {
      for (const [caso, valor] of recusaveis(campo))
        yield [nome, caso, { ...entrada, [nome]: valor }];
    }
  }
}

function* colunasErradas(ferramenta: Ferramenta): Generator<[string, string, Entrada]> {
  const tabelas = Object.entries(ferramenta.campos).filter(
    (par): par is [string, CampoLinhas] => par[1].tipo === 'linhas',
  );
  for (const entrada of entradasDe(ferramenta)) {
    for (const [nome, { colunas }] of tabelas) {
      const linhas = entrada[nome];
      if (!Array.isArray(linhas)) continue;
      for (const [coluna, campo] of Object.entries(colunas)) {
        for (const [caso, valor] of recusaveis(campo)) {
          const [primeira, ...outras] = linhas;
          const trocadas = [{ ...primeira, [coluna]: valor }, ...outras];
          yield [nome, `${coluna}: ${caso}`, { ...entrada, [nome]: trocadas }];
        }
      }
    }
  }
}

function* faltas(ferramenta: Ferramenta): Generator<[string, string, Entrada]> {
  for (const entrada of entradasDe(ferramenta)) {
    const execucao = executar(ferramenta, entrada);
    const lida = execucao.ok ? execucao.entrada : {};
    for (const [nome, campo] of Object.entries(ferramenta.campos)) {
      if (campo.opcional || 'padrao' in campo || !ehPedido(campo, lida)) continue;
      const { [nome]: _, ...resto } = entrada;
      yield [nome, 'missing', resto];
      yield [nome, 'undefined', { ...entrada, [nome]: undefined }];
    }
  }
}

function* foraEmOutraUnidade(ferramenta: Ferramenta): Generator<[string, string, Entrada, object]> {
  for (const entrada of entradasDe(ferramenta)) {
    for (const [nome, campo] of Object.entries(ferramenta.campos)) {
      if (campo.tipo !== 'numero') continue;
      for (const { unidade } of campo.alternativas) {
        const limite = deCanonica(campo, campo.maximo * 1.001, unidade);
        yield [nome, `above, in ${unidade}`, { ...entrada, [nome]: limite }, { [nome]: unidade }];
      }
      yield [nome, 'an unknown unit', { ...entrada, [nome]: campo.minimo }, { [nome]: 'xyz' }];
    }
  }
}

describe.each(FERRAMENTAS.map((ferramenta) => [ferramenta.id, ferramenta] as const))(
  '%s refuses, by name,',
  (_, ferramenta) => {
    it('a value that a field does not accept', () => {
      expect(aceitos(ferramenta, valoresErrados(ferramenta))).toEqual([]);
      expect(aceitos(ferramenta, colunasErradas(ferramenta))).toEqual([]);
    });

    it('a required field that is missing', () => {
      expect(aceitos(ferramenta, faltas(ferramenta))).toEqual([]);
    });

    it('what is out of its limits in another unit, and units it does not know', () => {
      expect(aceitos(ferramenta, foraEmOutraUnidade(ferramenta))).toEqual([]);
    });

    it('a field that it does not have', () => {
      const casos = entradasDe(ferramenta).flatMap((entrada) =>
        ['nada', 'constructor', 'toString', 'unidades', ''].map(
          (nome): [string, string, Entrada] => [nome, 'unknown', { ...entrada, [nome]: 1 }],
        ),
      );
      expect(aceitos(ferramenta, casos)).toEqual([]);
    });

    it.each([
      undefined,
      null,
      0,
      70,
      Number.NaN,
      '',
      '{}',
      true,
      [],
      [{}],
      () => ({}),
      Symbol('x'),
    ])('what is no object: %s', (entrada) => {
      expect(recusasDe(ferramenta, entrada)).toHaveProperty('entrada');
    });

    it('fields missing from groups of which some are required', () => {
      for (const { quantos, de } of ferramenta.exigencias ?? []) {
        for (const entrada of entradasDe(ferramenta)) {
          const sem = Object.fromEntries(Object.entries(entrada).filter(([n]) => !de.includes(n)));
          expect(recusasDe(ferramenta, sem)).toBeDefined();
          const todos = { ...sem };
          for (const nome of de) {
            const campo = ferramenta.campos[nome];
            if (campo?.tipo === 'numero') todos[nome] = campo.minimo;
            if (campo?.tipo === 'data') todos[nome] = '2025-01-10';
          }
          if (quantos === 'exatamente-um') {
            expect(Object.keys(recusasDe(ferramenta, todos) ?? {})).toEqual(
              expect.arrayContaining([...de]),
            );
          }
        }
      }
    });
  },
);
