import { hex, sha256 } from '@domain/assinatura/bytes.ts';
import type { CodigoDoMotivo, Situacao } from '@domain/assinatura/motivos.ts';
import { assinarPdf, prepararParaAssinaturaExterna } from '@domain/assinatura/pades.ts';
import { lerPdfAssinado } from '@domain/assinatura/pdf-assinado.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { AD_RB, AD_RT, promessaDaPolitica } from '@domain/assinatura/politicas.ts';
import { type Criterio, verificarPdf } from '@domain/assinatura/verificar.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarIcp, type Emitido, type Icp, MARIA } from '../../support/icp.ts';
import { assinarComo, DADOS, pdfSimples } from '../../support/pdf-assinado.ts';
import {
  APROVADO,
  julgadoPorOutros,
  propriedadesDoPdf,
} from '../../support/programas-de-outros.ts';

const DIA = 86_400_000;
let icp: Icp;
let maria: Emitido;
let assinado: Uint8Array;
/** Of the authority and of the root: nothing of theirs is revoked. */
let lcrs: Uint8Array[];
/** Before the lists, to the second, as they have it. */
let inicio: Date;

beforeAll(async () => {
  icp = criarIcp();
  maria = icp.emitir();
  assinado = await assinarComo(maria);
  inicio = new Date(Math.floor(Date.now() / 1000) * 1000);
  lcrs = [icp.lcr(), icp.lcrDaRaiz()];
});
afterAll(() => icp.remover());

const verificar = (bytes: Uint8Array, outro: Partial<Criterio> = {}) =>
  verificarPdf(bytes, {
    ancoras: [{ der: icp.raiz, ambiente: 'teste' }],
    agora: new Date(),
    lcrs,
    ...outro,
  });

const daqui = (dias: number) => new Date(Date.now() + dias * DIA);

/** The place of the first byte of a text in a file. */
const em = (bytes: Uint8Array, texto: string) => Buffer.from(bytes).indexOf(texto, 0, 'latin1');

function trocado(bytes: Uint8Array, lugar: number): Uint8Array {
  const outro = bytes.slice();
  outro[lugar] = (outro[lugar] ?? 0) ^ 1;
  return outro;
}

describe('a signed PDF', () => {
  it('is valid, with all that is known of it', async () => {
    const lido = await verificar(assinado, { cpf: MARIA.cpf });
    expect(lido).toMatchObject({
      situacao: 'valida',
      motivos: [],
      avisos: ['certificadoDeTeste'],
      revogacao: 'verificada',
      sha256: hex(await sha256(assinado)),
      integro: true,
      nivel: 'AD-RB',
      politica: AD_RB.oid,
      certificado: { titular: MARIA.nome, cpf: MARIA.cpf, tipo: 'A1' },
      teste: true,
      docMdp: 2,
      metadados: { documento: '2.16.76.1.12.1.1', crm: '123456', uf: 'PE' },
      assinaturas: 1,
    });
    expect(Math.abs(Date.parse(lido.assinadoEm ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('is not called of test under a root that is none', async () => {
    const ancoras = [{ der: icp.raiz, ambiente: 'producao' as const }];
    expect(await verificar(assinado, { ancoras })).toMatchObject({
      situacao: 'valida',
      teste: false,
      avisos: [],
    });
  });

  it('passes the programs of others', async () => {
    expect(await julgadoPorOutros(assinado, [icp.raiz])).toEqual(APROVADO);
    expect(await propriedadesDoPdf(assinado)).toContain('Prescrição de medicamento');
    const { qpdf, ...deTocado } = await julgadoPorOutros(
      trocado(assinado, em(assinado, 'Prescri')),
      [icp.raiz],
    );
    expect(deTocado.pdfsig).not.toBe(APROVADO.pdfsig);
    expect(deTocado.openssl).not.toBe(APROVADO.openssl);
  });

  it('made with a key of an elliptic curve is valid as well', async () => {
    const outro = await assinarComo(icp.emitir({ curva: 'P-256' }));
    expect((await verificar(outro)).situacao).toBe('valida');
  });

  it('keeps the bytes it was made of, and is the same for the same moment', async () => {
    const pdf = await pdfSimples();
    const assinador = await abrirPfx(maria.pfx('x'), 'x');
    const dados = { ...DADOS, quando: new Date('2026-11-22T12:00:00Z') };
    const [um, outro] = [
      await assinarPdf(pdf, assinador, dados),
      await assinarPdf(pdf, assinador, dados),
    ];
    expect(um.subarray(0, pdf.length)).toEqual(new Uint8Array(pdf));
    expect(hex(um)).toBe(hex(outro));
  });

  it('is not signed over', async () => {
    await expect(assinarComo(maria, new Date(), assinado)).rejects.toMatchObject({
      motivo: 'jaAssinado',
    });
  });

  it('prepared for another program has its metadata and no signature', async () => {
    const pronto = await prepararParaAssinaturaExterna(await pdfSimples(), {
      ...DADOS,
      quando: new Date(),
    });
    expect(await lerPdfAssinado(pronto)).toMatchObject({
      assinaturas: [],
      metadados: { crm: '123456', uf: 'PE' },
    });
    expect((await verificar(pronto)).motivos).toEqual(['semAssinatura']);
    expect((await verificar(await assinarComo(maria, new Date(), pronto))).situacao).toBe('valida');
  });

  it('does not mind a chain longer than the room usually is', async () => {
    const assinador = await abrirPfx(maria.pfx('x'), 'x');
    const longa = { ...assinador, cadeia: Array.from({ length: 9 }, () => icp.intermediaria) };
    const pdf = await assinarPdf(await pdfSimples(), longa, { ...DADOS, quando: new Date() });
    expect((await verificar(pdf)).situacao).toBe('valida');
  });
});

describe('the level of a policy', () => {
  it.each([
    ['11.1.3', 'AD-RB'],
    ['11.1.1', 'AD-RB'],
    ['12.1.2', 'AD-RT'],
    ['13.1.4', 'AD-RT'],
    ['14.1.4', 'AD-RT'],
  ])('2.16.76.1.7.1.%s is a promise of %s', (arco, nivel) => {
    expect(promessaDaPolitica(`2.16.76.1.7.1.${arco}`, AD_RB.resumo)).toBe(nivel);
  });

  it('of others, or of other words under its name, is none', () => {
    for (const { oid } of [AD_RB, AD_RT]) {
      expect(promessaDaPolitica(oid, 'ff'.repeat(32))).toBeUndefined();
    }
    expect(promessaDaPolitica('1.2.3.4', AD_RB.resumo)).toBeUndefined();
  });
});

describe('a signed PDF that was touched', () => {
  it.each(['%PDF-1.', '/Kids', '2.16.76.1.4.2.2.1', '(PE)', '/M (D:20', '/TransformParams'])(
    'at %s is invalid',
    async (lugar) => {
      const mudado = trocado(assinado, em(assinado, lugar) + lugar.length);
      const lido = await verificar(mudado);
      expect(lido).toMatchObject({ situacao: 'invalida', integro: false });
      expect(lido.motivos).toContain('alterado');
    },
  );

  it.each([
    ['bytes after it', '\nabcde', ['acrescentado']],
    ['an update after it', '\n9 0 obj\n<< >>\nendobj\nstartxref\n0\n%%EOF\n', ['acrescentado']],
  ])('by %s is invalid', async (_, cauda, motivos) => {
    const mais = new Uint8Array([...assinado, ...new TextEncoder().encode(cauda)]);
    expect(await verificar(mais)).toMatchObject({ situacao: 'invalida', integro: false, motivos });
  });

  it('in its signature is invalid', async () => {
    const digito = em(assinado, '/Contents') + 3000;
    const lido = await verificar(trocado(assinado, digito));
    expect(lido).toMatchObject({ situacao: 'invalida', integro: false });
  });

  it('with something else in the room of the signature is invalid', async () => {
    const inicio = em(assinado, '0'.repeat(64));
    const outro = assinado.slice();
    outro.set(new TextEncoder().encode('> /Oculto (pago) <'), inicio);
    expect((await verificar(outro)).motivos).toContain('ilegivel');
  });

  it('with a second signature is for a person to read', async () => {
    const faixa =
      /\/ByteRange \[[^\]]*\]/.exec(Buffer.from(assinado).toString('latin1'))?.[0] ?? '';
    const duas = new Uint8Array([
      ...assinado,
      ...new TextEncoder().encode(`\n% ${faixa}\nstartxref`),
    ]);
    const lido = await verificar(duas);
    expect(lido.situacao).toBe('invalida');
    expect(lido.motivos).toContain('variasAssinaturas');
  });
});

describe('who signed', () => {
  const casos: readonly [quem: string, Parameters<Icp['emitir']>[0], Situacao, CodigoDoMotivo][] = [
    ['whose key is for something else', { uso: 'keyEncipherment' }, 'invalida', 'usoErrado'],
    ['without a CPF', { nome: 'CLINICA LTDA', cpf: null }, 'invalida', 'semCpf'],
    ['who is somebody else', { cpf: '11144477735' }, 'invalida', 'outraPessoa'],
    ['who vouches for oneself', { autoassinado: true }, 'indeterminada', 'autoridadeDesconhecida'],
    [
      'whose certificate has not begun',
      { desde: `${data(10)}`, ate: `${data(20)}` },
      'invalida',
      'foraDaValidade',
    ],
    [
      'whose certificate had expired',
      { desde: `${data(-20)}`, ate: `${data(-10)}` },
      'invalida',
      'foraDaValidade',
    ],
  ];

  function data(dias: number): string {
    return `${daqui(dias).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  }

  it.each(casos)('%s has the right state', async (_, pedido, situacao, motivo) => {
    const emitido = icp.emitir(pedido);
    // Files of who has no CPF do not open: the key signs all the same.
    const semCpf = pedido?.cpf === null;
    const bytes = semCpf ? await semAbrir(emitido) : await assinarComo(emitido);
    const lido = await verificar(bytes, { cpf: MARIA.cpf });
    expect(lido).toMatchObject({ situacao, integro: true });
    expect(lido.motivos).toContain(motivo);
  });

  it('is told from another by the certificate that is cited', async () => {
    const [um, outro] = [await abrirPfx(maria.pfx('x'), 'x'), icp.emitir()];
    const bytes = await assinarPdf(
      await pdfSimples(),
      { ...um, certificado: outro.der },
      { ...DADOS, quando: new Date() },
    );
    expect(await verificar(bytes)).toMatchObject({ situacao: 'invalida', motivos: ['naoConfere'] });
  });

  it('of an unknown root is undetermined', async () => {
    expect(await verificar(assinado, { ancoras: [] })).toMatchObject({
      situacao: 'indeterminada',
      integro: true,
      motivos: ['autoridadeDesconhecida'],
    });
  });

  it('is still valid after the certificate expires, where the file is proven to be older', async () => {
    const agora = daqui(400);
    // Lists that came after it was there speak of it, though newer ones are out.
    const antes = await verificar(assinado, { agora, existiaEm: inicio });
    expect(antes).toMatchObject({ situacao: 'valida', motivos: [] });
    expect((await verificar(assinado, { agora })).motivos).toContain('vencido');
  });

  it('does not sign in the future', async () => {
    expect((await verificar(await assinarComo(maria, daqui(2)))).motivos).toEqual(['dataNoFuturo']);
  });

  async function semAbrir(emitido: Emitido): Promise<Uint8Array> {
    const { P12Signer } = await import('@libpdf/core');
    const chave = await P12Signer.create(emitido.pfx('x'), 'x');
    const assinador = {
      certificado: emitido.der,
      cadeia: [icp.intermediaria],
      chave: 'RSA' as const,
      assinar: (dados: Uint8Array) => chave.sign(dados, 'SHA-256'),
    };
    return assinarPdf(await pdfSimples(), assinador, { ...DADOS, quando: new Date() });
  }
});
