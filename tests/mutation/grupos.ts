import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DOMINIO, RAIZ } from './pacote.ts';

const TESTES = join(RAIZ, 'tests/unit');

interface Grupo {
  /** Which files of the domain are broken. */
  readonly arquivos: RegExp;
  /** Which tests are asked. */
  readonly testes: RegExp;
}

const MEDICAMENTOS = /^clinico\/medicamentos\//;

/**
 * What is broken, part by part; the tools themselves are for `codigo.ts` and `numeros.ts`. Sources,
 * quantities, rules, types and bases are words and lists. The engine is judged by its own tests and
 * the known answers alone, because everything else runs through it too.
 */
export const GRUPOS: Readonly<Record<string, Grupo>> = {
  motor: {
    arquivos: /^clinico\/(motor\/(?!fonte|grandezas)[^/]+|busca)\.ts$/,
    testes: /^clinico\/(motor-|busca|como-texto|matematica|vetores)/,
  },
  doses: {
    arquivos: /^clinico\/medicamentos\/(base|dose|vias)\.ts$/,
    testes: MEDICAMENTOS,
  },
  interacoes: {
    arquivos: /^clinico\/medicamentos\/(escrita|interacoes|lexico|nomes|parecidos)\.ts$/,
    testes: MEDICAMENTOS,
  },
  validacao: {
    arquivos:
      /^validacao\/(regra|paciente\/(?!regras)[^/]+|prescricao\/(?!base|regras|tipos)[^/]+)\.ts$/,
    testes: /^validacao\//,
  },
};

const nomesEm = (pasta: string, fim: string, padrao: RegExp) =>
  readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith(fim) && padrao.test(nome))
    .sort();

/** The files that a group breaks, from the domain on, and the tests that judge it, in full. */
export function grupo(nome: string): { arquivos: readonly string[]; testes: readonly string[] } {
  const descrito = GRUPOS[nome];
  if (!descrito) throw new Error(`no group ${nome}`);
  return {
    arquivos: nomesEm(join(RAIZ, DOMINIO), '.ts', descrito.arquivos),
    testes: nomesEm(TESTES, '.test.ts', descrito.testes).map((teste) => join(TESTES, teste)),
  };
}
