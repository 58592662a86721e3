import { conferirConteudo, prepararConteudo } from '@domain/anexos/conteudo.ts';
import { type ImagemLida, PARTES_MAXIMAS } from '@domain/anexos/imagem.ts';
import { lerJpeg } from '@domain/anexos/jpeg.ts';
import { lerPng } from '@domain/anexos/png.ts';
import type { TipoDeAnexo } from '@domain/anexos/tipos.ts';
import { lerWebp } from '@domain/anexos/webp.ts';
import { describe, expect, it } from 'vitest';
import {
  bytes,
  dizOLocal,
  fotoDeTelefone,
  JPEG,
  PNG,
  PNG_COM_TEXTO,
  trecho,
  WEBP,
  WEBP_COM_TEXTO,
} from '../../support/arquivos.ts';

interface Caso {
  tipo: TipoDeAnexo;
  ler: (bytes: Uint8Array) => ImagemLida | null;
  limpa: Uint8Array;
  suja: Uint8Array;
}
const CASOS: Caso[] = [
  { tipo: 'image/jpeg', ler: lerJpeg, limpa: JPEG, suja: fotoDeTelefone(1) },
  { tipo: 'image/png', ler: lerPng, limpa: PNG, suja: PNG_COM_TEXTO },
  { tipo: 'image/webp', ler: lerWebp, limpa: WEBP, suja: WEBP_COM_TEXTO },
];

describe.each(CASOS)('$tipo', ({ tipo, ler, limpa, suja }) => {
  it('says its size and stays byte by byte what it was', () => {
    expect(ler(limpa)).toMatchObject({ largura: 16, altura: 8 });
    expect(ler(limpa)?.limpa).toEqual(limpa);
  });

  it('loses the place where it was made, and nothing of the picture', () => {
    expect(dizOLocal(suja)).toBe(true);
    expect(ler(suja)?.limpa).toEqual(limpa);
  });

  it('is refused by the server while it still says that place', async () => {
    const dito = (de: Uint8Array) => ({ tipo, bytes: de.length });
    expect(await conferirConteudo(suja, dito(suja))).toBe('comLocal');
    expect(await conferirConteudo(limpa, dito(limpa))).toBeNull();
  });

  it('is damaged when cut anywhere', () => {
    for (let fim = 12; fim < limpa.length; fim += 1) expect(ler(limpa.subarray(0, fim))).toBeNull();
  });

  it('survives being shuffled', () => {
    for (let em = 12; em < limpa.length; em += 1) {
      const trocada = limpa.slice();
      trocada[em] = (trocada[em] ?? 0) ^ 0xff;
      expect(() => ler(trocada)).not.toThrow();
    }
  });
});

describe('a photo', () => {
  it.each([2, 3, 6, 8])(
    'taken with the telephone turned (%i) still stands the right way up',
    (em) => {
      const lida = lerJpeg(fotoDeTelefone(em))?.limpa;
      expect(lida && dizOLocal(lida)).toBe(false);
      // Read again it says the same, so that the server finds nothing to take out.
      expect(lida && lerJpeg(lida)?.limpa).toEqual(lida);
      expect(lida?.length).toBe(JPEG.length + 36);
      expect(lida?.[2 + 29]).toBe(em);
    },
  );

  it('of more points than can be opened is refused', async () => {
    const imensa = PNG.slice();
    new DataView(imensa.buffer).setUint32(16, 20_000);
    // The check sum of the changed header no longer holds: damaged comes before immense.
    expect(await prepararConteudo(imensa, 'image/png')).toEqual({ recusa: 'danificado' });
    const jpeg = JPEG.slice();
    const quadro = jpeg.indexOf(0xc0);
    new DataView(jpeg.buffer).setUint32(quadro + 4, 0x2711_2711);
    expect(await prepararConteudo(jpeg, 'image/jpeg')).toEqual({ recusa: 'imensa' });
  });
});

describe('an image made of parts', () => {
  const feita = (de: Uint8Array, em: number, parte: Uint8Array | string, vezes: number) =>
    bytes(de.subarray(0, em), ...Array.from({ length: vezes }, () => parte), de.subarray(em));
  const webp = (vezes: number) => {
    const inteira = feita(WEBP, WEBP.length, 'XXXX\0\0\0\0', vezes);
    new DataView(inteira.buffer).setUint32(4, inteira.length - 8, true);
    return inteira;
  };

  it.each<[string, (arquivo: Uint8Array) => ImagemLida | null, (vezes: number) => Uint8Array]>([
    ['JPEG', lerJpeg, (vezes) => feita(JPEG, 2, '\xff\xfe\0\x02', vezes)],
    ['PNG', lerPng, (vezes) => feita(PNG, 33, trecho('tEXt', ''), vezes)],
    ['WebP', lerWebp, webp],
  ])('(%s) is read up to so many, and no further', (_, ler, criar) => {
    expect(ler(criar(PARTES_MAXIMAS / 2))).not.toBeNull();
    expect(ler(criar(PARTES_MAXIMAS))).toBeNull();
  });

  it('announces entries of which nothing is there, and is read all the same', () => {
    const anuncio = '\xff\xe1\0\x12Exif\0\0MM\0*\0\0\0\x08\xff\xff';
    expect(lerJpeg(feita(JPEG, 2, anuncio, 10_000))?.limpa).toEqual(JPEG);
  });
});

describe('what a name says and the bytes do not', () => {
  it('is refused', async () => {
    expect(await prepararConteudo(PNG, 'image/jpeg')).toEqual({ recusa: 'outroTipo' });
    expect(await prepararConteudo(bytes('MZ'), 'image/jpeg')).toEqual({ recusa: 'tipo' });
    expect(await prepararConteudo(bytes(), 'image/jpeg')).toEqual({ recusa: 'vazio' });
    expect(await conferirConteudo(PNG, { tipo: 'image/png', bytes: PNG.length - 1 })).toBe(
      'outroTamanho',
    );
    expect(await conferirConteudo(bytes(), { tipo: 'image/png', bytes: 1 })).toBe('vazio');
  });
});
