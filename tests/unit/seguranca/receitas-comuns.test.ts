import { describe, expect, it } from 'vitest';
import { avaliarTextos } from './support/avaliacao.ts';
import { COMUNS, contarPorGrau } from './support/comuns.ts';

describe('a hundred ordinary prescriptions', () => {
  it('are a hundred, of names that are all recognised', () => {
    expect(COMUNS).toHaveLength(100);
    const perdidos = COMUNS.flatMap(({ paciente, itens }) =>
      avaliarTextos(paciente, itens).por_item.flatMap(({ farmacos }, posicao) =>
        farmacos.length === 0 ? [itens[posicao]] : [],
      ),
    );
    expect(perdidos).toEqual([]);
  });

  it('are stopped in five at most', () => {
    const { receitas } = contarPorGrau(COMUNS);
    expect(receitas.impede).toBeLessThanOrEqual(5);
    // They are not silent because nothing was looked at.
    expect(receitas.chama_atencao).toBeGreaterThanOrEqual(3);
  });
});
