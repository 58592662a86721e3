import { lerCertificado } from '@domain/assinatura/certificado.ts';
import { type MotivoDoCertificado, RECUSAS_DE_CERTIFICADO } from '@domain/assinatura/falhas.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarIcp, type Emitido, type FormaDePfx, type Icp, MARIA } from '../../support/icp.ts';

const SENHA = 'ção & Ção 1234';
let icp: Icp;
let maria: Emitido;

beforeAll(() => {
  icp = criarIcp();
  maria = icp.emitir();
});
afterAll(() => icp.remover());

const recusa = (motivo: MotivoDoCertificado) => ({
  name: 'FalhaDeCertificado',
  motivo,
  message: RECUSAS_DE_CERTIFICADO[motivo],
});

describe('a certificate', () => {
  it('says holder, CPF, issuer, kind, validity and that it signs', () => {
    const lido = lerCertificado(maria.der);
    expect(lido).toMatchObject({
      titular: MARIA.nome,
      cpf: MARIA.cpf,
      emissor: 'AC TESTE',
      serie: '1000',
      politicas: ['2.16.76.1.2.1.99'],
      tipo: 'A1',
      podeAssinar: true,
    });
    expect(Date.parse(lido.validoAte) - Date.parse(lido.validoDe)).toBe(366 * 86_400_000);
  });

  it.each(['OCTETSTRING', 'UTF8', 'PRINTABLE', 'only in the name'] as const)(
    'tells its CPF when the authority writes it as %s',
    (escrita) => {
      expect(lerCertificado(icp.emitir({ escrita }).der).cpf).toBe(MARIA.cpf);
    },
  );

  it('without a CPF, or with one that cannot be, says none', () => {
    expect(lerCertificado(icp.emitir({ cpf: null }).der).cpf).toBeNull();
    expect(lerCertificado(icp.emitir({ cpf: '12345678901' }).der).cpf).toBeNull();
  });

  it('of a token is A3, and of another policy of no kind', () => {
    expect(lerCertificado(icp.emitir({ politica: '2.16.76.1.2.3.7' }).der).tipo).toBe('A3');
    expect(lerCertificado(icp.emitir({ politica: '1.2.3.4' }).der).tipo).toBeNull();
  });

  it('signs no document when its key is for something else', () => {
    expect(lerCertificado(icp.emitir({ uso: 'keyEncipherment' }).der).podeAssinar).toBe(false);
    expect(lerCertificado(icp.emitir({ usos: 'serverAuth' }).der).podeAssinar).toBe(false);
    expect(lerCertificado(icp.intermediaria).podeAssinar).toBe(false);
    expect(lerCertificado(icp.emitir({ uso: 'nonRepudiation' }).der).podeAssinar).toBe(true);
  });

  it('is none when the bytes are something else', () => {
    const cortado = maria.der.slice(0, -1);
    for (const bytes of [new Uint8Array(), new Uint8Array(9000), cortado]) {
      expect(() => lerCertificado(bytes)).toThrow(RECUSAS_DE_CERTIFICADO.arquivoInvalido);
    }
  });
});

describe('a .pfx', () => {
  it.each<FormaDePfx>(['aes', '3des', 'rc2'])('encrypted with %s opens', async (forma) => {
    const aberto = await abrirPfx(maria.pfx(SENHA, forma), SENHA);
    expect(aberto.lido).toEqual(lerCertificado(maria.der));
    expect(aberto.certificado).toEqual(maria.der);
    expect(aberto.cadeia).toEqual([icp.intermediaria, icp.raiz]);
    expect(aberto.chave).toBe('RSA');
  });

  it('with a key of an elliptic curve opens', async () => {
    const pfx = icp.emitir({ curva: 'P-384' }).pfx(SENHA);
    expect((await abrirPfx(pfx, SENHA)).chave).toBe('ECDSA');
  });

  it.each<FormaDePfx>(['aes', '3des', 'rc2'])('%s says a wrong password', async (forma) => {
    const pfx = maria.pfx(SENHA, forma);
    for (const errada of ['', 'cao & Cao 1234', `${SENHA} `]) {
      await expect(abrirPfx(pfx, errada)).rejects.toMatchObject(recusa('senhaIncorreta'));
    }
  });

  it('without a key, or of nobody, says so', async () => {
    const semChave = maria.pfx(SENHA, 'aes', '-nokeys');
    await expect(abrirPfx(semChave, SENHA)).rejects.toMatchObject(recusa('semChave'));
    const deEmpresa = icp.emitir({ cpf: null }).pfx(SENHA);
    await expect(abrirPfx(deEmpresa, SENHA)).rejects.toMatchObject(recusa('semCpf'));
  });

  it('that is none says so, however much it looks like one', async () => {
    const pfx = maria.pfx(SENHA);
    const meio = pfx.slice();
    meio.fill(0, 40, 90);
    const muitas = maria.pfx(SENHA, 'aes', '-iter', '1100000');
    for (const bytes of [
      new Uint8Array(),
      maria.der,
      pfx.slice(0, -1),
      new Uint8Array(300_000),
      new Uint8Array(90_000).fill(0x30),
      meio,
      muitas,
    ]) {
      await expect(abrirPfx(bytes, SENHA)).rejects.toMatchObject(recusa('arquivoInvalido'));
    }
  });
});
