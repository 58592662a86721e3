import { describe, expect, it } from 'vitest';
import { lerOperador } from '@/public/operador.ts';

describe('lerOperador', () => {
  it('reads nothing from nothing, and from blanks', () => {
    const vazio = { site: null, razaoSocial: null, cnpj: null, encarregado: null, email: null };
    expect(lerOperador({})).toEqual(vazio);
    expect(lerOperador({ VITE_SITE_URL: ' ', VITE_OPERADOR_CNPJ: '', MODE: 'test' })).toEqual(
      vazio,
    );
  });

  it('tidies what it reads', () => {
    const operador = lerOperador({
      VITE_SITE_URL: 'https://pleno.exemplo.br/app//',
      VITE_OPERADOR_CNPJ: '12abc34501de35',
    });
    expect(operador.site).toBe('https://pleno.exemplo.br/app');
    expect(operador.cnpj).toBe('12.ABC.345/01DE-35');
  });

  it.each([
    ['VITE_SITE_URL', 'pleno.exemplo.br'],
    ['VITE_SITE_URL', 'javascript:alert(1)'],
    ['VITE_OPERADOR_CNPJ', '11222333000182'],
    ['VITE_CONTATO_EMAIL', 'contato em pleno'],
  ])('refuses %s = %s, naming the setting', (nome, valor) => {
    expect(() => lerOperador({ [nome]: valor })).toThrow(nome);
  });
});
