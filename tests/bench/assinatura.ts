/**
 * What signing and verifying cost: `npm run bench -- assinatura`. PDFs of 1 and 25 MB, signed and verified
 * by the product and, the same bytes, by OpenSSL's `cms` (RSA 2048, SHA-256); then 200 prescriptions of a
 * page signed and verified in one go.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assinarPdf } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import { verificarPdf } from '@domain/assinatura/verificar.ts';
import { criarIcp, type Emitido, type Icp } from '../support/icp.ts';
import { DADOS, pdfSimples } from '../support/pdf-assinado.ts';

const VEZES = 5;
const MB = 1024 ** 2;
/** Of the largest PDF that is taken, less what a signature adds. */
const TAMANHOS = [MB, 25 * MB - 64 * 1024];
const RECEITAS = 200;

export async function executar(): Promise<number> {
  const icp = criarIcp();
  const pasta = mkdtempSync(join(tmpdir(), 'pleno-bench-assinatura-'));
  try {
    const quem = icp.emitir();
    for (const tamanho of TAMANHOS) await comparar(icp, quem, pasta, tamanho);
    await assinarMuitas(icp, quem);
    return 0;
  } finally {
    icp.remover();
    rmSync(pasta, { recursive: true });
  }
}

const criterioDe = (icp: Icp) => ({
  ancoras: [{ der: icp.raiz, ambiente: 'teste' as const }],
  lcrs: [icp.lcr(), icp.lcrDaRaiz()],
});

async function comparar(icp: Icp, quem: Emitido, pasta: string, tamanho: number): Promise<void> {
  const pdf = await pdfSimples('Receita', tamanho - 2048);
  const assinador = await abrirPfx(quem.pfx('x'), 'x');
  const assinar = () => assinarPdf(pdf, assinador, { ...DADOS, quando: new Date() });
  const assinado = await assinar();
  const criterio = criterioDe(icp);
  const verificar = async () => {
    const { situacao } = await verificarPdf(assinado, { ...criterio, agora: new Date() });
    if (situacao !== 'valida') throw new Error(situacao);
  };
  const [arquivo, cms] = [join(pasta, 'a.pdf'), join(pasta, 'a.p7s')];
  writeFileSync(arquivo, pdf);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', ['cms', ...args, '-binary', '-outform', 'DER'], { stdio: 'pipe' });
  const deles = {
    assinar: async () =>
      openssl('-sign', '-in', arquivo, '-signer', quem.pem, '-inkey', quem.chave, '-out', cms),
    verificar: async () => {
      const args = ['-verify', '-inform', 'DER', '-in', cms, '-content', arquivo];
      openssl(...args, '-noverify', '-out', '/dev/null');
    },
  };
  const nome = `${Math.round(pdf.length / MB)} MB`;
  await contar(`sign ${nome}`, assinar, deles.assinar);
  await contar(`verify ${nome}`, verificar, deles.verificar);
}

async function contar(
  nome: string,
  nosso: () => Promise<unknown>,
  deles: () => Promise<unknown>,
): Promise<void> {
  const [um, outro] = [await mediana(nosso), await mediana(deles)];
  console.log(
    `${nome}: ${um.toFixed(0)} ms, OpenSSL ${outro.toFixed(0)} ms, ratio ${(um / outro).toFixed(1)}`,
  );
}

/** Milliseconds of the middle one of several runs; the first one is not counted. */
async function mediana(tarefa: () => Promise<unknown>): Promise<number> {
  await tarefa();
  const tempos: number[] = [];
  for (let vez = 0; vez < VEZES; vez += 1) {
    const antes = performance.now();
    await tarefa();
    tempos.push(performance.now() - antes);
  }
  return tempos.sort((a, b) => a - b)[Math.floor(VEZES / 2)] ?? 0;
}

async function assinarMuitas(icp: Icp, quem: Emitido): Promise<void> {
  const pdfs = await Promise.all(
    Array.from({ length: RECEITAS }, (_, n) => pdfSimples(`Receita ${n}`)),
  );
  const criterio = criterioDe(icp);
  const assinador = await abrirPfx(quem.pfx('x'), 'x');
  const memoria = () => process.memoryUsage().rss / MB;
  const [antes, inicio] = [memoria(), performance.now()];
  const assinados: Uint8Array[] = [];
  for (const pdf of pdfs) {
    assinados.push(await assinarPdf(pdf, assinador, { ...DADOS, quando: new Date() }));
  }
  const assinadas = performance.now();
  for (const um of assinados) {
    const { situacao } = await verificarPdf(um, { ...criterio, agora: new Date() });
    if (situacao !== 'valida') throw new Error(situacao);
  }
  const segundos = (ms: number) => (ms / 1000).toFixed(2);
  console.log(
    `${RECEITAS} prescriptions: signed in ${segundos(assinadas - inicio)} s, verified in ${segundos(performance.now() - assinadas)} s, ${(memoria() - antes).toFixed(0)} MB more`,
  );
}
