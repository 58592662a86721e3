import { describe, expect, it } from 'vitest';
import { julgar } from '../../bench/orcamento.ts';

const custo = (bytes: number, orcamento: number, pedidos = 60) => ({ bytes, orcamento, pedidos });

describe('julgar', () => {
  it('lets pass what stays within budget and figure', () => {
    expect(julgar(custo(1000, 1000), 1000)).toEqual({ razao: 1, problema: '' });
    expect(julgar(custo(1100, 2000), 1000).problema).toBe('');
    expect(julgar(custo(500, 2000), 1000).problema).toBe('');
  });
  it('refuses more than the budget, whatever was committed', () => {
    expect(julgar(custo(1001, 1000), 1001).problema).toBe('acima do orçamento');
  });
  it('refuses more than sixty requests', () => {
    expect(julgar(custo(1000, 1000, 61), 1000).problema).toBe('mais de 60 pedidos');
  });
  it('refuses more than a tenth over the committed figure', () => {
    expect(julgar(custo(1101, 2000), 1000).problema).toBe('cresceu mais de 10 %');
  });
  it('refuses a route without a figure, and a visit that measured nothing', () => {
    expect(julgar(custo(1000, 2000), undefined).problema).toBe('sem figura registrada');
    expect(julgar(custo(0, 2000), 1000).problema).toBe('nada foi medido');
  });
});
