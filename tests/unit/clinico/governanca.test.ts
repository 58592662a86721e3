import { type CampoNumero, linhas, numero } from '@domain/clinico/motor/campos.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { describe, expect, it } from 'vitest';
import {
  type Dados,
  problemasDaFerramenta,
  problemasDasRegras,
  problemasDosDados,
} from '../../../scripts/clinical-report/governanca.ts';
import { lerMaterial, problemasDe } from '../../../scripts/clinical-report/material.ts';

const material = await lerMaterial();
const [modelo] = FERRAMENTAS;
if (!modelo) throw new Error('the registry is empty');

it('nothing clinical lacks source, state, limits or known answers', () => {
  expect(problemasDe(material)).toEqual([]);
});

describe('the report bites', () => {
  const entradas = [1, 2, 3, 4, 5].map((n) => ({ entrada: { n } }));
  const com = (fonte: Partial<Ferramenta['fonte']>, resto: Partial<Ferramenta> = {}) =>
    problemasDaFerramenta({ ...modelo, ...resto, fonte: { ...modelo.fonte, ...fonte } }, entradas);
  const semEstado = { estado: 'revisada' } as never;

  it.each([
    ['no author', com({ autor: ' ' }), 'sem autor da fonte'],
    ['no reference', com({ referencias: [] }), 'sem referência'],
    ['an empty reference', com({ referencias: [{ citacao: '' }] }), 'referência sem citação'],
    ['no formula', com({ formula: '' }), 'sem fórmula escrita'],
    ['no limits', com({ limites: [] }), 'sem limites de uso'],
    ['an empty limit', com({ limites: [''] }), 'sem limites de uso'],
    ['no date of review', com({ revisadoEm: '2026-13-01' }), 'sem data de revisão'],
    ['a version that is none', com({}, { versao: '1' }), "versão '1' não é x.y.z"],
    [
      'a state that is none',
      com({ verificacao: { ...modelo.fonte.verificacao, formula: semEstado } }),
      'fórmula: sem estado de verificação',
    ],
    [
      'a check of no document',
      com({ verificacao: { ...modelo.fonte.verificacao, faixas: { estado: 'conferida' } } }),
      "faixas: 'conferida' sem o documento que foi lido",
    ],
  ])('%s', (_, problemas, esperado) => {
    expect(problemas).toEqual([esperado]);
  });

  it('too few vectors, or the same one again', () => {
    const poucos = ['4 vetores; são precisos 5'];
    expect(problemasDaFerramenta(modelo, entradas.slice(1))).toEqual(poucos);
    const repetidos = [...entradas.slice(1), ...entradas.slice(1)];
    expect(problemasDaFerramenta(modelo, repetidos)).toEqual(poucos);
    expect(problemasDaFerramenta(modelo, entradas)).toEqual([]);
  });

  it('a number that is asked back nowhere and says not why, or contradicts itself', () => {
    const problemas = (ajustes: Partial<CampoNumero>) => {
      const campo = numero({ rotulo: 'Dose', minimo: 1, maximo: 9, ...ajustes });
      return [{ campo }, { lista: linhas('Doses', { campo }, 2) }].map((campos) =>
        problemasDaFerramenta({ ...modelo, campos }, entradas),
      );
    };
    const dosDois = (...frases: string[]) => [frases, frases];
    const semMotivo = dosDois('campo: sem limites do incomum, nem motivo');
    expect(problemas({})).toEqual(semMotivo);
    expect(problemas({ incomumAbaixo: 1, incomumAcima: 9 })).toEqual(semMotivo);
    expect(problemas({ semIncomum: ' ' })).toEqual(semMotivo);
    expect(problemas({ incomumAcima: 10, semIncomum: 'Contagem.' })).toEqual(
      dosDois('campo: limites do incomum fora dos aceitos'),
    );
    expect(problemas({ incomumAcima: 8, semIncomum: 'Contagem.' })).toEqual(
      dosDois('campo: limites do incomum, e motivo para não ter'),
    );
    for (const certo of [{ incomumAcima: 8 }, { incomumAbaixo: 2 }, { semIncomum: 'Contagem.' }])
      expect(problemas(certo)).toEqual(dosDois());
  });

  it('a tool of nobody, vectors of no tool, two tools of one id', () => {
    const falsa = { ...modelo, id: 'falsa', fonte: { ...modelo.fonte, limites: [] } };
    expect(problemasDe({ ...material, ferramentas: [falsa], vetores: new Map() })).toEqual([
      'falsa: sem limites de uso',
      'falsa: 0 vetores; são precisos 5',
    ]);
    const sobrando = { ...material, ferramentas: [], vetores: new Map([['nada', []]]) };
    expect(problemasDe(sobrando)).toEqual(['nada: há vetores e não há ferramenta no registro']);
    const duas = problemasDe({ ...material, ferramentas: [modelo, modelo] });
    expect(duas).toContain('duas ferramentas têm o mesmo id');
  });

  const linha = { nome: 'x', fonte: 'Bula', verificacao: { estado: 'pendente' } };
  const dados = (linhas: unknown[], resto: Dados = {}): Dados => ({
    versao: '1',
    revisadoEm: '2026-11-21',
    ...resto,
    linhas,
  });

  it.each([
    ['no source', dados([{ ...linha, fonte: '' }]), 'x: sem fonte'],
    ['no state', dados([{ ...linha, verificacao: {} }]), 'x: sem estado de verificação'],
    [
      'no document',
      dados([{ ...linha, verificacao: { estado: 'parcial' } }]),
      "x: 'parcial' sem o documento que foi lido",
    ],
    ['no rows', dados([]), 'sem linhas'],
    ['no version', dados([linha], { versao: '' }), 'sem versão da lista'],
    ['no date', dados([linha], { revisadoEm: 'ontem' }), 'sem data de revisão'],
  ])('data with %s', (_, conteudo, esperado) => {
    expect(problemasDosDados(conteudo)).toEqual([esperado]);
  });

  it('a rule of no source or state', () => {
    const regra = {
      severidade: 'erro',
      fonte: 'Lei',
      verificacao: { estado: 'pendente' },
    } as const;
    expect(problemasDasRegras({ certa: regra })).toEqual([]);
    expect(problemasDasRegras({ x: { ...regra, fonte: '' } })).toEqual(['x: sem fonte']);
    const semDocumento = { ...regra, verificacao: { estado: 'conferida' } } as const;
    const regras = new Map([['paciente', { versao: '1', regras: { x: semDocumento } }]]);
    expect(problemasDe({ ...material, regras })).toEqual([
      "paciente: x: 'conferida' sem o documento que foi lido",
    ]);
  });

  it('not at rows whose file says it for all of them', () => {
    const doArquivo = { fonte: 'Bulas', verificacao: { estado: 'pendente' } };
    expect(problemasDosDados(dados([{ nome: 'x' }], doArquivo))).toEqual([]);
    expect(problemasDosDados(dados([linha]))).toEqual([]);
  });
});
