/** How much to dispense: what the posology takes for as long as it lasts, in what the product is sold by. */
import type { Contagem, FormaContada, Posologia } from '../posologia/tipos.ts';
import { quantidadePorExtenso, UNIDADES, type Unidade } from './unidades.ts';

export interface ProdutoADispensar {
  /** The form of the catalogue: "cápsula", "solução oral". */
  readonly forma?: string | undefined;
  /** The packs of the catalogue: "frasco 100 mL", "30 comprimidos". */
  readonly embalagens?: readonly string[] | undefined;
  /** Drops in a mL of this product; unknown, drops are not converted. */
  readonly gotasPorMl?: number | undefined;
  /** For how many days something taken without end is dispensed. */
  readonly diasDoContinuo?: number | undefined;
}

export interface Quantidade {
  readonly valor: number;
  readonly unidade: string;
  /** In figures and words: `21 (vinte e um) comprimidos`, `2 (dois) frascos de 60 mL`. */
  readonly texto: string;
  /** What is left over in the last pack, in its own measure; only of what is sold by the bottle. */
  readonly sobra?: { readonly valor: number; readonly unidade: 'mL' | 'jatos' };
}

/** The most that a document dispenses of one item: more is a slip of the keyboard. */
const MAXIMO = 5000;
/** How long something without end is dispensed for, unless it is said. */
const DIAS_DO_CONTINUO = 30;

/**
 * Computes the quantity: of a range the higher. Undefined where anything of it is unknown (how much,
 * how often, for how long, drops a mL), or where it is nothing or absurd. Of several stages a posology
 * keeps the most of each: hand in that of a shorthand (`lerAtalho`), which has one.
 */
export function quantidadeADispensar(
  posologia: Posologia,
  produto: ProdutoADispensar = {},
): Quantidade | undefined {
  const { contagem } = posologia;
  const tomadas = tomadasDe(posologia, produto.diasDoContinuo ?? DIAS_DO_CONTINUO);
  if (!contagem || tomadas === undefined) return undefined;
  const total = limpo(contagem.valor * tomadas);
  if (!(total > 0)) return undefined;
  if (contagem.forma === 'mL' || contagem.forma === 'gota') {
    return emFrascos(contagem, total, produto);
  }
  if (contagem.forma === 'jato') return porMedida(total, 'jatos', medidas(produto, /^doses?\b/));
  return inteira(Math.ceil(total), UNIDADES[formaDe(contagem.forma, produto.forma)]);
}

/** How many times it is taken in all. */
function tomadasDe(
  { ritmo, dias, usoContinuo }: Posologia,
  diasDoContinuo: number,
): number | undefined {
  if (!ritmo) return undefined;
  if (ritmo.aCadaDias === 0) return ritmo.vezesPorDia;
  const duracao = dias ?? (usoContinuo ? diasDoContinuo : undefined);
  if (duracao === undefined) return undefined;
  return ritmo.vezesPorDia * Math.ceil(limpo(duracao / ritmo.aCadaDias));
}

/** Takes off what arithmetic in binary leaves, so that 21.000000000000004 is not 22 tablets. */
function limpo(valor: number): number {
  return Math.round(valor * 1e6) / 1e6;
}

const FORMA_DO_CATALOGO: Readonly<Record<string, FormaContada>> = {
  comprimido: 'comprimido',
  'comprimido vaginal': 'comprimido',
  cápsula: 'capsula',
  drágea: 'dragea',
  injetável: 'ampola',
  adesivo: 'adesivo',
  supositório: 'supositorio',
  óvulo: 'ovulo',
  'pó oral': 'sache',
};

/** What is counted is the product's own form: "1cp" of a capsule is a capsule. */
function formaDe(dita: FormaContada, doCatalogo: string | undefined): FormaContada {
  return (doCatalogo && FORMA_DO_CATALOGO[doCatalogo]) || dita;
}

function inteira(valor: number, unidade: Unidade): Quantidade | undefined {
  if (valor > MAXIMO) return undefined;
  const nome = valor === 1 ? unidade.um : unidade.varios;
  return { valor, unidade: nome, texto: quantidadePorExtenso(valor, unidade) };
}

function emFrascos(
  { forma }: Contagem,
  total: number,
  produto: ProdutoADispensar,
): Quantidade | undefined {
  const { gotasPorMl } = produto;
  if (forma === 'gota' && !gotasPorMl) return undefined;
  const ml = forma === 'gota' && gotasPorMl ? limpo(total / gotasPorMl) : total;
  return porMedida(ml, 'mL', medidas(produto, /^mL\b/));
}

interface Medida {
  readonly nome: string;
  readonly genero: Unidade['genero'];
  readonly cabe: number;
  readonly escrita: string;
}

const RECIPIENTE = /^(frasco|bisnaga|ampola|frasco-ampola|aerossol)\D*?([\d.]+(?:,\d+)?)\s*(.+)$/;

/** The packs that hold a measure: "frasco 100 mL", "frasco 200 doses". */
function medidas({ embalagens = [] }: ProdutoADispensar, unidade: RegExp): Medida[] {
  return embalagens.flatMap((escrita) => {
    const [, nome = '', numero = '', resto = ''] = RECIPIENTE.exec(escrita) ?? [];
    const cabe = Number(numero.replace(/\.(?=\d{3})/g, '').replace(',', '.'));
    if (!(cabe > 0) || !unidade.test(resto)) return [];
    const genero = nome === 'bisnaga' || nome === 'ampola' ? 'feminino' : 'masculino';
    return [{ nome, genero, cabe, escrita: `${numero} ${resto}` }];
  });
}

/** The fewest packs of one size, and of those that are as many, what loses least. */
function porMedida(
  total: number,
  unidade: 'mL' | 'jatos',
  medidasDoProduto: readonly Medida[],
): Quantidade | undefined {
  const opcoes = medidasDoProduto
    .map((medida) => {
      const quantos = Math.ceil(limpo(total / medida.cabe));
      return { medida, quantos, sobra: limpo(quantos * medida.cabe - total) };
    })
    .sort((a, b) => a.quantos - b.quantos || a.sobra - b.sobra);
  const [melhor] = opcoes;
  if (!melhor) {
    const solto = unidade === 'mL' ? UNIDADES.mL : UNIDADES.jato;
    return inteira(Math.ceil(total), solto);
  }
  const { medida, quantos, sobra } = melhor;
  if (quantos > MAXIMO) return undefined;
  const recipiente: Unidade = { um: medida.nome, varios: `${medida.nome}s`, genero: medida.genero };
  return {
    valor: quantos,
    unidade: `${quantos === 1 ? recipiente.um : recipiente.varios} de ${medida.escrita}`,
    texto: `${quantidadePorExtenso(quantos, recipiente)} de ${medida.escrita}`,
    sobra: { valor: sobra, unidade },
  };
}
