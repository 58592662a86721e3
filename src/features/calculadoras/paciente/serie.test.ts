import { ckdEpi2021 } from '@domain/clinico/ferramentas/ckd-epi-2021.ts';
import { vasoactiveInfusion } from '@domain/clinico/ferramentas/vasoactive-infusion.ts';
import { expect, it } from 'vitest';
import type { Calculo } from '@/shared/calculos/api/linhas.ts';
import { comparaveis, emPalavras, serie } from './serie.ts';

const FUSO = 'America/Sao_Paulo';
const guardado = (em: string, egfr: number, outros: Partial<Calculo> = {}): Calculo => ({
  id: em,
  ferramenta: 'ckd-epi-2021',
  versao: '1.0.0',
  entrada: {},
  unidades: {},
  proveniencia: {},
  resultado: { egfr },
  interpretacao: 'G3a.',
  autor_id: '10000000-0000-4000-8000-000000000011',
  autor_nome: 'Dra. Ana',
  criado_em: em,
  anulado_em: null,
  motivo_da_anulacao: null,
  ...outros,
});

const MARCO = '2026-03-12T12:00:00Z';
const JUNHO = '2026-06-12T12:00:00Z';
const NOVEMBRO = '2026-11-12T12:00:00Z';
const palavras = (...calculos: Calculo[]) =>
  emPalavras(ckdEpi2021, serie(ckdEpi2021, calculos), FUSO);

it('the results of one tool stand oldest first, as they are read', () => {
  const outra = guardado(JUNHO, 1, { ferramenta: 'qsofa' });
  expect(serie(ckdEpi2021, [guardado(NOVEMBRO, 53.8), outra, guardado(MARCO, 48.2)])).toMatchObject(
    [
      { em: MARCO, texto: '48 mL/min/1,73 m²', anulado: null },
      { em: NOVEMBRO, texto: '54 mL/min/1,73 m²', leitura: 'G3a.' },
    ],
  );
});

it.each([
  [48.2, 53.8, 'TFGe subiu de 48 para 54 mL/min/1,73 m² desde 12/03/2026'],
  [60, 48.2, 'TFGe caiu de 60 para 48 mL/min/1,73 m² desde 12/03/2026'],
  // What differs only beyond what is shown did not change.
  [53.6, 54.4, 'TFGe estável em 54 mL/min/1,73 m² desde 12/03/2026'],
])('from %s to %s is said: %s', (de, para, frase) => {
  expect(palavras(guardado(MARCO, de), guardado(NOVEMBRO, para))).toBe(frase);
});

it('one result tells no change, and an annulled one does not count', () => {
  const anulado = guardado(JUNHO, 10, { anulado_em: NOVEMBRO, motivo_da_anulacao: 'Trocado.' });
  expect(palavras(guardado(MARCO, 50), anulado)).toBe('Resultados anteriores');
  expect(serie(ckdEpi2021, [anulado])).toMatchObject([
    { anulado: { em: NOVEMBRO, motivo: 'Trocado.' } },
  ]);
});

it('the rate of one drug is not compared with that of another', () => {
  const infusao = (em: string, drug: string, rate_ml_h: number, outros: Partial<Calculo> = {}) =>
    guardado(em, 0, {
      ferramenta: 'vasoactive-infusion',
      entrada: { drug },
      resultado: { rate_ml_h },
      ...outros,
    });
  const lidos = (...calculos: Calculo[]) => {
    const pontos = comparaveis(serie(vasoactiveInfusion, calculos));
    return {
      quais: pontos.map(({ em }) => em),
      dito: emPalavras(vasoactiveInfusion, pontos, FUSO),
    };
  };
  const deMarco = infusao(MARCO, 'vasopressina', 6);
  const deNovembro = infusao(NOVEMBRO, 'vasopressina', 12);
  expect(lidos(deMarco, infusao(JUNHO, 'fentanila', 4), deNovembro)).toEqual({
    quais: [MARCO, NOVEMBRO],
    dito: 'Vazão subiu de 6,00 para 12,00 mL/h desde 12/03/2026',
  });
  expect(lidos(deMarco, infusao(JUNHO, 'fentanila', 4)).quais).toEqual([JUNHO]);
  const anulada = infusao(JUNHO, 'fentanila', 4, { anulado_em: NOVEMBRO });
  expect(lidos(deMarco, anulada).quais).toEqual([MARCO]);
  expect(comparaveis([])).toEqual([]);
});
