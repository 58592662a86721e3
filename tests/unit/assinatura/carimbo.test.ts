/** A signature is AD-RT once its stamp verifies; without one it is AD-RB, and is not lost. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Carimbar } from '@domain/assinatura/assinador.ts';
import { sha256 } from '@domain/assinatura/bytes.ts';
import {
  conferirCarimbo,
  lerResposta,
  pedirCarimbo,
  sortearNonce,
} from '@domain/assinatura/carimbo.ts';
import { lerCms } from '@domain/assinatura/cms-lido.ts';
import { assinarPdf } from '@domain/assinatura/pades.ts';
import { lerPdfAssinado } from '@domain/assinatura/pdf-assinado.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { AD_RB, AD_RT } from '@domain/assinatura/politicas.ts';
import { consultarEm } from '@domain/assinatura/revogacao.ts';
import { type Criterio, verificarPdf } from '@domain/assinatura/verificar.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  carimbadoraDe,
  criarCarimbador,
} from '../../../supabase/functions/_shared/icp/carimbador.ts';
import { criarIcp, type Emitido, type Icp } from '../../support/icp.ts';
import { DADOS, pdfSimples } from '../../support/pdf-assinado.ts';
import { APROVADO, julgadoPorOutros } from '../../support/programas-de-outros.ts';

const DIA = 86_400_000;
const daqui = (dias: number) => new Date(Date.now() + dias * DIA);
const emData = (dias: number) => `${daqui(dias).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
let icp: Icp;
let maria: Emitido;
let act: Emitido;
let lcrs: Uint8Array[];
let pasta: string;

beforeAll(() => {
  icp = criarIcp({ lcr: 'http://lcr.exemplo.br' });
  maria = icp.emitir();
  act = icp.emitir({ nome: 'ACT TESTE', cpf: null, uso: 'digitalSignature', carimba: true });
  lcrs = [icp.lcr(), icp.lcrDaRaiz()];
  pasta = mkdtempSync(join(tmpdir(), 'pleno-carimbo-'));
});
afterAll(() => {
  icp.remover();
  rmSync(pasta, { recursive: true });
});

const ancoras = () => [{ der: icp.raiz, ambiente: 'teste' as const }];
const agora = () => daqui(0.001);
const verificar = (bytes: Uint8Array, outro: Partial<Criterio> = {}) =>
  verificarPdf(bytes, { ancoras: ancoras(), agora: agora(), lcrs, ...outro });

const carimbarCom =
  (quem = act, mudar = (token: Uint8Array) => token): Carimbar =>
  async (valor) => {
    const pedido = { resumo: await sha256(valor), nonce: sortearNonce() };
    const token = lerResposta(icp.carimbar(pedirCarimbo(pedido), quem), pedido);
    return token ? mudar(token) : null;
  };
const assinar = async (carimbar: Carimbar, quem = maria) =>
  assinarPdf(
    await pdfSimples(),
    await abrirPfx(quem.pfx('x'), 'x'),
    { ...DADOS, quando: new Date() },
    carimbar,
  );

describe('a stamped signature', () => {
  it('is AD-RT, says when, and passes the programs of others', async () => {
    const assinado = await assinar(carimbarCom());
    const lido = await verificar(assinado);
    expect(lido).toMatchObject({
      situacao: 'valida',
      motivos: [],
      avisos: ['certificadoDeTeste'],
      nivel: 'AD-RT',
      politica: AD_RT.oid,
    });
    expect(Math.abs(Date.parse(lido.carimbadoEm ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await julgadoPorOutros(assinado, [icp.raiz])).toEqual(APROVADO);
  });

  it('has a stamp that OpenSSL takes for the value of the signature', async () => {
    const [assinatura] = (await lerPdfAssinado(await assinar(carimbarCom()))).assinaturas;
    const cms = lerCms(assinatura?.cms ?? new Uint8Array());
    const [token, valor] = ['token.der', 'valor.bin'].map((nome) => join(pasta, nome));
    const carimbo = cms?.quem.unsignedAttrs?.attributes[0]?.values[0];
    writeFileSync(`${token}`, new Uint8Array(carimbo.toBER()));
    writeFileSync(`${valor}`, cms?.quem.signature.valueBlock.valueHexView ?? '');
    const args = ['-in', `${token}`, '-token_in', '-CAfile', icp.raizPem, '-data', `${valor}`];
    const openssl = () => execFileSync('openssl', ['ts', '-verify', ...args], { stdio: 'pipe' });
    expect(openssl().toString()).toContain('Verification: OK');
    writeFileSync(`${valor}`, 'outro');
    expect(openssl).toThrow();
  });

  it('proves that it is older than the end of its certificate, and than its revocation', async () => {
    const curta = icp.emitir({ ate: emData(2) });
    const assinado = await assinar(carimbarCom(), curta);
    const depois = [...lcrs, icp.lcr()];
    expect((await verificar(assinado, { lcrs: depois, agora: daqui(20) })).motivos).not.toContain(
      'vencido',
    );
    const sem = await assinar(async () => null, curta);
    expect((await verificar(sem, { agora: daqui(20) })).motivos).toContain('vencido');
  });

  it('proves that it is older than a revocation that came after', async () => {
    const revogada = icp.emitir();
    const antes = await assinar(carimbarCom(), revogada);
    // Stamps and lists say to the second: the revocation is of a later one.
    const carimbado = Date.parse((await verificar(antes)).carimbadoEm ?? '');
    await expect.poll(() => Date.now(), { timeout: 5000 }).toBeGreaterThan(carimbado + 1000);
    icp.revogar(revogada);
    const criterio = { lcrs: [icp.lcr(), icp.lcrDaRaiz()], agora: daqui(1) };
    expect(await verificar(antes, criterio)).toMatchObject({ situacao: 'valida', nivel: 'AD-RT' });
    const sem = await assinar(async () => null, revogada);
    expect((await verificar(sem, criterio)).situacao).toBe('revogada');
  });
});

describe('a signature whose stamp does not come', () => {
  it('is AD-RB under its own policy, and is valid', async () => {
    expect(await verificar(await assinar(async () => null))).toMatchObject({
      situacao: 'valida',
      nivel: 'AD-RB',
      politica: AD_RB.oid,
      carimbadoEm: null,
    });
  });

  it.each<[string, () => Emitido]>([
    ['of a certificate for other uses', () => icp.emitir({ usos: 'timeStamping' })],
    [
      'of one that had expired',
      () => icp.emitir({ carimba: true, desde: emData(-9), ate: emData(-3) }),
    ],
    [
      'of one that was revoked',
      () => {
        const revogada = icp.emitir({ carimba: true, cpf: null });
        icp.revogar(revogada);
        return revogada;
      },
    ],
  ])('or has a stamp %s says AD-RB', async (_, quem) => {
    const daquela = quem();
    let carimbar = carimbarCom(daquela);
    try {
      await carimbar(new Uint8Array(3));
    } catch {
      // OpenSSL itself refuses to stamp with such a certificate: ours must not take it either.
      const outro = await carimbarCom()(new Uint8Array(3));
      carimbar = async () => outro;
    }
    const listas = [icp.lcr(), icp.lcrDaRaiz()];
    expect(
      await verificar(await assinar(carimbar), { lcrs: listas, agora: daqui(0.01) }),
    ).toMatchObject({
      nivel: 'AD-RB',
      avisos: ['certificadoDeTeste', 'semCarimbo'],
      carimbadoEm: null,
    });
  });

  it.each<[string, (token: Uint8Array) => Uint8Array]>([
    ['that was touched', (token) => token.with(token.length - 5, (token.at(-5) ?? 0) ^ 1)],
    ['that is anything', () => new Uint8Array([48, 0])],
  ])('or has one %s says AD-RB', async (_, mudar) => {
    expect(await verificar(await assinar(carimbarCom(act, mudar)))).toMatchObject({
      situacao: 'valida',
      nivel: 'AD-RB',
    });
  });

  it('or has one over something else, or of an unknown root, says AD-RB', async () => {
    const alheio = await carimbarCom()(new Uint8Array([1, 2, 3]));
    expect((await verificar(await assinar(async () => alheio))).nivel).toBe('AD-RB');
    const outra = criarIcp();
    const dela = outra.emitir({ cpf: null, uso: 'digitalSignature', carimba: true });
    const token = outra.carimbar(
      pedirCarimbo({ resumo: await sha256(new Uint8Array(1)), nonce: sortearNonce() }),
      dela,
    );
    outra.remover();
    const criterio = {
      ancoras: ancoras(),
      intermediarios: [],
      consultar: consultarEm(lcrs),
      agora: agora(),
    };
    expect(await conferirCarimbo(token, new Uint8Array(1), criterio)).toBeNull();
  });

  it('is not helped by a stamp of test where its own certificate is none', async () => {
    const outra = criarIcp();
    const dela = outra.emitir({ cpf: null, uso: 'digitalSignature', carimba: true });
    const assinado = await assinar(async (valor) => {
      const pedido = { resumo: await sha256(valor), nonce: sortearNonce() };
      return lerResposta(outra.carimbar(pedirCarimbo(pedido), dela), pedido) ?? null;
    });
    const todas = [...lcrs, outra.lcr(), outra.lcrDaRaiz()];
    outra.remover();
    const com = (ambiente: 'producao' | 'teste') =>
      verificar(assinado, {
        ancoras: [
          { der: icp.raiz, ambiente },
          { der: outra.raiz, ambiente: 'teste' },
        ],
        lcrs: todas,
      });
    expect(await com('teste')).toMatchObject({ situacao: 'valida', nivel: 'AD-RT' });
    expect(await com('producao')).toMatchObject({
      situacao: 'valida',
      nivel: 'AD-RB',
      carimbadoEm: null,
    });
  });
});

describe('an authority over the network', () => {
  let servidor: Server;
  let url: string;
  let como: 'responde' | 'repete' | 'recusa' | 'erro' = 'responde';
  let pedidos: { autorizacao: string | undefined; tipo: string | undefined }[] = [];
  let primeira: Uint8Array | undefined;
  beforeAll(async () => {
    servidor = createServer(async (pedido, resposta) => {
      const { authorization: autorizacao, 'content-type': tipo } = pedido.headers;
      pedidos.push({ autorizacao, tipo });
      const partes: Buffer[] = [];
      for await (const parte of pedido) partes.push(parte);
      if (como === 'erro') resposta.writeHead(500).end();
      if (como === 'recusa') resposta.end(Uint8Array.from([48, 5, 48, 3, 2, 1, 2]));
      if (como === 'erro' || como === 'recusa') return;
      const feita = icp.carimbar(new Uint8Array(Buffer.concat(partes)), act);
      primeira ??= feita;
      resposta.end(como === 'repete' ? primeira : feita);
    });
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/tsa`;
  });
  afterAll(() => {
    servidor.closeAllConnections();
    servidor.close();
  });

  let relogio = Date.now();
  const carimbador = () => {
    pedidos = [];
    return criarCarimbador(
      { url, usuario: 'clinica', senha: 'segredo-da-act' },
      {
        rede: { fetch, resolver: async () => [], permitidas: [] },
        buscar: async ({ endereco }) => (endereco.includes('raiz') ? lcrs[1] : lcrs[0]) ?? null,
        ancoras: async () => ancoras(),
        agora: () => relogio,
      },
    );
  };

  it('is asked as RFC 3161 says, with who asks', async () => {
    relogio = Date.now();
    como = 'responde';
    expect(await carimbador()(new Uint8Array([1]))).toBeInstanceOf(Uint8Array);
    expect(pedidos).toEqual([
      {
        autorizacao: `Basic ${btoa('clinica:segredo-da-act')}`,
        tipo: 'application/timestamp-query',
      },
    ]);
  });

  it.each(['repete', 'recusa', 'erro'] as const)(
    'that %s gives no stamp, and rests',
    async (qual) => {
      relogio = Date.now();
      como = qual;
      const carimbar = carimbador();
      expect(await carimbar(new Uint8Array([2]))).toBeNull();
      expect(await carimbar(new Uint8Array([3]))).toBeNull();
      expect(pedidos).toHaveLength(1);
      relogio += 16_000;
      await carimbar(new Uint8Array([4]));
      expect(pedidos).toHaveLength(2);
    },
  );

  it('is only there where it is configured', () => {
    const de = (tem: Record<string, string>) => carimbadoraDe((nome) => tem[nome]);
    expect(de({})).toBeNull();
    expect(de({ CARIMBO_URL: 'nada' })).toBeNull();
    expect(de({ CARIMBO_URL: url, CARIMBO_USUARIO: 'a', CARIMBO_SENHA: 'b' })).toEqual({
      url,
      usuario: 'a',
      senha: 'b',
    });
  });
});
