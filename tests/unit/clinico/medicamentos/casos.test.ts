import { BASE } from '@domain/clinico/medicamentos/base.ts';
import { verificarInteracoes } from '@domain/clinico/medicamentos/interacoes.ts';
import { describe, expect, it } from 'vitest';
import { CASOS } from './casos.ts';

/** The same pair has one form, whichever comes first. */
const comoPar = (achado: string) => {
  const [par = '', severidade = ''] = achado.split(': ');
  return `${par.split(' × ').sort().join(' × ')}: ${severidade}`;
};

describe('worked prescriptions', () => {
  it('are at least 59', () => {
    expect(CASOS.length).toBeGreaterThanOrEqual(59);
  });

  it.each(CASOS.map((caso) => [caso.itens.join(', '), caso] as const))('%s', (_, caso) => {
    const resposta = verificarInteracoes(BASE, caso.itens);
    expect(resposta.nao_reconhecidos).toEqual([]);
    expect(
      resposta.interacoes
        .map(({ a, b, severidade }) => comoPar(`${a} × ${b}: ${severidade}`))
        .sort(),
    ).toEqual(caso.achados.map(comoPar).sort());
    expect(resposta.duplicidades.map(({ dcb }) => dcb)).toEqual(caso.duplicados ?? []);
  });
});
