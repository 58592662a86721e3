import { RECUSAS } from '@domain/anexos/tipos.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dizOLocal,
  fotoDeTelefone,
  PNG,
  PROGRAMA,
  pdf,
} from '../../../../tests/support/arquivos.ts';
import { contarPorLote } from '../api/contagem.ts';
import { formatarTamanho } from '../api/linhas.ts';
import { prepararArquivo } from './preparar.ts';
import { falhaDoEnvio } from './transporte.ts';

describe('preparing a file', () => {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps a PDF as it is and names it by what it is', async () => {
    const pronto = await prepararArquivo(new File([pdf()], 'laudo'));
    expect(pronto).toMatchObject({ nome: 'laudo.pdf', tipo: 'application/pdf' });
    expect(new Uint8Array(await pronto.conteudo.arrayBuffer())).toEqual(new Uint8Array(pdf()));
  });

  it('takes the place out of a photo before it leaves the device', async () => {
    const pronto = await prepararArquivo(new File([fotoDeTelefone()], 'IMG_0001.JPG'));
    expect(pronto).toMatchObject({ nome: 'IMG_0001.JPG', tipo: 'image/jpeg' });
    expect(dizOLocal(new Uint8Array(await pronto.conteudo.arrayBuffer()))).toBe(false);
  });

  it.each([
    ['empty', new File([], 'a.pdf'), RECUSAS.vazio],
    ['a program called PDF', new File([PROGRAMA], 'laudo.pdf'), RECUSAS.outroTipo],
    ['a program', new File([PROGRAMA], 'setup.exe'), RECUSAS.tipo],
    ['an image called PDF', new File([PNG], 'laudo.pdf'), RECUSAS.outroTipo],
  ])('refuses what is %s', async (_, arquivo, frase) => {
    await expect(prepararArquivo(arquivo)).rejects.toThrow(frase);
  });

  it('refuses 2 GB without reading a byte of it', async () => {
    const arquivo = new File([], 'filme.pdf');
    Object.defineProperty(arquivo, 'size', { value: 2 ** 31 });
    const ler = vi.spyOn(arquivo, 'arrayBuffer');
    const cortar = vi.spyOn(arquivo, 'slice');
    await expect(prepararArquivo(arquivo)).rejects.toThrow(RECUSAS.grande);
    expect(ler).not.toHaveBeenCalled();
    expect(cortar).not.toHaveBeenCalled();
  });

  it('refuses an image that the browser cannot draw', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('não')));
    await expect(prepararArquivo(new File([PNG], 'a.png'))).rejects.toThrow(RECUSAS.danificado);
  });

  it('says when the device no longer hands the file over', async () => {
    const arquivo = new File([PNG], 'a.png');
    vi.spyOn(arquivo, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('x', 'NotReadableError')),
    } as unknown as Blob);
    await expect(prepararArquivo(arquivo)).rejects.toThrow('Não foi possível ler este arquivo.');
  });
});

it.each([
  [200, '{"Key":"anexos/a"}', undefined],
  // What is there already was sent before.
  [400, '{"statusCode":"409","error":"Duplicate"}', undefined],
  [400, '{"statusCode":"413","error":"Payload too large"}', RECUSAS.grande],
  [413, 'grande', RECUSAS.grande],
  [500, '', 'Não foi possível enviar o arquivo. Tente de novo.'],
])('an upload answered with %i %s means %s', (status, corpo, frase) => {
  expect(falhaDoEnvio(status, corpo)?.message).toBe(frase);
});

it.each([
  [312, '312 bytes'],
  [1024, '1 kB'],
  [1434, '1,4 kB'],
  [15_000, '15 kB'],
  [25 * 1024 ** 2, '25 MB'],
])('%i bytes are %s', (bytes, escrito) => {
  expect(formatarTamanho(bytes)).toBe(escrito);
});

describe('counting', () => {
  it('asks once for what is asked for together', async () => {
    const buscar = vi.fn(async () => ['a', 'b', 'a']);
    const contar = contarPorLote(buscar);
    expect(await Promise.all(['a', 'b', 'c'].map(contar))).toEqual([2, 1, 0]);
    expect(buscar.mock.calls).toEqual([[['a', 'b', 'c']]]);
    await contar('a');
    expect(buscar).toHaveBeenCalledTimes(2);
  });

  it('parts what does not fit one address, and tells each of a failure', async () => {
    const buscar = vi.fn(async (ids: string[]) => {
      if (ids.includes('0')) throw new Error('fora');
      return ids;
    });
    const contar = contarPorLote(buscar);
    const respostas = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) => contar(String(i))),
    );
    expect(buscar).toHaveBeenCalledTimes(2);
    expect(respostas.filter(({ status }) => status === 'rejected')).toHaveLength(40);
  });
});
