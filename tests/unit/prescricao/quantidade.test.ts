import { lerAtalho } from '@domain/prescricao/frase.ts';
import { type ProdutoADispensar, quantidadeADispensar } from '@domain/prescricao/quantidade.ts';
import { describe, expect, it } from 'vitest';

function quantidade(texto: string, produto?: ProdutoADispensar) {
  const lido = lerAtalho(texto);
  return lido && quantidadeADispensar(lido.posologia, produto);
}

describe('the quantity to dispense', () => {
  it.each<[string, ProdutoADispensar, string]>([
    ['1cp 8/8h 7d', {}, '21 (vinte e um) comprimidos'],
    ['1cp 8/8h 7d', { forma: 'cápsula' }, '21 (vinte e uma) cápsulas'],
    ['1 a 2 cp 6/6h 3d', {}, '24 (vinte e quatro) comprimidos'],
    ['1/2 cp 1x/d 7d', {}, '4 (quatro) comprimidos'],
    ['1cp 1x/d 1d', {}, '1 (um) comprimido'],
    ['1cp 12/12h uso contínuo', {}, '60 (sessenta) comprimidos'],
    ['1cp 12/12h uso contínuo', { diasDoContinuo: 90 }, '180 (cento e oitenta) comprimidos'],
    ['1cp 1x/sem uso contínuo', { diasDoContinuo: 28 }, '4 (quatro) comprimidos'],
    ['1cp 1x/sem uso contínuo', {}, '5 (cinco) comprimidos'],
    ['1cp 2x/sem por 4 semanas', {}, '8 (oito) comprimidos'],
    ['1cp dias alternados 10d', {}, '5 (cinco) comprimidos'],
    ['1 amp dose única', {}, '1 (uma) ampola'],
    ['5ml 8/8h 10d', { embalagens: ['frasco 60 mL', 'frasco 150 mL'] }, '1 (um) frasco de 150 mL'],
    ['5ml 8/8h 10d', { embalagens: ['frasco 60 mL'] }, '3 (três) frascos de 60 mL'],
    ['5ml 8/8h 10d', {}, '150 (cento e cinquenta) mL'],
    [
      '20gts 6/6h 5d',
      { gotasPorMl: 20, embalagens: ['frasco 10 mL', 'frasco 20 mL'] },
      '1 (um) frasco de 20 mL',
    ],
    ['2 jatos 12/12h 30d', { embalagens: ['frasco 200 doses'] }, '1 (um) frasco de 200 doses'],
    ['3cp 1x/d 400d', {}, '1.200 (mil e duzentos) comprimidos'],
  ])('%s %o: %s', (texto, produto, escrita) => {
    expect(quantidade(texto, produto)?.texto).toBe(escrita);
  });

  it('tells what is lost of the last bottle', () => {
    expect(quantidade('5ml 8/8h 10d', { embalagens: ['frasco 60 mL'] })?.sobra).toEqual({
      valor: 30,
      unidade: 'mL',
    });
  });

  it.each([
    ['how long is unknown', '1cp 8/8h', {}],
    ['how often is unknown', '1cp se dor', {}],
    ['drops in a mL are unknown', '20gts 6/6h 5d', { embalagens: ['frasco 20 mL'] }],
    ['it is nothing', '0cp 8/8h 7d', {}],
    ['it is absurd', '100cp 4/4h 30d', {}],
  ])('is unknown where %s', (_, texto, produto) => {
    expect(quantidade(texto, produto)).toBeUndefined();
  });
});
