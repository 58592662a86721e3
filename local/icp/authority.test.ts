import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assinarPdf } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { verificarPdf } from '@domain/assinatura/verificar.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DADOS, pdfSimples } from '../../tests/support/pdf-assinado.ts';
import { openTestAuthority } from './authority.ts';
import { pfxOf } from './pfx.ts';

const HELENA = { nome: 'Dra. Helena Prado', cpf: '81100091157' };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pleno-icp-local-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a file that the product opens, and whose signature is one of test', async () => {
  const authority = await openTestAuthority(undefined);
  const file = await pfxOf(await authority.issue(HELENA, 'A1'), [authority.intermediate], 'teste');
  const signer = await abrirPfx(file, 'teste');
  expect(signer.lido).toMatchObject({ cpf: HELENA.cpf, tipo: 'A1', podeAssinar: true });
  await expect(abrirPfx(file, 'outra')).rejects.toMatchObject({ motivo: 'senhaIncorreta' });
  const agora = new Date();
  const signed = await assinarPdf(await pdfSimples(), signer, { ...DADOS, quando: agora });
  const ancoras = [{ der: authority.root, ambiente: 'teste' as const }];
  expect(await verificarPdf(signed, { ancoras, agora, cpf: HELENA.cpf })).toMatchObject({
    situacao: 'valida',
    teste: true,
  });
  const stranger = await openTestAuthority(undefined);
  const outras = [{ der: stranger.root, ambiente: 'teste' as const }];
  expect(await verificarPdf(signed, { ancoras: outras, agora })).toMatchObject({
    motivos: ['autoridadeDesconhecida'],
  });
});

it('is the same from one start to the next, and its key is for its owner', async () => {
  const first = await openTestAuthority(folder);
  const again = await openTestAuthority(folder);
  expect(again.root).toEqual(first.root);
  const issued = await again.issue(HELENA, 'A3');
  expect(await issued.certificate.verify(first.intermediate)).toBe(true);
  expect(statSync(join(folder, 'autoridade.json')).mode & 0o077).toBe(0);
});
