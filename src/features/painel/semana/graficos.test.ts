import { describe, expect, it } from 'vitest';
import { graficosDaSemana } from './graficos.ts';

const SEGUNDA = {
  dia: '2026-11-23',
  minutos_oferecidos: 480,
  minutos_ocupados: 360,
  realizados: 6,
  faltas: 2,
  pacientes_novos: 1,
};
const DOMINGO = {
  dia: '2026-11-29',
  minutos_oferecidos: 0,
  minutos_ocupados: 0,
  realizados: 0,
  faltas: 0,
  pacientes_novos: 0,
};
const graficos = (dias: (typeof SEGUNDA)[]) => graficosDaSemana(dias, '2026-11-23');

describe('the charts of a week', () => {
  it('answer with the whole of which each figure is a part', () => {
    expect(graficos([SEGUNDA, DOMINGO]).map(({ titulo, detalhe }) => [titulo, detalhe])).toEqual([
      ['75% da agenda ocupada', '6 h de 8 h de atendimento nesta semana.'],
      ['25% de faltas', '2 de 8 atendimentos encerrados nesta semana.'],
      ['1 paciente novo', 'Vistos pela primeira vez, em 6 atendimentos realizados nesta semana.'],
    ]);
  });

  it('say that nothing is known instead of zero', () => {
    for (const grafico of graficos([DOMINGO])) {
      expect(grafico.temDados, grafico.chave).toBe(false);
      expect(grafico.titulo, grafico.chave).toContain('sem dados');
      expect(grafico.barras[0], grafico.chave).toMatchObject({ valor: null, rotulo: '' });
    }
  });

  it('tell a day on which nobody was absent from one on which nobody came', () => {
    const semFaltas = { ...SEGUNDA, faltas: 0 };
    const [, faltas] = graficos([semFaltas, DOMINGO]);
    expect(faltas?.titulo).toBe('Ninguém faltou');
    expect(faltas?.barras.map(({ valor }) => valor)).toEqual([0, null]);
  });

  it('draw occupancy against all of the day, and counts from zero', () => {
    const [ocupacao, faltas] = graficos([SEGUNDA]);
    expect(ocupacao?.topo.valor).toBe(1);
    expect(ocupacao?.barras[0]?.valor).toBe(0.75);
    expect(faltas?.topo.valor).toBe(2);
  });

  it('keep in the table what the bars show', () => {
    const [ocupacao] = graficos([SEGUNDA, DOMINGO]);
    expect(ocupacao?.barras.map(({ celulas }) => celulas)).toEqual([
      ['6 h', '8 h', '75%'],
      ['0 min', 'sem horários', 'sem dados'],
    ]);
  });
});
