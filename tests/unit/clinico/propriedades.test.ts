import type { Opcao } from '@domain/clinico/motor/campos.ts';
import { executar, type Resposta } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta, Saida, ValorDeSaida } from '@domain/clinico/motor/ferramenta.ts';
import { ler } from '@domain/clinico/motor/leitura.ts';
import { deCanonica, paraCanonica } from '@domain/clinico/motor/unidades.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import { entradaAoAcaso, sorteioDe } from './support/gerador.ts';
import { VETORES } from './todos-os-vetores.ts';

/** What holds of every tool, whatever it calculates. */

const AO_ACASO = 300;

/** Answers of which only the one worth most counts: each is compared with the others unanswered. */
const SO_A_MAIOR_CONTA: Readonly<Record<string, readonly string[]>> = {
  abcd2: ['unilateral_weakness', 'speech_disturbance_without_weakness'],
};

type Entrada = Readonly<Record<string, unknown>>;

const deVetores = ({ id }: Ferramenta): readonly Entrada[] =>
  (VETORES.get(id) ?? []).map(({ entrada }) => entrada);

function respostaDe(ferramenta: Ferramenta, entrada: Entrada): Resposta | undefined {
  const execucao = executar(ferramenta, entrada);
  return execucao.ok ? execucao.resposta : undefined;
}

/** The inputs of the vectors, and others at random: always the same ones. */
function entradasDe(ferramenta: Ferramenta): Entrada[] {
  const sorteio = sorteioDe(ferramenta.id);
  const sorteadas = Array.from({ length: AO_ACASO }, () =>
    entradaAoAcaso(ferramenta.campos, sorteio),
  );
  return [...deVetores(ferramenta), ...sorteadas];
}

function respostasDe(ferramenta: Ferramenta): Resposta[] {
  return entradasDe(ferramenta).flatMap((entrada) => respostaDe(ferramenta, entrada) ?? []);
}

function ehDoTipo(saida: Saida | undefined, valor: ValorDeSaida): boolean {
  switch (saida?.tipo) {
    case 'numero':
      return Number.isFinite(valor);
    case 'codigo':
      return typeof valor === 'string' && valor !== '';
    case 'sim-nao':
      return typeof valor === 'boolean';
    case 'data':
      return typeof valor === 'string' && /^\d{4}-\d\d-\d\d$/.test(valor);
    case 'partes':
      return (
        typeof valor === 'object' &&
        Object.entries(valor).every(([nome, v]) => nome in saida.partes && Number.isFinite(v))
      );
    case undefined:
      return false;
  }
}

/** The output that the points of the fields add up to. */
function totalDe({ saidas }: Ferramenta): string | undefined {
  const pontos = Object.entries(saidas).filter(
    ([, saida]) => saida.tipo === 'numero' && saida.unidade === 'pontos',
  );
  return pontos.find(([nome]) => nome === 'score')?.[0] ?? pontos[0]?.[0];
}

interface Comparacao {
  readonly campo: string;
  readonly de: unknown;
  readonly para: unknown;
  readonly declarado: number;
}

/** Pairs of answers of one field, with the difference that its points declare. */
function comparacoesDe({ campos }: Ferramenta): Comparacao[] {
  return Object.entries(campos).flatMap(([campo, definicao]): Comparacao[] => {
    if (definicao.tipo === 'sim-nao') {
      const { pontos } = definicao;
      return pontos === undefined ? [] : [{ campo, de: false, para: true, declarado: pontos }];
    }
    if (definicao.tipo !== 'escolha' && definicao.tipo !== 'ordinal') return [];
    const comPontos: Opcao<unknown>[] = definicao.opcoes.filter((o) => o.pontos !== undefined);
    const [primeira, ...outras] = comPontos;
    return outras.map(({ valor, pontos = 0 }) => ({
      campo,
      de: primeira?.valor,
      para: valor,
      declarado: pontos - (primeira?.pontos ?? 0),
    }));
  });
}

/** The differences found for a comparison, one for each of the inputs that answer both ways. */
function diferencas(ferramenta: Ferramenta, total: string, { campo, de, para }: Comparacao) {
  const grupo = SO_A_MAIOR_CONTA[ferramenta.id] ?? [];
  const calados = grupo.includes(campo) ? Object.fromEntries(grupo.map((um) => [um, false])) : {};
  return entradasDe(ferramenta).flatMap((entrada) => {
    const [antes, depois] = [de, para].map(
      (valor) =>
        respostaDe(ferramenta, { ...entrada, ...calados, [campo]: valor })?.resultado[total],
    );
    return typeof antes === 'number' && typeof depois === 'number' ? [depois - antes] : [];
  });
}

describe.each(FERRAMENTAS.map((ferramenta) => [ferramenta.id, ferramenta] as const))(
  '%s',
  (_, ferramenta) => {
    it('answers what it declares, and nothing else', () => {
      const respostas = respostasDe(ferramenta);
      expect(respostas.length).toBeGreaterThan(0);
      for (const { resultado, classes, ausencias, interpretacao } of respostas) {
        for (const [nome, valor] of Object.entries(resultado)) {
          expect(ehDoTipo(ferramenta.saidas[nome], valor), `${nome}: ${valor}`).toBe(true);
        }
        for (const { saida } of [...classes, ...ausencias]) {
          expect(Object.keys(ferramenta.saidas)).toContain(saida);
        }
        for (const { saida } of ausencias) expect(resultado).not.toHaveProperty(saida);
        expect(interpretacao === null).toBe(classes.length === 0);
      }
    });

    it('classifies into bands that exist, each output that falls into one', () => {
      const lidas = respostasDe(ferramenta);
      for (const { de, classe = de, faixas } of ferramenta.interpretacoes) {
        const codigos = faixas.map(({ codigo }) => codigo);
        for (const { classes, resultado } of lidas) {
          const desta = classes.filter(
            ({ saida, rotulo }) => saida === classe && faixas.some((f) => f.rotulo === rotulo),
          );
          for (const { codigo } of desta) expect(codigos).toContain(codigo);
          if (classe !== de && desta.length > 0) expect(codigos).toContain(resultado[classe]);
        }
      }
    });

    it('has bands that leave no gap, and are read of an output', () => {
      for (const { de, classe, faixas } of ferramenta.interpretacoes) {
        expect(Object.keys(ferramenta.saidas)).toEqual(
          expect.arrayContaining(classe ? [de, classe] : [de]),
        );
        if (classe) expect(ferramenta.saidas[classe]?.tipo).toBe('codigo');
        expect(new Set(faixas.map(({ codigo }) => codigo)).size).toBe(faixas.length);
        if (ferramenta.saidas[de]?.tipo !== 'numero') continue;
        const bordas = faixas.map(({ abaixoDe, ate }) => abaixoDe ?? ate);
        expect(bordas.at(-1), 'the last band is open').toBeUndefined();
        for (const [n, borda] of bordas.slice(0, -1).entries()) {
          expect(borda, `band ${n}`).toBeDefined();
          if (n > 0) expect(borda).toBeGreaterThanOrEqual(Number(bordas[n - 1]));
        }
      }
    });

    it('reads each unit as the same quantity', () => {
      const numeros = Object.entries(ferramenta.campos).flatMap(([nome, campo]) =>
        campo.tipo === 'numero' ? [[nome, campo] as const] : [],
      );
      // By itself, whatever choice asks for it.
      for (const [nome, { quando: _, ...campo }] of numeros) {
        const valores = deVetores(ferramenta).map((entrada) => entrada[nome]);
        for (const valor of valores.filter((v) => typeof v === 'number')) {
          for (const { unidade } of campo.alternativas) {
            const noutra = Number(deCanonica(campo, valor, unidade));
            const lida = ler(
              { [nome]: { ...campo, inteiro: false } },
              [],
              { [nome]: noutra },
              { [nome]: unidade },
            );
            if (!lida.ok) throw new Error(JSON.stringify(lida.recusas));
            expect(Number(lida.entrada[nome])).toBeCloseTo(valor, 9);
            expect(
              Number(deCanonica(campo, Number(paraCanonica(campo, noutra, unidade)), unidade)),
            ).toBeCloseTo(noutra, 6);
          }
        }
      }
    });

    it('changes its total by the points that an answer declares', () => {
      const comparacoes = comparacoesDe(ferramenta);
      const total = totalDe(ferramenta);
      expect(total !== undefined || comparacoes.length === 0, 'points without a total').toBe(true);
      for (const comparacao of comparacoes) {
        const encontradas = diferencas(ferramenta, String(total), comparacao);
        const onde = `${comparacao.campo}: ${comparacao.para}`;
        expect(encontradas.length, `${onde} was never compared`).toBeGreaterThan(0);
        expect(new Set(encontradas.map((d) => Math.round(d * 1e6) / 1e6)), onde).toEqual(
          new Set([comparacao.declarado]),
        );
      }
    });

    it('answers the same of the same, and leaves its inputs alone', () => {
      for (const entrada of deVetores(ferramenta)) {
        const copia = structuredClone(entrada);
        expect(executar(ferramenta, entrada)).toEqual(executar(ferramenta, copia));
        expect(entrada).toEqual(copia);
      }
    });
  },
);
