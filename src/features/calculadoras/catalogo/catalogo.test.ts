import { describe, expect, it } from 'vitest';
import { ITENS, itemPorId } from '@/shared/calculadoras/itens.ts';
import { procurar, secoes } from './catalogo.ts';

describe('the list', () => {
  const nada = { favoritas: [], recentes: [] };
  const titulos = (...dados: Parameters<typeof secoes>) =>
    secoes(...dados).map(({ titulo }) => titulo);

  it('holds every tool once in its category', () => {
    const porCategoria = secoes(ITENS, nada, null).flatMap(({ itens }) => itens);
    expect(porCategoria).toHaveLength(ITENS.length);
    expect(new Set(porCategoria.map(({ id }) => id)).size).toBe(ITENS.length);
  });

  it('begins with what the person marked, opened last, and what the specialty uses', () => {
    const guardados = { favoritas: ['qsofa', 'extinta'], recentes: ['bmi'] };
    expect(titulos(ITENS, guardados, 'Nefrologia').slice(0, 3)).toEqual([
      'Favoritas',
      'Recentes',
      'Da sua especialidade',
    ]);
    expect(secoes(ITENS, guardados, null)[0]?.itens.map(({ id }) => id)).toEqual(['qsofa']);
    expect(titulos(ITENS, nada, 'Nefrologia')).not.toContain('Favoritas');
    expect(titulos(ITENS, nada, 'Acupuntura')).not.toContain('Da sua especialidade');
  });

  it.each([
    ['qsofa', 'qsofa'],
    ['imc', 'bmi'],
    ['egfr 2021', 'ckd-epi-2021'],
    ['interação', 'drug-interactions'],
    ['dose renal', 'dose-adjustment'],
  ])('finds "%s" first', (termo, id) => {
    expect(procurar(termo)[0]?.id).toBe(id);
  });

  it('has the two tools of medicines among the calculators', () => {
    expect(itemPorId('drug-interactions')?.tipo).toBe('calculadora');
    expect(itemPorId('dose-adjustment')?.tipo).toBe('calculadora');
    expect(itemPorId('extinta')).toBeUndefined();
  });

  it.each(['t', 'tf', 'tfg', 'tfge ckd', 'insuficiência cardíaca', 'cardiologia'])(
    'answers "%s" while it is being typed',
    (termo) => expect(procurar(termo)).not.toEqual([]),
  );

  it('answers nothing to what names no tool', () => {
    expect(procurar('xyz')).toEqual([]);
  });
});
