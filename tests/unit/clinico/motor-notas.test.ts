import { Notas } from '@domain/clinico/motor/notas.ts';
import { expect, it } from 'vitest';

it('keeps what a calculation says, in order', () => {
  const notas = new Notas();
  notas.critico('Choque.');
  notas.aviso('Confira.');
  notas.ausente('taxa', 'Falta o peso.');
  notas.ausente(['risco', 'classe'], 'Falta a idade.');
  expect(notas.alertas).toEqual([
    { nivel: 'critico', texto: 'Choque.' },
    { nivel: 'aviso', texto: 'Confira.' },
  ]);
  expect(notas.ausencias).toEqual([
    { saida: 'taxa', motivo: 'Falta o peso.' },
    { saida: 'risco', motivo: 'Falta a idade.' },
    { saida: 'classe', motivo: 'Falta a idade.' },
  ]);
});

it('names the items that were counted as normal, where there are any', () => {
  const notas = new Notas();
  notas.faltantes([]);
  expect(notas.alertas).toEqual([]);
  notas.faltantes(['Lactato', 'Bilirrubina']);
  expect(notas.alertas).toEqual([
    {
      nivel: 'aviso',
      texto: 'Calculado com dados faltantes, que contaram 0: Lactato, Bilirrubina.',
    },
  ]);
});
