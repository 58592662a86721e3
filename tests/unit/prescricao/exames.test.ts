import { buscarExames, EXAMES, examesDoPainel, PAINEIS } from '@domain/prescricao/exames.ts';
import { describe, expect, it } from 'vitest';

describe('exams', () => {
  it.each([
    ['hemog', 'Hemograma completo'],
    ['glicose', 'Glicemia de jejum'],
    ['ACIDO UR', 'Ácido úrico'],
    ['completo hemo', 'Hemograma completo'],
  ])('"%s" finds %s', (texto, nome) => {
    expect(buscarExames(texto).exames.map((exame) => exame.nome)).toContain(nome);
  });

  it('a panel is found beside them, and opens into its exams', () => {
    const painel = buscarExames('rotina').paineis[0];
    expect(painel && examesDoPainel(painel).map(({ id }) => id)).toContain('hemograma-completo');
  });

  it('nothing typed finds nothing', () => {
    expect(buscarExames(' % ')).toEqual({ paineis: [], exames: [] });
  });

  it('every panel opens whole', () => {
    expect(PAINEIS.filter((um) => examesDoPainel(um).length !== um.membros.length)).toEqual([]);
  });

  it('only what was looked up has a code of TUSS', () => {
    expect(EXAMES.filter(({ tuss, estado }) => tuss && estado === 'pendente')).toEqual([]);
  });
});
