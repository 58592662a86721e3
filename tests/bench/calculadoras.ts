import { buscar, indexar } from '@domain/clinico/busca.ts';
import { executar as calcular } from '@domain/clinico/motor/executar.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import { lerMaterial } from '../../scripts/clinical-report/material.ts';
import { iniciarStack } from '../support/stack.ts';
import { entrar, iniciarFuncoes, mediana, medirPorTurnos } from './functions/medir.ts';

const VOLTAS = 400;
const AMOSTRAS = 21;
const BUSCAS = [
  'cockcroft',
  'risco de sangramento',
  'dor torácica',
  'ckd epi',
  'xyz',
  'sódio corrigido',
];

/**
 * Every calculator alone, the search of the catalogue a key at a time, and a calculation through the
 * function against the barest handler that reads the same body.
 */
export async function executar(): Promise<number> {
  await medirCalculos();
  medirBusca();
  await medirChamadas();
  return 0;
}

/** Milliseconds of one run: the median of samples, each of many runs. */
function milissegundos(rodar: () => void, voltas: number): number {
  const amostras = Array.from({ length: AMOSTRAS }, () => {
    const inicio = performance.now();
    for (let n = 0; n < voltas; n += 1) rodar();
    return (performance.now() - inicio) / voltas;
  });
  return mediana(amostras);
}

async function medirCalculos(): Promise<void> {
  const { vetores } = await lerMaterial();
  const tempos = FERRAMENTAS.map((ferramenta) => {
    const entradas = (vetores.get(ferramenta.id) ?? []).map(({ entrada }) => entrada);
    let proxima = 0;
    const ms = milissegundos(() => {
      calcular(ferramenta, entradas[proxima % entradas.length]);
      proxima += 1;
    }, VOLTAS);
    return { id: ferramenta.id, ms };
  }).sort((a, b) => b.ms - a.ms);
  console.log(`\ncalculators: ${tempos.length}, the slowest      ms    against 0.1`);
  for (const { id, ms } of tempos.slice(0, 5)) imprimir(id, ms, 0.1);
}

function medirBusca(): void {
  const indice = indexar(FERRAMENTAS);
  const teclas = BUSCAS.flatMap((busca) =>
    Array.from({ length: busca.length }, (_, n) => busca.slice(0, n + 1)),
  );
  const tempos = teclas
    .map((texto) => ({ texto, ms: milissegundos(() => buscar(indice, texto), 20) }))
    .sort((a, b) => b.ms - a.ms);
  console.log(`\nsearch: ${teclas.length} keys, the slowest             ms      against 5`);
  for (const { texto, ms } of tempos.slice(0, 3)) imprimir(`«${texto}»`, ms, 5);
}

function imprimir(nome: string, ms: number, limite: number): void {
  const razao = (ms / limite).toFixed(3);
  console.log(`${nome.padEnd(30)}${ms.toFixed(4).padStart(10)}${razao.padStart(15)}`);
}

async function medirChamadas(): Promise<void> {
  const pilha = await iniciarStack({ api: 54932, seed: true, functions: false });
  const deno = await iniciarFuncoes(pilha, {
    calculators: 'supabase/functions/calculators/index.ts',
    medida: 'tests/bench/functions/calculadoras.mjs',
  });
  try {
    const pedido = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await entrar(pilha)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ weight: 70, height: 175 }),
    };
    const rotas = ['/medida/nu', '/medida/produto', '/medida/nu-com-sessao', '/calculators/bmi'];
    const medianas = await medirPorTurnos(
      rotas.map((rota) => ({ nome: rota, url: `${deno.url}${rota}`, pedido })),
    );
    const de = (rota: string) => medianas.get(rota) ?? Number.NaN;
    console.log('\nPOST of a BMI, calls a second        bare   product   product/bare');
    comparar('without authentication', de('/medida/nu'), de('/medida/produto'));
    comparar('with authentication', de('/medida/nu-com-sessao'), de('/calculators/bmi'));
  } finally {
    deno.parar();
    await pilha.parar();
  }
}

function comparar(nome: string, nu: number, produto: number): void {
  const colunas = [nu.toFixed(0), produto.toFixed(0), (produto / nu).toFixed(2)];
  console.log(`${nome.padEnd(32)}${colunas.map((coluna) => coluna.padStart(10)).join('')}`);
}
