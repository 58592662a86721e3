/**
 * `npm run clinical:report`: every clinical tool and every file of clinical data, with version,
 * source, how far it was verified, when it was reviewed and how many known answers it is held to.
 * Ends with 1 when anything lacks what it must carry.
 */
import { type Dados, estadoDe, linhasDe } from './clinical-report/governanca.ts';
import { lerMaterial, type Material, problemasDe } from './clinical-report/material.ts';

const material = await lerMaterial();
const problemas = problemasDe(material);
imprimirFerramentas(material);
imprimirDados(material);
imprimirRegras(material);
if (problemas.length > 0) {
  console.error(`\n${problemas.length} problemas:\n${problemas.map((p) => `  ${p}`).join('\n')}`);
  process.exitCode = 1;
}

function imprimirFerramentas({ ferramentas, vetores }: Material): void {
  const linhas = ferramentas.map(({ id, versao, fonte }) => [
    id,
    versao,
    fonte.verificacao.formula.estado,
    fonte.verificacao.faixas.estado,
    fonte.revisadoEm,
    String(vetores.get(id)?.length ?? 0),
    fonte.autor,
  ]);
  tabela(['ferramenta', 'versão', 'fórmula', 'faixas', 'revisada em', 'vetores', 'fonte'], linhas);
  const total = [...vetores.values()].reduce((soma, lista) => soma + lista.length, 0);
  console.log(`\n${ferramentas.length} ferramentas, ${total} vetores\n`);
}

function imprimirDados({ dados }: Material): void {
  const linhas = [...dados].map(([arquivo, conteudo]) => [
    arquivo,
    String(conteudo.versao),
    String(conteudo.revisadoEm),
    String(linhasDe(conteudo).length),
    estados(conteudo),
  ]);
  tabela(['dados', 'versão', 'revisados em', 'linhas', 'estado'], linhas);
}

function imprimirRegras({ regras }: Material): void {
  console.log('');
  const linhas = [...regras].map(([nome, { versao, regras: lista }]) => [
    nome,
    versao,
    String(Object.keys(lista).length),
    contar(Object.values(lista).map(({ verificacao }) => verificacao.estado)),
  ]);
  tabela(['regras de validação', 'versão', 'regras', 'estado'], linhas);
}

/** How many rows are in each state: `conferida 55, parcial 37`. */
function estados(dados: Dados): string {
  return contar(linhasDe(dados).map((linha) => String(estadoDe(dados, linha) ?? 'sem estado')));
}

function contar(nomes: readonly string[]): string {
  const contados = new Map<string, number>();
  for (const nome of nomes) contados.set(nome, (contados.get(nome) ?? 0) + 1);
  return [...contados].map(([nome, quantas]) => `${nome} ${quantas}`).join(', ');
}

function tabela(titulos: readonly string[], linhas: readonly (readonly string[])[]): void {
  const larguras = titulos.map((titulo, coluna) =>
    Math.max(titulo.length, ...linhas.map((linha) => linha[coluna]?.length ?? 0)),
  );
  for (const linha of [titulos, larguras.map((largura) => '-'.repeat(largura)), ...linhas]) {
    console.log(
      linha
        .map((celula, n) => celula.padEnd(larguras[n] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
