import { describe, expect, it } from 'vitest';
import {
  aceitos,
  type Conteudo,
  conteudoVazio,
  deEscrita,
  lerNumero,
  mesmoConteudo,
  temConteudo,
  validar,
} from './conteudo.ts';

const AGORA = Date.parse('2026-11-21T17:32:00Z');
const com = (campos: Partial<Conteudo>): Conteudo => ({ ...conteudoVazio(AGORA), ...campos });

describe('reading numbers as typed', () => {
  it.each([
    ['1,2', 1.2],
    ['1.2', 1.2],
    [' 120 ', 120],
    ['', null],
    ['   ', null],
  ])('%j is %j', (texto, valor) => {
    expect(lerNumero(texto)).toBe(valor);
  });

  it.each(['12 0', '-3', '1,2,3', 'doze', '1e3', '0x10', 'Infinity'])(
    '%j is no number',
    (texto) => {
      expect(lerNumero(texto)).toBeNaN();
    },
  );
});

it('starts with now, in São Paulo, and nothing else', () => {
  const vazio = conteudoVazio(AGORA);
  expect(vazio).toMatchObject({ dia: '2026-11-21', hora: '14:32', subjetivo: '', temperatura: '' });
  expect(temConteudo(vazio)).toBe(false);
  expect(temConteudo(com({ dor: '0' }))).toBe(true);
  expect(temConteudo(com({ plano: '  \n' }))).toBe(false);
});

it('comes back from the database as it went', () => {
  const resultado = validar(com({ subjetivo: 'Tosse.\n', temperatura: '37.5', peso_kg: '72,350' }));
  if (!('evolucao' in resultado)) throw new Error('refused');
  expect(resultado.evolucao).toMatchObject({
    ocorrido_em: '2026-11-21T17:32:00.000Z',
    temperatura: 37.5,
    peso_kg: 72.35,
    dor: null,
  });
  expect(deEscrita(resultado.evolucao)).toMatchObject({
    subjetivo: 'Tosse.\n',
    temperatura: '37,5',
    peso_kg: '72,35',
  });
});

it('says what is wrong beside the field', () => {
  const resultado = validar(
    com({
      hora: '',
      saturacao: '101',
      temperatura: '37,55',
    }),
  );
  expect(resultado).toEqual({
    recusas: {
      hora: 'Data do atendimento: confira dia e hora.',
      saturacao: expect.stringContaining('entre 30 e 100 %'),
      temperatura: expect.stringContaining('no máximo 1 casa decimal'),
    },
  });
  expect(validar(com({ pressao_sistolica: '80', pressao_diastolica: '90' }))).toEqual({
    recusas: { pressao_diastolica: expect.stringContaining('menor que a sistólica') },
  });
});

it('accepts every value with as many decimals as are kept', () => {
  for (let decimos = 200; decimos <= 460; decimos += 1) {
    expect(validar(com({ temperatura: (decimos / 10).toFixed(1) }))).toHaveProperty('evolucao');
  }
  for (const peso of [
    '0,3',
    '0,301',
    '1,005',
    '2,675',
    '4,35',
    '8,2',
    '70,123',
    '649,999',
    '650',
  ]) {
    expect(validar(com({ peso_kg: peso }))).toHaveProperty('evolucao');
  }
});

it('saves the good fields of a content that is not all good', () => {
  const salvos = aceitos(
    com({ subjetivo: 'Tosse', saturacao: '10', temperatura: '37,5', hora: '9' }),
  );
  expect(salvos).toMatchObject({ subjetivo: 'Tosse', temperatura: 37.5, dor: null });
  expect(salvos).not.toHaveProperty('saturacao');
  expect(salvos).not.toHaveProperty('ocorrido_em');
});

it('does not take a spelling of a number for a change', () => {
  expect(mesmoConteudo(com({ temperatura: '37,5' }), com({ temperatura: '37.50' }))).toBe(true);
  expect(mesmoConteudo(com({ temperatura: '37,5' }), com({ temperatura: '37,6' }))).toBe(false);
  expect(mesmoConteudo(com({ dor: '12' }), com({ dor: 'doze' }))).toBe(false);
  expect(mesmoConteudo(com({ dor: '' }), com({ dor: '0' }))).toBe(false);
});
