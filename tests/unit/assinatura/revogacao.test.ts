/** A certificate is revoked where its authority says so, and not known to be good until it says that. */

import { abrirCertificado } from '@domain/assinatura/certificado.ts';
import { enderecosDe } from '@domain/assinatura/enderecos.ts';
import { lerLcr, revogadoNaLcr } from '@domain/assinatura/lcr.ts';
import { assinarPdf } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import type { Buscar, Procura } from '@domain/assinatura/revogacao.ts';
import { type Criterio, verificarPdf } from '@domain/assinatura/verificar.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarIcp, type Emitido, type Icp } from '../../support/icp.ts';
import { assinarComo, DADOS, pdfSimples } from '../../support/pdf-assinado.ts';

const DIA = 86_400_000;
const EM = {
  lcr: 'http://lcr.exemplo.br',
  ocsp: 'http://ocsp.exemplo.br/',
  autoridade: 'http://ac.exemplo.br/ac.p7b',
};
const daqui = (dias: number) => new Date(Date.now() + dias * DIA);

let icp: Icp;
let maria: Emitido;
let assinado: Uint8Array;
let revogada: Emitido;
let dela: Uint8Array;
/** Before and after the revocation. */
let antes: Uint8Array;
let depois: Uint8Array;
let daRaiz: Uint8Array;

beforeAll(async () => {
  icp = criarIcp(EM);
  [maria, revogada] = [icp.emitir(), icp.emitir()];
  [assinado, dela] = [await assinarComo(maria), await assinarComo(revogada)];
  [antes, daRaiz] = [icp.lcr(), icp.lcrDaRaiz()];
  icp.revogar(revogada);
  depois = icp.lcr();
});
afterAll(() => icp.remover());

const verificar = (bytes: Uint8Array, outro: Partial<Criterio> = {}) =>
  verificarPdf(bytes, {
    ancoras: [{ der: icp.raiz, ambiente: 'teste' }],
    agora: daqui(0.001),
    ...outro,
  });

function trocado(bytes: Uint8Array, lugar: number): Uint8Array {
  const outro = bytes.slice();
  outro[lugar] = (outro[lugar] ?? 0) ^ 1;
  return outro;
}

/** A network in which an authority has what is said, and a record of what was asked. */
function rede(tem: (procura: Procura) => Uint8Array | null | undefined) {
  const pedidos: string[] = [];
  const buscar: Buscar = async (procura) => {
    pedidos.push(procura.endereco);
    return tem(procura) ?? null;
  };
  return { buscar, pedidos };
}
const soListas = ({ endereco }: Procura) =>
  ({ [`${EM.lcr}/ac.crl`]: depois, [`${EM.lcr}/raiz.crl`]: daRaiz })[endereco];

describe('a list of revoked certificates', () => {
  it('revokes what was signed after, or is not proven to be older', async () => {
    const lcrs = [depois, daRaiz];
    expect(await verificar(dela, { lcrs })).toMatchObject({
      situacao: 'revogada',
      motivos: ['revogado'],
      revogacao: 'verificada',
    });
    const provada = await verificar(dela, { lcrs, existiaEm: daqui(-0.5) });
    expect(provada.motivos).not.toContain('revogado');
    expect((await verificar(assinado, { lcrs })).situacao).toBe('valida');
    expect((await verificar(dela, { lcrs: [antes, daRaiz] })).situacao).toBe('valida');
  });

  it.each<[string, () => readonly Uint8Array[], Date]>([
    ['that is not there', () => [], daqui(0.001)],
    ['of the authority alone, not of the root', () => [depois], daqui(0.001)],
    ['past its term', () => [depois, daRaiz], daqui(60)],
    ['that somebody touched', () => [trocado(depois, depois.length - 1), daRaiz], daqui(0.001)],
    ['whose lines somebody touched', () => [trocado(antes, 80), daRaiz], daqui(0.001)],
    ['that is anything', () => [new Uint8Array(9), daRaiz], daqui(0.001)],
    ['cut short', () => [depois.subarray(0, 200), daRaiz], daqui(0.001)],
  ])('%s leaves it undetermined', async (_, lcrs, agora) => {
    const lido = await verificar(assinado, { lcrs: lcrs(), agora });
    expect(lido.motivos).toContain('revogacaoDesconhecida');
    expect(lido.revogacao).toBe('nao_verificada');
    expect(lido.situacao).not.toBe('valida');
  });

  it('of another authority of the same name says nothing', async () => {
    const outra = criarIcp();
    const lcrs = [outra.lcr(), outra.lcrDaRaiz()];
    outra.remover();
    expect((await verificar(assinado, { lcrs })).situacao).toBe('indeterminada');
  });

  it('with a million lines is read in place', () => {
    const lista = lerLcr(depois);
    if (!lista) throw new Error('not a list');
    const linha = Uint8Array.from([0x30, 5, 2, 3, 0, 0, 0]);
    const linhas = new Uint8Array(linha.length * 1_000_000 + lista.linhas.length);
    for (let n = 0; n < 1_000_000; n += 1) linhas.set(linha, n * linha.length);
    linhas.set(lista.linhas, linha.length * 1_000_000);
    const serie = (de: Emitido) => abrirCertificado(de.der).serialNumber.valueBlock.valueHexView;
    expect(revogadoNaLcr({ ...lista, linhas }, serie(revogada))).toEqual(
      revogadoNaLcr(lista, serie(revogada)),
    );
    expect(revogadoNaLcr(lista, serie(revogada))).toBeInstanceOf(Date);
    expect(revogadoNaLcr({ ...lista, linhas }, serie(maria))).toBeNull();
  });
});

describe('what a certificate says of where to ask', () => {
  it('is read of it', () => {
    expect(enderecosDe(abrirCertificado(maria.der))).toEqual({
      lcrs: [`${EM.lcr}/ac.crl`],
      ocsps: [EM.ocsp],
      autoridades: [EM.autoridade],
    });
    const semRede = icp.emitir({ enderecos: { lcr: 'ldap://x/y', ocsp: 'file:///etc/passwd' } });
    expect(enderecosDe(abrirCertificado(semRede.der))).toEqual({
      lcrs: [],
      ocsps: [],
      autoridades: [],
    });
  });

  it('is asked: the authority first, then its list', async () => {
    const { buscar, pedidos } = rede(soListas);
    expect(await verificar(dela, { buscar })).toMatchObject({ motivos: ['revogado'] });
    expect(pedidos.sort()).toEqual([`${EM.lcr}/ac.crl`, `${EM.lcr}/raiz.crl`, EM.ocsp]);
    expect((await verificar(assinado, { buscar })).situacao).toBe('valida');
  });

  it('unreachable, leaves it undetermined, and says so', async () => {
    expect(await verificar(assinado, { buscar: rede(() => null).buscar })).toMatchObject({
      situacao: 'indeterminada',
      integro: true,
      motivos: ['revogacaoDesconhecida'],
    });
  });

  it('is not asked for what leads to no root: whoever made it chose the addresses', async () => {
    const { buscar, pedidos } = rede(() => null);
    const estranha = await assinarComo(
      icp.emitir({ autoassinado: true, enderecos: { ...EM, autoridade: '' } }),
    );
    expect((await verificar(estranha, { buscar })).motivos).toContain('autoridadeDesconhecida');
    expect(pedidos).toEqual([]);
  });
});

describe('an answer of the authority about one certificate', () => {
  const responde =
    (quem?: Emitido, mudar = (der: Uint8Array) => der) =>
    (procura: Procura) =>
      procura.tipo === 'ocsp' ? mudar(icp.responder(procura.pedido, quem)) : soListas(procura);

  it('is enough, by itself or by whom it named for that', async () => {
    for (const quem of [undefined, icp.emitir({ responde: true })]) {
      const { buscar, pedidos } = rede(responde(quem));
      expect((await verificar(assinado, { buscar })).situacao).toBe('valida');
      expect((await verificar(dela, { buscar })).motivos).toEqual(['revogado']);
      expect(pedidos).not.toContain(`${EM.lcr}/ac.crl`);
    }
  });

  it.each<[string, (procura: Procura) => Uint8Array | null | undefined]>([
    ['by somebody else of the same authority', (p) => responde(icp.emitir())(p)],
    ['about another certificate', (p) => responde(undefined)(p.tipo === 'ocsp' ? deOutro(p) : p)],
    ['that somebody touched', (p) => responde(undefined, (der) => trocado(der, 100))(p)],
    ['that is anything', (p) => responde(undefined, () => new Uint8Array([48, 3, 10, 1, 6]))(p)],
  ])('%s is passed over for the list', async (_, tem) => {
    const { buscar, pedidos } = rede(tem);
    expect((await verificar(dela, { buscar })).motivos).toEqual(['revogado']);
    expect(pedidos).toContain(`${EM.lcr}/ac.crl`);
  });

  /** The same request, about the certificate after. */
  function deOutro(procura: Procura & { tipo: 'ocsp' }): Procura {
    const pedido = procura.pedido.slice();
    pedido[pedido.length - 1] = (pedido.at(-1) ?? 0) ^ 1;
    return { ...procura, pedido };
  }

  it('is not believed for longer than it says', async () => {
    const { buscar } = rede((p) => (p.tipo === 'ocsp' ? responde()(p) : null));
    const lcrs = [daRaiz];
    expect((await verificar(assinado, { buscar, lcrs })).situacao).toBe('valida');
    const tarde = await verificar(assinado, { buscar, lcrs, agora: daqui(3) });
    expect(tarde.motivos).toEqual(['revogacaoDesconhecida']);
  });
});

describe('a signature without the authority above its certificate', () => {
  let so: Uint8Array;
  beforeAll(async () => {
    const assinador = await abrirPfx(maria.pfx('x'), 'x');
    const dados = { ...DADOS, quando: new Date() };
    so = await assinarPdf(await pdfSimples(), { ...assinador, cadeia: [] }, dados);
  });
  const pem = () => {
    const base64 = Buffer.from(icp.intermediaria).toString('base64');
    return new TextEncoder().encode(
      `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    );
  };

  it.each([
    ['DER', () => icp.intermediaria],
    ['PEM', pem],
    ['PKCS#7', () => icp.pkcs7()],
  ])('finds it where the certificate says, in %s', async (_, forma) => {
    const { buscar } = rede((p) => (p.tipo === 'autoridade' ? forma() : soListas(p)));
    expect((await verificar(so, { buscar })).situacao).toBe('valida');
  });

  it('is undetermined where it is not found, or is something else', async () => {
    expect((await verificar(so)).motivos).toEqual(['autoridadeDesconhecida']);
    const { buscar, pedidos } = rede((p) => (p.tipo === 'autoridade' ? maria.der : soListas(p)));
    expect((await verificar(so, { buscar })).motivos).toEqual(['autoridadeDesconhecida']);
    expect(pedidos.length).toBeLessThanOrEqual(4);
  });
});
