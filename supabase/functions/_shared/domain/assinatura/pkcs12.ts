import { P12Signer } from '@libpdf/core';
import * as asn1js from 'asn1js';
import { lerDer, oid, partes } from './asn1.ts';
import type { Assinador } from './assinador.ts';
import { abrirCertificado, type CertificadoLido, lido } from './certificado.ts';
import { confere } from './chave.ts';
import { FalhaDeCertificado, type MotivoDoCertificado } from './falhas.ts';

/** The largest file, in bytes: those of authorities have some 10 kB. */
export const TAMANHO_MAXIMO_DO_PFX = 256 * 1024;

/** A signer of which it is known who it is. */
export interface AssinadorDePfx extends Assinador {
  readonly lido: CertificadoLido;
}

/**
 * Opens an A1 certificate (.pfx or .p12, encrypted with AES, 3DES or RC2) in memory.
 * @throws FalhaDeCertificado with the reason: no such file, wrong password, no key, no CPF.
 */
export async function abrirPfx(bytes: Uint8Array, senha: string): Promise<AssinadorDePfx> {
  if (!ehPfx(bytes)) throw new FalhaDeCertificado('arquivoInvalido');
  const assinador = await abrir(bytes, senha);
  const dele = await certificadoDaChave(assinador);
  const quem = lido(abrirCertificado(dele));
  if (quem.cpf === null) throw new FalhaDeCertificado('semCpf');
  const todos = [assinador.certificate, ...assinador.certificateChain];
  return {
    certificado: dele,
    cadeia: todos.filter((der) => der !== dele),
    chave: assinador.keyType === 'EC' ? 'ECDSA' : 'RSA',
    lido: quem,
    assinar: (dados) => assinador.sign(dados, 'SHA-256'),
  };
}

const DATA = '1.2.840.113549.1.7.1';
/** As many as the slowest programs ask for; more would hold the machine that opens the file. */
const MOST_ITERATIONS = 1_000_000;

/** Whether bytes have the shape of PKCS#12: version 3, content in the open, and a digest of it. */
function ehPfx(bytes: Uint8Array): boolean {
  if (bytes.length > TAMANHO_MAXIMO_DO_PFX) return false;
  const [versao, conteudo, resumo, ...resto] = partes(lerDer(bytes));
  if (!versao || !conteudo || !resumo || resto.length > 0) return false;
  const iteracoes = partes(resumo)[2];
  const quantas = iteracoes instanceof asn1js.Integer ? iteracoes.valueBlock.valueDec : 1;
  return oid(partes(conteudo)[0]) === DATA && quantas > 0 && quantas <= MOST_ITERATIONS;
}

/** What the library says when it cannot open a file, and what that means. */
const REASONS: readonly (readonly [said: RegExp, motivo: MotivoDoCertificado])[] = [
  [/integrity|\bMAC\b/i, 'senhaIncorreta'],
  [/no private key/i, 'semChave'],
  [/unsupported key/i, 'chaveNaoAceita'],
];

async function abrir(bytes: Uint8Array, senha: string): Promise<P12Signer> {
  try {
    return await P12Signer.create(bytes, senha);
  } catch (erro) {
    const dito = erro instanceof Error ? erro.message : '';
    const motivo = REASONS.find(([padrao]) => padrao.test(dito))?.[1];
    throw new FalhaDeCertificado(motivo ?? 'arquivoInvalido');
  }
}

/** Finds the certificate of the key: files bring them in any order. */
async function certificadoDaChave(assinador: P12Signer): Promise<Uint8Array> {
  const amostra = crypto.getRandomValues(new Uint8Array(32));
  const assinatura = await assinador.sign(amostra, 'SHA-256').catch(() => {
    throw new FalhaDeCertificado('chaveNaoAceita');
  });
  for (const der of [assinador.certificate, ...assinador.certificateChain]) {
    const certificado = abrirCertificado(der);
    if (await confere(certificado.subjectPublicKeyInfo, amostra, assinatura)) return der;
  }
  throw new FalhaDeCertificado('semChave');
}
