import { assinarPdf } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { verificarPdf } from '@domain/assinatura/verificar.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarIcp, type Emitido, type Icp } from '../../support/icp.ts';
import { assinarComo, DADOS } from '../../support/pdf-assinado.ts';

let icp: Icp;
let maria: Emitido;
let assinado: Uint8Array;

beforeAll(async () => {
  icp = criarIcp();
  maria = icp.emitir();
  assinado = await assinarComo(maria);
});
afterAll(() => icp.remover());

const verificar = (bytes: Uint8Array) =>
  verificarPdf(bytes, {
    ancoras: [{ der: icp.raiz, ambiente: 'teste' }],
    agora: new Date(),
  });

describe('a hostile file', () => {
  const texto = (dito: string) => new TextEncoder().encode(dito);

  it.each([
    ['nothing', () => new Uint8Array(), 'naoEhPdf'],
    ['a page of the web', () => texto('<html>%PDF-1.7'), 'naoEhPdf'],
    ['200 MB', () => new Uint8Array(200 * 1024 ** 2), 'grande'],
    ['a PDF cut short', () => assinado.subarray(0, assinado.length - 200), 'danificado'],
    [
      'a protected PDF',
      () => texto('%PDF-1.7\ntrailer << /Encrypt 6 0 R >>\nstartxref\n0\n%%EOF'),
      'protegido',
    ],
    [
      'a PDF that runs code',
      () => texto('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >>\nstartxref\n0\n%%EOF'),
      'comConteudoOculto',
    ],
    [
      'signatures without end',
      () => texto(`%PDF-1.7\n${'/ByteRange [0 1 2 3]\n'.repeat(100_000)}startxref\n0\n%%EOF`),
      'comConteudoOculto',
    ],
  ] as const)('%s is refused', async (_, fazer, motivo) => {
    await expect(verificar(fazer())).rejects.toMatchObject({ name: 'FalhaDePdf', motivo });
  });

  it('with a file behind it is read as what it is', async () => {
    const zip = new Uint8Array([...assinado, 0x50, 0x4b, 3, 4, ...new Uint8Array(50)]);
    expect((await verificar(zip)).motivos).toContain('acrescentado');
  });

  it('whose signature is anything at all does not throw', async () => {
    for (let i = 0; i < 40; i += 1) {
      const mudado = assinado.slice();
      const inicio = Buffer.from(assinado).indexOf('/Contents') + 11 + i * 97;
      mudado.set(texto('ff80'), inicio);
      expect((await verificar(mudado)).situacao).not.toBe('valida');
    }
  });

  it('cannot be signed', async () => {
    const assinador = await abrirPfx(maria.pfx('x'), 'x');
    for (const bytes of [texto('x'), texto('%PDF-1.7'), texto('%PDF-1.7\nstartxref\n0\n%%EOF')]) {
      await expect(
        assinarPdf(bytes, assinador, { ...DADOS, quando: new Date() }),
      ).rejects.toMatchObject({ name: 'FalhaDePdf' });
    }
  });
});
