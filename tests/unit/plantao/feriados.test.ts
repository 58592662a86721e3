import { dataExiste } from '@domain/datas.ts';
import {
  type Calendario,
  ESTADUAIS,
  feriadoDe,
  feriadosDoAno,
  NACIONAIS,
  pascoa,
} from '@domain/plantao/feriados.ts';
import { describe, expect, it } from 'vitest';

const SEM: Calendario = { uf: null, estaduais: false, facultativos: [], proprios: [] };

/** The Gregorian Easter again, by Butcher's older cousin (Gauss with its two exceptions). */
function porGauss(ano: number): string {
  const a = ano % 19;
  const seculo = Math.floor(ano / 100);
  const p = Math.floor((13 + 8 * seculo) / 25);
  const M = (15 - p + seculo - Math.floor(seculo / 4)) % 30;
  const N = (4 + seculo - Math.floor(seculo / 4)) % 7;
  const d = (19 * a + M) % 30;
  const e = (2 * (ano % 4) + 4 * (ano % 7) + 6 * d + N) % 7;
  let diaDeMarco = 22 + d + e;
  if (d === 29 && e === 6) diaDeMarco = 50;
  if (d === 28 && e === 6 && (11 * M + 11) % 30 < 19) diaDeMarco = 49;
  return new Date(Date.UTC(ano, 2, diaDeMarco)).toISOString().slice(0, 10);
}

describe('Easter', () => {
  it.each([
    ['2024', '2024-03-31'],
    ['2025', '2025-04-20'],
    ['2026', '2026-04-05'],
    ['2027', '2027-03-28'],
    ['2038', '2038-04-25'],
  ])('of %s is %s', (ano, dia) => expect(pascoa(Number(ano))).toBe(dia));

  it('is the same by another algorithm in every year of the product', () => {
    for (let ano = 1900; ano < 2200; ano += 1) expect(pascoa(ano)).toBe(porGauss(ano));
  });
});

it('every day of the tables exists, with its source and how far it was verified', () => {
  const todos = [...NACIONAIS, ...Object.values(ESTADUAIS).flat()];
  for (const { dia, fonte, verificacao } of todos) {
    expect(dataExiste(`2026-${dia}`)).toBe(true);
    expect(fonte).not.toBe('');
    expect(['texto_lido', 'nao_conferido']).toContain(verificacao);
  }
});

it('20 November is a national holiday from 2024 on, and not before', () => {
  expect(feriadoDe('2023-11-20', SEM)).toBeNull();
  expect(feriadoDe('2024-11-20', SEM)).toBe('Zumbi e Consciência Negra');
});

it('those of the state and the optional ones count only where the doctor says so', () => {
  expect(feriadoDe('2026-07-09', { ...SEM, uf: 'SP' })).toBeNull();
  expect(feriadoDe('2026-07-09', { ...SEM, uf: 'SP', estaduais: true })).not.toBeNull();
  expect(feriadoDe('2026-07-09', { ...SEM, uf: 'RJ', estaduais: true })).toBeNull();
  expect(feriadoDe('2026-04-03', SEM)).toBeNull();
  expect(feriadoDe('2026-04-03', { ...SEM, facultativos: ['sexta_santa'] })).toBe(
    'Sexta-feira Santa',
  );
  expect(feriadoDe('2026-06-04', { ...SEM, facultativos: ['corpus_christi'] })).toBe(
    'Corpus Christi',
  );
  expect(feriadoDe('2026-02-17', { ...SEM, facultativos: ['carnaval'] })).not.toBeNull();
});

it('those of the city are written by the doctor, for each year or for one', () => {
  const proprios = [
    { dia: '01-25', nome: 'Aniversário de São Paulo' },
    { dia: '2026-10-15', nome: 'Acordo da escala' },
  ];
  expect(feriadoDe('2031-01-25', { ...SEM, proprios })).toBe('Aniversário de São Paulo');
  expect(feriadoDe('2026-10-15', { ...SEM, proprios })).toBe('Acordo da escala');
  expect(feriadoDe('2027-10-15', { ...SEM, proprios })).toBeNull();
});

it('the day of Santa Catarina moves to the Sunday from 2018 on', () => {
  const deSanta = { ...SEM, uf: 'SC', estaduais: true } as const;
  expect(feriadoDe('2017-08-11', deSanta)).not.toBeNull();
  expect(feriadoDe('2026-08-11', deSanta)).toBeNull();
  expect(feriadoDe('2026-08-16', deSanta)).not.toBeNull();
});

it('of two that meet, the national one gives the name', () => {
  const dia = { dia: '12-25', nome: 'Festa da cidade' };
  expect(feriadosDoAno(2026, { ...SEM, proprios: [dia] }).get('2026-12-25')).toBe('Natal');
});
