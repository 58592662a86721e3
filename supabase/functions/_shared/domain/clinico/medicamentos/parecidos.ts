import { chave } from './escrita.ts';
import type { Lexico, Nome } from './lexico.ts';

const MAXIMO_DE_PARECIDOS = 5;
const MAXIMO_DE_SUGESTOES = 10;
/** The longest text that may be a mistyped name. */
const TAMANHO_MAXIMO = 60;

/**
 * Known names within a few mistyped letters of a text, nearest first. For a person to confirm: two
 * names this near are often unrelated drugs (clonidina, clonazepam).
 */
export function nomesParecidos(lexico: Lexico, texto: string): readonly string[] {
  if (texto.length < 3 || texto.length > TAMANHO_MAXIMO) return [];
  const limite = texto.length <= 5 ? 1 : texto.length <= 8 ? 2 : 3;
  const achados: { nome: string; distancia: number }[] = [];
  for (const [onde, { nome }] of lexico.porChave) {
    const distancia = onde.startsWith(`${texto} `) ? 0 : distanciaAte(texto, onde, limite);
    if (distancia <= limite) achados.push({ nome, distancia });
  }
  return achados
    .sort((a, b) => a.distancia - b.distancia || a.nome.localeCompare(b.nome, 'pt-BR'))
    .slice(0, MAXIMO_DE_PARECIDOS)
    .map(({ nome }) => nome);
}

/**
 * Counts the letters to insert, drop or change (Levenshtein); any number above `limite` once it is
 * passed.
 */
function distanciaAte(a: string, b: string, limite: number): number {
  if (Math.abs(a.length - b.length) > limite) return limite + 1;
  let anterior = Array.from({ length: b.length + 1 }, (_, coluna) => coluna);
  for (let linha = 1; linha <= a.length; linha += 1) {
    const atual = [linha];
    for (let coluna = 1; coluna <= b.length; coluna += 1) {
      const troca = (anterior[coluna - 1] ?? 0) + (a[linha - 1] === b[coluna - 1] ? 0 : 1);
      const falta = (anterior[coluna] ?? 0) + 1;
      const sobra = (atual[coluna - 1] ?? 0) + 1;
      atual.push(Math.min(troca, falta, sobra));
    }
    if (Math.min(...atual) > limite) return limite + 1;
    anterior = atual;
  }
  return anterior[b.length] ?? limite + 1;
}

/** Lists the names that begin with what is being typed, in order, at most ten. */
export function sugerir(lexico: Lexico, texto: string): readonly Nome[] {
  const inicio = chave(texto);
  if (inicio === '') return [];
  const sugestoes: Nome[] = [];
  for (let i = primeiraDesde(lexico.chaves, inicio); i < lexico.chaves.length; i += 1) {
    const onde = lexico.chaves[i] ?? '';
    if (!onde.startsWith(inicio) || sugestoes.length === MAXIMO_DE_SUGESTOES) break;
    const nome = lexico.porChave.get(onde);
    if (nome) sugestoes.push(nome);
  }
  return sugestoes;
}

/** Finds the first place of an ordered list that is not before a text. */
function primeiraDesde(ordenada: readonly string[], texto: string): number {
  let de = 0;
  let ate = ordenada.length;
  while (de < ate) {
    const meio = (de + ate) >> 1;
    if ((ordenada[meio] ?? '') < texto) de = meio + 1;
    else ate = meio;
  }
  return de;
}
