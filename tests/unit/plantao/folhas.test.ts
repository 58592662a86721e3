import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { dosePorPeso, FOLHAS, JANELAS_DO_AVC } from '@domain/plantao/folhas.ts';
import { ADRENALINA, CICLO, EVENTOS_DA_PARADA, paradaDe } from '@domain/plantao/parada.ts';
import { describe, expect, it } from 'vitest';

const INICIO = Date.parse('2026-11-20T20:00:00Z');
const em = (segundos: number) => new Date(INICIO + segundos * 1000).toISOString();
const { inicio, ciclo, choque, adrenalina, retorno } = EVENTOS_DA_PARADA;

describe('the clock of an arrest', () => {
  it('is read of its log: where none began there is none', () => {
    expect(paradaDe([], INICIO)).toBeNull();
    expect(paradaDe([{ nome: choque, em: em(0) }], INICIO)).toBeNull();
  });

  it('counts cycles of two minutes from the last check or shock, also when it is late', () => {
    const log = [{ nome: inicio, em: em(0) }];
    expect(paradaDe(log, INICIO)?.ateOCiclo).toBe(CICLO);
    expect(paradaDe(log, INICIO + 121_000)?.ateOCiclo).toBe(-1000);
    const checado = [...log, { nome: ciclo, em: em(120) }];
    expect(paradaDe(checado, INICIO + 121_000)?.ateOCiclo).toBe(CICLO - 1000);
  });

  it('counts shocks and adrenaline of this arrest alone, in whatever order they were written', () => {
    const log = [
      { nome: adrenalina, em: em(300) },
      { nome: choque, em: em(130) },
      { nome: inicio, em: em(0) },
      { nome: choque, em: em(250) },
      { nome: adrenalina, em: em(-900) },
    ];
    expect(paradaDe(log, INICIO + 420_000)).toMatchObject({
      decorrido: 420_000,
      choques: 2,
      adrenalinas: 1,
      desdeAdrenalina: 120_000,
    });
    expect([ADRENALINA.de, ADRENALINA.ate]).toEqual([180_000, 300_000]);
  });

  it('stands still once the circulation is back, and begins anew', () => {
    const log = [
      { nome: inicio, em: em(0) },
      { nome: retorno, em: em(600) },
    ];
    expect(paradaDe(log, INICIO + 9_000_000)).toMatchObject({
      encerrada: true,
      decorrido: 600_000,
    });
    const denovo = [...log, { nome: inicio, em: em(1200) }];
    expect(paradaDe(denovo, INICIO + 1_260_000)).toMatchObject({
      encerrada: false,
      decorrido: 60_000,
      choques: 0,
    });
  });
});

it.each([
  [{ valor: 0.9, unidade: 'mg', maximo: 90 }, 70, '63 mg'],
  [{ valor: 0.9, unidade: 'mg', maximo: 90 }, 100, '90 mg'],
  [{ valor: 0.9, unidade: 'mg', maximo: 90 }, 101, '90 mg (o máximo)'],
  [{ valor: 0.25, unidade: 'mg', maximo: 25 }, 62, '15,5 mg'],
  [{ valor: 30, unidade: 'mL' }, 70, '2.100 mL'],
])('%o of %d kg is %s', (porKg, peso, escrita) => {
  expect(dosePorPeso(porKg, peso)).toBe(escrita);
});

describe('the sheets', () => {
  const itens = FOLHAS.flatMap(({ id, itens: seus }) => seus.map((um) => ({ folha: id, um })));

  it('name tools that there are, and each item once', () => {
    const ids = new Set(FERRAMENTAS.map(({ id }) => id));
    for (const { ferramentas } of FOLHAS) {
      for (const { id } of ferramentas) expect(ids).toContain(id);
    }
    const nomes = itens.map(({ folha, um }) => `${folha}.${um.id}`);
    expect(new Set(nomes).size).toBe(nomes.length);
  });

  it('say the deadlines and windows of their sources', () => {
    const prazos = itens.flatMap(({ um }) => (um.prazo ? [[um.id, um.prazo]] : []));
    expect(Object.fromEntries(prazos)).toEqual({
      tranexamico: 180,
      culturas: 45,
      antibiotico: 60,
      cristaloide: 180,
      foco: 360,
    });
    expect(JANELAS_DO_AVC.map(({ horas }) => horas)).toEqual([4.5, 6, 24]);
  });

  it('raise no state: what was written from memory says so', () => {
    const daMemoria = itens.filter(({ um }) => um.fonte.conferencia === 'memoria');
    expect(new Set(daMemoria.map(({ folha }) => folha))).toEqual(new Set(['trauma']));
  });
});
