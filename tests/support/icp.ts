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
  /** Of a timestamp authority: for stamping alone. */
  readonly carimba?: boolean;
  /** Of who answers for the authority whether a certificate was revoked. */
  readonly responde?: boolean;
  /** Where it sends whoever checks it, in place of where the hierarchy says. */
  readonly enderecos?: EnderecosDaIcp;
}

/** Where certificates say that more is to be found. */
export interface EnderecosDaIcp {
  readonly lcr?: string;
  readonly ocsp?: string;
  readonly autoridade?: string;
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
  /** That of the root, which revoked nothing. */
  lcrDaRaiz(): Uint8Array;
  /** Answers a timestamp request (DER) with OpenSSL, as of a certificate that may stamp. */
  carimbar(pedido: Uint8Array, quem: Emitido): Uint8Array;
  /** Answers an OCSP request (DER) with OpenSSL; by the authority itself, or by who answers for it. */
  responder(pedido: Uint8Array, quem?: Emitido): Uint8Array;
  /** The authority's certificate as authorities publish it, in PKCS#7. */
  pkcs7(): Uint8Array;
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
export function criarIcp(enderecos: EnderecosDaIcp = {}): Icp {
  const pasta = mkdtempSync(join(tmpdir(), 'pleno-icp-'));
  const em = (nome: string) => join(pasta, nome);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: pasta, stdio: ['ignore', 'pipe', 'pipe'] });
  const ler = (nome: string) => dePem(readFileSync(em(nome), 'utf8'));
  let feitos = 0;

  writeFileSync(em('ca.cnf'), CA);
  writeFileSync(em('raiz.cnf'), CA.replaceAll('ac.', 'raiz.').replace('index.txt', 'raiz.txt'));
  writeFileSync(em('raiz.txt'), '');
  writeFileSync(em('tsaserial'), '01');
  writeFileSync(
    em('ac.cnf'),
    `${CA}${onde({ lcr: enderecos.lcr && `${enderecos.lcr}/raiz.crl` })}`,
  );
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
    'ac.cnf',
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
      writeFileSync(em(`${feitos}.cnf`), folha({ enderecos: dasPessoas(enderecos), ...pedido }));
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
    lcrDaRaiz() {
      openssl('ca', '-config', 'raiz.cnf', '-gencrl', '-out', 'raiz.crl');
      return ler('raiz.crl');
    },
    carimbar(pedido, quem) {
      writeFileSync(em('carimbo.tsq'), pedido);
      const quando = ['-signer', quem.pem, '-inkey', quem.chave, '-chain', 'ac.pem'];
      const args = ['-config', 'ca.cnf', '-queryfile', 'carimbo.tsq', '-out', 'carimbo.tsr'];
      openssl('ts', '-reply', ...args, ...quando);
      return new Uint8Array(readFileSync(em('carimbo.tsr')));
    },
    responder(pedido, quem) {
      writeFileSync(em('pedido.ocsp'), pedido);
      const [pem, chave] = quem ? [quem.pem, quem.chave] : ['ac.pem', 'ac.key'];
      const args = ['-index', 'index.txt', '-CA', 'ac.pem', '-rsigner', pem, '-rkey', chave];
      openssl('ocsp', ...args, '-reqin', 'pedido.ocsp', '-respout', 'dito.ocsp', '-ndays', '1');
      return new Uint8Array(readFileSync(em('dito.ocsp')));
    },
    pkcs7() {
      openssl('crl2pkcs7', '-nocrl', '-certfile', 'ac.pem', '-outform', 'DER', '-out', 'ac.p7b');
      return new Uint8Array(readFileSync(em('ac.p7b')));
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
[tsa]
default_tsa=tsa_teste
[tsa_teste]
serial=tsaserial
default_policy=1.2.3.4.1
signer_digest=sha256
digests=sha256,sha512
ess_cert_id_alg=sha256
[req]
distinguished_name=dn
[dn]
[ac]
basicConstraints=critical,CA:TRUE
keyUsage=critical,keyCertSign,cRLSign
subjectKeyIdentifier=hash
`;

/** The addresses of those whom the authority certifies. */
const dasPessoas = ({ lcr, ...mais }: EnderecosDaIcp): EnderecosDaIcp => ({
  ...mais,
  ...(lcr && { lcr: `${lcr}/ac.crl` }),
});

/** Lines of a certificate that say where more is to be found. */
function onde({ lcr, ocsp, autoridade }: { [onde in keyof EnderecosDaIcp]?: string | undefined }) {
  const acesso = [ocsp && `OCSP;URI:${ocsp}`, autoridade && `caIssuers;URI:${autoridade}`];
  const ditos = acesso.filter(Boolean).join(',');
  return [lcr && `crlDistributionPoints=URI:${lcr}`, ditos && `authorityInfoAccess=${ditos}`]
    .filter(Boolean)
    .map((linha) => `${linha}\n`)
    .join('');
}

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
extendedKeyUsage=${usosDe(pedido)}
certificatePolicies=${pedido.politica ?? '2.16.76.1.2.1.99'}
subjectAltName=@nomes
${onde(pedido.enderecos ?? {})}[nomes]
email.1=maria@exemplo.com.br
${dado ? `otherName.1=2.16.76.1.3.1;${forma}` : ''}
`;
}

function usosDe({ usos, carimba, responde }: Pedido): string {
  if (carimba) return 'critical,timeStamping';
  return responde ? 'OCSPSigning' : (usos ?? 'clientAuth,emailProtection');
}
