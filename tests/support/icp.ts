/**
 * A hierarchy of certificates in the shape of ICP-Brasil, made by OpenSSL when the tests run: a root,
 * an authority, and whoever they certify. Nothing of it is kept.
 */

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a certificate says, and in which way it is not as it should be. */
export interface Pedido {
  readonly nome?: string;
  /** Null: a certificate that says no CPF. */
  readonly cpf?: string | null;
  /** How the authority writes the holder's data. */
  readonly escrita?: 'OCTETSTRING' | 'UTF8' | 'PRINTABLE' | 'only in the name';
  readonly uso?: string;
  readonly usos?: string;
  readonly politica?: string;
  /** `YYYYMMDDHHMMSSZ`; absent: since yesterday, for a year. */
  readonly desde?: string;
  readonly ate?: string;
  readonly curva?: string;
  readonly autoassinado?: boolean;
}

export type FormaDePfx = 'aes' | '3des' | 'rc2';

/** A certificate with its key. */
export interface Emitido {
  readonly der: Uint8Array;
  readonly pem: string;
  /** The path of the key, for programs of OpenSSL. */
  readonly chave: string;
  pfx(senha: string, forma?: FormaDePfx, ...opcoes: string[]): Uint8Array;
}

export interface Icp {
  readonly raiz: Uint8Array;
  readonly intermediaria: Uint8Array;
  /** The path of the root, PEM. */
  readonly raizPem: string;
  emitir(pedido?: Pedido): Emitido;
  revogar(emitido: Emitido): void;
  /** The list of what the authority revoked, DER. */
  lcr(): Uint8Array;
  remover(): void;
}

const FORMAS: Readonly<Record<FormaDePfx, readonly string[]>> = {
  aes: [],
  '3des': ['-legacy', '-descert'],
  rc2: ['-legacy'],
};

export const MARIA = { nome: 'MARIA DA SILVA', cpf: '52998224725' } as const;

/** Reads PEM. */
export const dePem = (pem: string): Uint8Array =>
  Uint8Array.from(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64'));

/** Makes a root and an authority under it. Call `remover` when done. */
export function criarIcp(): Icp {
  const pasta = mkdtempSync(join(tmpdir(), 'pleno-icp-'));
  const em = (nome: string) => join(pasta, nome);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: pasta, stdio: ['ignore', 'pipe', 'pipe'] });
  const ler = (nome: string) => dePem(readFileSync(em(nome), 'utf8'));
  let feitos = 0;

  writeFileSync(em('ca.cnf'), CA);
  writeFileSync(em('index.txt'), '');
  writeFileSync(em('serial'), '1000');
  writeFileSync(em('crlnumber'), '01');
  const rsa = ['-newkey', 'rsa:2048', '-nodes', '-config', 'ca.cnf', '-utf8'];
  openssl(
    'req',
    '-x509',
    ...rsa,
    '-keyout',
    'raiz.key',
    '-out',
    'raiz.pem',
    '-days',
    '3650',
    '-extensions',
    'ac',
    '-subj',
    '/C=BR/O=ICP-Brasil/CN=AC Raiz TESTE',
  );
  openssl(
    'req',
    ...rsa,
    '-keyout',
    'ac.key',
    '-out',
    'ac.csr',
    '-subj',
    '/C=BR/O=ICP-Brasil/CN=AC TESTE',
  );
  openssl(
    'x509',
    '-req',
    '-in',
    'ac.csr',
    '-CA',
    'raiz.pem',
    '-CAkey',
    'raiz.key',
    '-CAcreateserial',
    '-days',
    '1800',
    '-extfile',
    'ca.cnf',
    '-extensions',
    'ac',
    '-out',
    'ac.pem',
  );

  return {
    raiz: ler('raiz.pem'),
    intermediaria: ler('ac.pem'),
    raizPem: em('raiz.pem'),
    emitir(pedido = {}) {
      feitos += 1;
      const [chave, pem] = [`${feitos}.key`, `${feitos}.pem`];
      writeFileSync(em(`${feitos}.cnf`), folha(pedido));
      const nova = pedido.curva
        ? ['-newkey', 'ec', '-pkeyopt', `ec_paramgen_curve:${pedido.curva}`]
        : ['-newkey', 'rsa:2048'];
      const req = ['req', ...nova, '-nodes', '-utf8', '-keyout', chave, '-config', `${feitos}.cnf`];
      if (pedido.autoassinado) {
        openssl(...req, '-x509', '-days', '365', '-extensions', 'v3', '-out', pem);
      } else {
        openssl(...req, '-out', `${feitos}.csr`);
        openssl(
          'ca',
          '-batch',
          '-config',
          'ca.cnf',
          '-in',
          `${feitos}.csr`,
          '-out',
          pem,
          '-notext',
          '-extfile',
          `${feitos}.cnf`,
          '-extensions',
          'v3',
          '-startdate',
          pedido.desde ?? daqui(-1),
          '-enddate',
          pedido.ate ?? daqui(365),
        );
      }
      const texto = readFileSync(em(pem), 'utf8');
      return {
        der: dePem(texto),
        pem: em(pem),
        chave: em(chave),
        pfx(senha, forma = 'aes', ...opcoes) {
          const saida = `${feitos}-${forma}.pfx`;
          writeFileSync(em('cadeia.pem'), '');
          for (const um of ['ac.pem', 'raiz.pem']) {
            appendFileSync(em('cadeia.pem'), readFileSync(em(um)));
          }
          openssl(
            'pkcs12',
            '-export',
            ...FORMAS[forma],
            '-inkey',
            chave,
            '-in',
            pem,
            '-certfile',
            'cadeia.pem',
            '-passout',
            `pass:${senha}`,
            '-out',
            saida,
            ...opcoes,
          );
          return new Uint8Array(readFileSync(em(saida)));
        },
      };
    },
    revogar(emitido) {
      openssl('ca', '-config', 'ca.cnf', '-revoke', emitido.pem);
    },
    lcr() {
      openssl('ca', '-config', 'ca.cnf', '-gencrl', '-out', 'ac.crl');
      return ler('ac.crl');
    },
    remover: () => rmSync(pasta, { recursive: true }),
  };
}

/** An instant, days from now, as OpenSSL takes it. */
function daqui(dias: number): string {
  const instante = new Date(Date.now() + dias * 86_400_000).toISOString();
  return `${instante.replace(/\D/g, '').slice(0, 14)}Z`;
}

const CA = `
[ca]
default_ca=ac_teste
[ac_teste]
database=index.txt
serial=serial
crlnumber=crlnumber
new_certs_dir=.
certificate=ac.pem
private_key=ac.key
default_md=sha256
default_crl_days=30
policy=qualquer
unique_subject=no
[qualquer]
countryName=optional
organizationName=optional
organizationalUnitName=optional
commonName=supplied
[req]
distinguished_name=dn
[dn]
[ac]
basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
`;

/** The data of the holder, DOC-ICP-04: birth, CPF, NIS, RG and who issued it. */
const titular = (cpf: string) => `15051990${cpf}${'0'.repeat(26)}SSPSP     `;

function folha(pedido: Pedido): string {
  const { nome = MARIA.nome, cpf = MARIA.cpf, escrita = 'OCTETSTRING' } = pedido;
  const dado = cpf === null || escrita === 'only in the name' ? undefined : titular(cpf);
  const forma =
    escrita === 'OCTETSTRING'
      ? `FORMAT:HEX,OCTETSTRING:${Buffer.from(dado ?? '').toString('hex')}`
      : `${escrita}:${dado}`;
  return `
[req]
distinguished_name=dn
prompt=no
[dn]
C=BR
O=ICP-Brasil
OU=AC TESTE
CN=${cpf === null ? nome : `${nome}:${cpf}`}
[v3]
basicConstraints=CA:FALSE
keyUsage=critical,${pedido.uso ?? 'digitalSignature,nonRepudiation,keyEncipherment'}
extendedKeyUsage=${pedido.usos ?? 'clientAuth,emailProtection'}
certificatePolicies=${pedido.politica ?? '2.16.76.1.2.1.99'}
subjectAltName=@nomes
[nomes]
email.1=maria@exemplo.com.br
${dado ? `otherName.1=2.16.76.1.3.1;${forma}` : ''}
`;
}
