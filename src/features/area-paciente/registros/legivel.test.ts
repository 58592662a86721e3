import { describe, expect, it } from 'vitest';
import { medidasLegiveis, partesLegiveis } from './legivel.ts';

describe('what was written', () => {
  it('begins with what to do, and leaves out what is empty', () => {
    const partes = partesLegiveis({
      subjetivo: ' Dor. ',
      objetivo: '  ',
      avaliacao: 'Lombalgia.',
      plano: 'Repouso.',
      secoes_livres: [
        { titulo: 'Família', texto: 'Mãe hipertensa.' },
        { titulo: 'Vacinas', texto: '' },
      ],
    });
    expect(partes.map(({ titulo, texto }) => `${titulo}: ${texto}`)).toEqual([
      'Conduta e orientações: Repouso.',
      'Avaliação: Lombalgia.',
      'O que foi contado: Dor.',
      'Família: Mãe hipertensa.',
    ]);
  });
});

describe('what was measured', () => {
  it('says both pressures as one', () => {
    expect(medidasLegiveis({ pressao_sistolica: 128, pressao_diastolica: 80 })).toEqual([
      { rotulo: 'Pressão arterial', valor: '128/80', unidade: 'mmHg' },
    ]);
  });

  it('says one alone by its own name', () => {
    expect(medidasLegiveis({ pressao_sistolica: 128 }).map(({ rotulo }) => rotulo)).toEqual([
      'Pressão sistólica',
    ]);
  });

  it('writes decimals with a comma, and a zero that was measured', () => {
    const medidas = medidasLegiveis({ temperatura: 36.6, dor: 0 });
    expect(medidas.map(({ valor }) => valor)).toEqual(['36,6', '0']);
  });

  it('is nothing when nothing was', () => {
    expect(medidasLegiveis({})).toEqual([]);
  });
});
