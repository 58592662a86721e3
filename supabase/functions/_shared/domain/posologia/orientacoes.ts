import { palavras } from '../clinico/medicamentos/escrita.ts';
import { normalizarBusca } from '../texto.ts';
import { tirarDuracao } from './duracao.ts';
import { Papel } from './papel.ts';

/** Matches the numbers of a list: "1) …", "2. …". */
const NUMERADO = /(^|[\n;.])\s*(\d{1,2})\s*[.)]\s+/g;
/** Matches what instructions say of something else than medicines. */
const OUTRA_COISA =
  /\b(?:agua|litros?|dieta|repouso|exercicios?|caminhad?a?r?s?|atividade|hidratar|hidratacao|alimentos?|alimentacao|evitar|curativo|gelo|compressas?|exames?|retorn\w*|reavali\w*|procur\w*|consulta|alergi\w*)\b/;

/** An item, by the names by which instructions may call it. */
export type NomesDoItem = readonly string[];

/**
 * Parts free text among the items that it is about: by number in a list, by the name of the drug,
 * or after the last that was named. Of a sentence that names none only the duration holds for all
 * of several items, and what names another drug holds for nobody.
 */
export function orientacoesPorItem(
  texto: string,
  itens: readonly NomesDoItem[],
  nomeiaOutro: (frase: string) => boolean,
): readonly string[] {
  const nomes = itens.map((doItem) => doItem.map((nome) => palavras(nome).join(' ')));
  const deCada = itens.map((): string[] => []);
  let dono: number | undefined;
  const atribuir = (frase: string) => {
    if (OUTRA_COISA.test(normalizarBusca(frase))) return;
    if (dono !== undefined) deCada[dono]?.push(frase);
    else if (itens.length === 1) deCada[0]?.push(frase);
    else for (const deste of deCada) deste.push(soDuracao(frase));
  };
  for (const frase of frasesDe(texto)) {
    const trechos = porNome(frase.texto, nomes);
    if (frase.numero !== undefined && frase.numero <= itens.length) dono = frase.numero - 1;
    if (trechos.length === 0 && nomeiaOutro(frase.texto)) dono = undefined;
    else if (trechos.length === 0) atribuir(frase.texto);
    for (const trecho of trechos) {
      dono = trecho.item;
      atribuir(trecho.texto);
    }
  }
  return deCada.map((frases) => frases.filter(Boolean).join('. '));
}

function frasesDe(texto: string): readonly { texto: string; numero: number | undefined }[] {
  const marcado = texto.replace(NUMERADO, '$1\n#$2#');
  return marcado
    .split(/[\n;]+|\.(?=\s|$)/)
    .map((frase) => {
      const [inteiro = '', numero] = /^\s*#(\d+)#/.exec(frase) ?? [];
      return {
        texto: frase.slice(inteiro.length).trim(),
        numero: numero ? Number(numero) : undefined,
      };
    })
    .filter((frase) => frase.texto !== '');
}

/** Parts one sentence where it names items; what comes before the first goes with it. */
function porNome(
  frase: string,
  nomes: readonly (readonly string[])[],
): readonly { readonly item: number; readonly texto: string }[] {
  const simples = normalizarBusca(frase);
  const onde = nomes
    .flatMap((doItem, item) => {
      const achados = doItem.map((nome) => posicaoDe(simples, nome)).filter((um) => um >= 0);
      return achados.length > 0 ? [{ item, posicao: Math.min(...achados) }] : [];
    })
    .sort((a, b) => a.posicao - b.posicao);
  return onde.map(({ item, posicao }, qual) => ({
    item,
    texto: simples.slice(qual === 0 ? 0 : posicao, onde[qual + 1]?.posicao),
  }));
}

function posicaoDe(texto: string, nome: string): number {
  if (nome === '') return -1;
  return ` ${texto.replace(/[^\p{L}\p{N}]/gu, ' ')} `.indexOf(` ${nome} `);
}

function soDuracao(frase: string): string {
  const { dias, usoContinuo } = tirarDuracao(new Papel(frase), undefined);
  return [dias === undefined ? '' : `por ${dias} dias`, usoContinuo ? 'uso contínuo' : '']
    .filter(Boolean)
    .join(', ');
}
