import { nomeDoAnexo, tipoPeloConteudo, tipoPeloNome } from '@domain/anexos/tipos.ts';
import { describe, expect, it } from 'vitest';
import { JPEG, PNG, PROGRAMA, pdf, WEBP } from '../../support/arquivos.ts';

describe('the kind of a file', () => {
  it('is what its first bytes say', () => {
    expect([pdf(), JPEG, PNG, WEBP].map(tipoPeloConteudo)).toEqual([
      'application/pdf',
      'image/jpeg',
      'image/png',
      'image/webp',
    ]);
  });

  it('is none of ours for anything else', () => {
    expect(tipoPeloConteudo(PROGRAMA)).toBeUndefined();
    expect(tipoPeloConteudo(new Uint8Array())).toBeUndefined();
    expect(tipoPeloConteudo(PNG.subarray(0, 7))).toBeUndefined();
  });

  it('is announced by the last ending of a name', () => {
    expect(tipoPeloNome('laudo.PDF')).toBe('application/pdf');
    expect(tipoPeloNome('foto.jpeg')).toBe('image/jpeg');
    expect(tipoPeloNome('laudo.pdf.exe')).toBeUndefined();
    expect(tipoPeloNome('laudo')).toBeUndefined();
  });
});

describe('a name', () => {
  it.each([
    ['Raio-X do tórax.pdf', 'Raio-X do tórax.pdf'],
    ['laudo.exe', 'laudo.exe.pdf'],
    ['../../etc/passwd', '.. .. etc passwd.pdf'],
    ['laudo\u202Efdp.exe', 'laudo fdp.exe.pdf'],
    ['a\u0000b\n.pdf', 'a b .pdf'],
    ['', 'arquivo.pdf'],
    ['.pdf', 'arquivo.pdf'],
  ])('%j is kept as %j', (original, guardado) => {
    expect(nomeDoAnexo(original, 'application/pdf')).toBe(guardado);
  });

  it('of 200 letters is kept whole, a longer one is cut before its ending', () => {
    const inteiro = `${'a'.repeat(196)}.pdf`;
    expect(nomeDoAnexo(inteiro, 'application/pdf')).toBe(inteiro);
    expect(nomeDoAnexo(`a${inteiro}`, 'application/pdf')).toBe(inteiro);
  });

  it('of an image takes the ending of what it is', () => {
    expect(nomeDoAnexo('foto.png', 'image/jpeg')).toBe('foto.png.jpg');
    expect(nomeDoAnexo('foto.jpeg', 'image/jpeg')).toBe('foto.jpeg');
  });
});
