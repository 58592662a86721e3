import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hex, sha256 } from '@domain/assinatura/bytes.ts';
import { lerResposta, pedirCarimbo, sortearNonce } from '@domain/assinatura/carimbo.ts';
import { abrirCertificado } from '@domain/assinatura/certificado.ts';
import { enderecosDe } from '@domain/assinatura/enderecos.ts';
import { lerLcr, revogadoNaLcr } from '@domain/assinatura/lcr.ts';
import { assinarPdf } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { verificarPdf } from '@domain/assinatura/verificar.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DADOS, pdfSimples } from '../../tests/support/pdf-assinado.ts';
import { APROVADO, julgadoPorOutros } from '../../tests/support/programas-de-outros.ts';
import { LISTS, openTestAuthority } from './authority.ts';
import { pfxOf } from './pfx.ts';
import { TIMESTAMPS, timestampAuthority } from './timestamp.ts';

const HELENA = { nome: 'Dra. Helena Prado', cpf: '81100091157' };
const API = 'http://127.0.0.1:54321';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pleno-icp-local-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a file that the product opens, and whose signature is one of test', async () => {
  const authority = await openTestAuthority(undefined, API);
  const file = await pfxOf(await authority.issue(HELENA, 'A1'), [authority.intermediate], 'teste');
  const signer = await abrirPfx(file, 'teste');
  expect(signer.lido).toMatchObject({ cpf: HELENA.cpf, tipo: 'A1', podeAssinar: true });
  await expect(abrirPfx(file, 'outra')).rejects.toMatchObject({ motivo: 'senhaIncorreta' });
  const agora = new Date();
  const signed = await assinarPdf(await pdfSimples(), signer, { ...DADOS, quando: agora });
  const ancoras = [{ der: authority.root, ambiente: 'teste' as const }];
  const lcrs = [await authority.list('root'), await authority.list('intermediate')];
  expect(await verificarPdf(signed, { ancoras, agora, lcrs, cpf: HELENA.cpf })).toMatchObject({
    situacao: 'valida',
    teste: true,
  });
  expect(await julgadoPorOutros(signed, [authority.root])).toEqual(APROVADO);
  const stranger = await openTestAuthority(undefined, API);
  const outras = [{ der: stranger.root, ambiente: 'teste' as const }];
  expect(await verificarPdf(signed, { ancoras: outras, agora })).toMatchObject({
    motivos: ['autoridadeDesconhecida'],
  });
});

it('says where its lists are, and revokes', async () => {
  const authority = await openTestAuthority(undefined, API);
  const issued = await authority.issue(HELENA, 'A1');
  const der = new Uint8Array(issued.certificate.toSchema().toBER());
  expect(enderecosDe(abrirCertificado(der)).lcrs).toEqual([`${API}${LISTS}/intermediate.crl`]);
  const serie = issued.certificate.serialNumber.valueBlock.valueHexView;
  const said = async () => {
    const list = lerLcr(await authority.list('intermediate'));
    return list && revogadoNaLcr(list, serie);
  };
  expect(await said()).toBeNull();
  authority.revoke(hex(serie));
  expect(await said()).toBeInstanceOf(Date);
});

it('stamps as OpenSSL takes it', async () => {
  const authority = await openTestAuthority(undefined, API);
  const valor = new TextEncoder().encode('uma assinatura');
  const pedido = { resumo: await sha256(valor), nonce: sortearNonce() };
  const query = new Uint8Array(pedirCarimbo(pedido));
  const asked = { method: 'POST', body: query };
  const answer = await timestampAuthority(authority).request(TIMESTAMPS, asked);
  const reply = new Uint8Array(await answer.arrayBuffer());
  expect(lerResposta(reply, pedido)).toBeDefined();
  const [tsq, tsr, root] = ['a.tsq', 'a.tsr', 'root.pem'].map((name) => join(folder, name));
  writeFileSync(`${tsq}`, query);
  writeFileSync(`${tsr}`, reply);
  const pem = Buffer.from(authority.root).toString('base64').replace(/.{64}/g, '$&\n');
  writeFileSync(`${root}`, `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`);
  const args = ['-verify', '-queryfile', `${tsq}`, '-in', `${tsr}`, '-CAfile', `${root}`];
  const said = execFileSync('openssl', ['ts', ...args], { encoding: 'utf8', stdio: 'pipe' });
  expect(said).toContain('Verification: OK');
});

it('is the same from one start to the next, and its key is for its owner', async () => {
  const first = await openTestAuthority(folder, API);
  const again = await openTestAuthority(folder, API);
  expect(again.root).toEqual(first.root);
  const issued = await again.issue(HELENA, 'A3');
  expect(await issued.certificate.verify(first.intermediate)).toBe(true);
  expect(statSync(join(folder, 'autoridade.json')).mode & 0o077).toBe(0);
});
