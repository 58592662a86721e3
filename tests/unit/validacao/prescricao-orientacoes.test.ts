/** What the instructions say of the items, which must not slip through beside them. */
import { BASE_DA_PRESCRICAO } from '@domain/validacao/prescricao/base.ts';
import { lerItens, type Prescricao } from '@domain/validacao/prescricao/pedido.ts';
import { describe, expect, it } from 'vitest';
import { regras } from './support/receita.ts';

const receita = (instructions: string, ...textos: string[]): Prescricao => ({
  medications: textos.map((texto) => ({ texto })),
  instructions,
});
const lidas = (instructions: string, ...textos: string[]) =>
  lerItens(BASE_DA_PRESCRICAO.lexico, receita(instructions, ...textos)).map(
    ({ posologia }) => posologia,
  );

describe('a limit that only the instructions pass', () => {
  it.each([
    ['Clonazepam 2 mg', 'Tomar 1 comprimido à noite por 90 dias.'],
    ['Clonazepam 2 mg', 'Usar durante três meses.'],
    ['Morfina 10 mg', '1 comprimido de 4/4 h por 45 dias'],
  ])('%s: %s', (texto, instrucoes) => {
    expect(regras(receita(instrucoes, texto))).toContain('quantidade.excede');
    expect(regras(receita('Tomar 1 comprimido à noite por 30 dias.', texto))).not.toContain(
      'quantidade.excede',
    );
  });

  it('is found in the observations too', () => {
    const muito = {
      ...receita('Ver observações.', 'Clonazepam 2 mg'),
      observations: 'por 90 dias',
    };
    expect(regras(muito)).toContain('quantidade.excede');
  });

  it('as is a weekly drug that they order daily', () => {
    const diario = receita('Metotrexato: 1 comprimido todos os dias.', 'Metotrexato 2,5 mg');
    expect(regras(diario)).toContain('dose.frequencia-perigosa');
    const semanal = receita('Metotrexato: 6 cp aos sábados.', 'Metotrexato 2,5 mg');
    expect(regras(semanal)).not.toContain('dose.frequencia-perigosa');
  });
});

describe('what is said of several items', () => {
  it('goes to the one that is named, and to those after it', () => {
    const [clonazepam, morfina] = lidas(
      'Rivotril 1 cp à noite por 60 dias, morfina 1 cp de 4/4 h por 5 dias. Manter por mais 2 dias.',
      'Rivotril 2 mg',
      'Morfina 10 mg',
    );
    expect(clonazepam).toMatchObject({ dias: 60, ritmo: { vezesPorDia: 1 } });
    expect(morfina).toMatchObject({ dias: 5, ritmo: { vezesPorDia: 6 } });
  });

  it('goes by number', () => {
    const [um, dois] = lidas(
      '1) 1 cp de 8/8 h por 7 dias\n2) 20 gotas de 6/6 h',
      'Amoxicilina 500 mg',
      'Dipirona 500 mg/mL',
    );
    expect(um).toMatchObject({ dias: 7, diaria: { valor: 1500 } });
    expect(dois).toMatchObject({ diaria: { valor: 2000 } });
  });

  it('without a name is a duration for all, and no dose of any', () => {
    const [um, dois] = lidas(
      'Usar por 10 dias, 1x ao dia.',
      'Losartana 50 mg',
      'Sinvastatina 20 mg',
    );
    expect(um).toMatchObject({ dias: 10, ritmo: undefined });
    expect(dois).toMatchObject({ dias: 10, ritmo: undefined });
  });

  it('of something else is of none of them', () => {
    const [metotrexato] = lidas(
      'Metotrexato 6 cp 1x por semana. Beber 2 litros de água por dia. Ácido fólico 5 mg todos os dias. Retornar em 30 dias.',
      'Metotrexato 2,5 mg',
    );
    expect(metotrexato).toMatchObject({ todoDia: false, ritmo: { aCadaDias: 7 }, dias: undefined });
  });
});
