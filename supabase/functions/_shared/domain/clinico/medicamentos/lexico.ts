import { chave } from './escrita.ts';
import type { MarcaComposta, Medicamento, NomeAmbiguo, TabelaDeVias, Via } from './tipos.ts';

/** What a known name stands for. */
export interface Nome {
  /** The name as it is shown. */
  readonly nome: string;
  readonly especie: 'dcb' | 'sinonimo' | 'marca';
  /** The ingredients, in DCB; several for a product of several. */
  readonly dcbs: readonly string[];
  /** The only route of the product, where the brand tells it. */
  readonly via?: Via;
}

/** Every known name, by its key. */
export interface Lexico {
  readonly porChave: ReadonlyMap<string, Nome>;
  /** What each name may stand for that can mean more than one thing, by its key. */
  readonly ambiguos: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Every key in order, for suggestions. */
  readonly chaves: readonly string[];
  /** How many words the longest key has: no longer piece of a text is looked up. */
  readonly maximoDePalavras: number;
}

/** Builds the index of names, once. Throws when one name would stand for two things. */
export function criarLexico(
  medicamentos: readonly Medicamento[],
  compostas: readonly MarcaComposta[],
  vias: Pick<TabelaDeVias, 'marcas'>,
  ambiguos: readonly NomeAmbiguo[] = [],
): Lexico {
  const viaDaMarca = new Map(vias.marcas.map(({ marca, via }) => [chave(marca), via]));
  const porChave = new Map<string, Nome>();
  const incluir = (nome: string, especie: Nome['especie'], dcbs: readonly string[]) => {
    const onde = chave(nome);
    if (porChave.has(onde)) throw new Error(`«${nome}» is already a name`);
    const via = especie === 'marca' ? viaDaMarca.get(onde) : undefined;
    porChave.set(onde, { nome, especie, dcbs, ...(via && { via }) });
  };
  for (const { dcb, sinonimos, marcas } of medicamentos) {
    incluir(dcb, 'dcb', [dcb]);
    for (const sinonimo of sinonimos) incluir(sinonimo, 'sinonimo', [dcb]);
    for (const marca of marcas) incluir(marca, 'marca', [dcb]);
  }
  for (const { marca, componentes } of compostas) incluir(marca, 'marca', componentes);
  return indexar(porChave, new Map(ambiguos.map((um) => [chave(um.nome), um.candidatos])));
}

/** Names of the same drugs, or of others, to be known beside those of a lexicon. */
export interface OutrosNomes {
  readonly dcb: readonly string[];
  readonly nomes?: readonly string[];
  /** Those in common use that no document was opened for. */
  readonly pendentes?: readonly string[];
}

/** A lexicon with further names; what it already knows stays as it is. */
export function estenderLexico(lexico: Lexico, outros: readonly OutrosNomes[]): Lexico {
  const porChave = new Map(lexico.porChave);
  for (const { dcb, nomes = [], pendentes = [] } of outros) {
    for (const nome of [...nomes, ...pendentes]) {
      const onde = chave(nome);
      if (porChave.has(onde) || lexico.ambiguos.has(onde)) continue;
      const especie = dcb.length === 1 && dcb[0] === nome ? 'dcb' : 'sinonimo';
      porChave.set(onde, { nome, especie, dcbs: dcb });
    }
  }
  return indexar(porChave, lexico.ambiguos);
}

function indexar(porChave: Lexico['porChave'], ambiguos: Lexico['ambiguos']): Lexico {
  const chaves = [...porChave.keys()].sort();
  const maximoDePalavras = Math.max(
    ...[...chaves, ...ambiguos.keys()].map((nome) => nome.split(' ').length),
  );
  return { porChave, ambiguos, chaves, maximoDePalavras };
}
