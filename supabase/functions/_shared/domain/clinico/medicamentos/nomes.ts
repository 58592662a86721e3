import { chave, ignoraveis, palavras, viaNoTexto } from './escrita.ts';
import { nomesParecidos } from './parecidos.ts';
import type { MarcaComposta, Medicamento, TabelaDeVias, Via } from './tipos.ts';

/** What a known name stands for. */
export interface Nome {
  /** As it is shown. */
  readonly nome: string;
  readonly especie: 'dcb' | 'sinonimo' | 'marca';
  /** The ingredients, in DCB; several for a product of several. */
  readonly dcbs: readonly string[];
  /** The only route of the product, where the brand tells it. */
  readonly via?: Via;
}

export interface Lexico {
  readonly porChave: ReadonlyMap<string, Nome>;
  /** Every key in order, for suggestions. */
  readonly chaves: readonly string[];
  /** Words in the longest key: no longer piece of a text is looked up. */
  readonly maximoDePalavras: number;
}

export interface Reconhecido {
  readonly texto: string;
  readonly reconhecido: true;
  readonly dcbs: readonly string[];
  readonly marca?: string;
  readonly via?: Via;
}

export interface NaoReconhecido {
  readonly texto: string;
  readonly reconhecido: false;
  /** Near names, to be offered for confirmation; never used in place of what was written. */
  readonly parecidos: readonly string[];
}

export type Reconhecimento = Reconhecido | NaoReconhecido;

/** Builds the index of names, once. Throws when one name would stand for two things. */
export function criarLexico(
  medicamentos: readonly Medicamento[],
  compostas: readonly MarcaComposta[],
  vias: Pick<TabelaDeVias, 'marcas'>,
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
  const chaves = [...porChave.keys()].sort();
  const maximoDePalavras = Math.max(...chaves.map((nome) => nome.split(' ').length));
  return { porChave, chaves, maximoDePalavras };
}

/**
 * The drug that a text names, as a doctor writes it: "Losartana potássica 50 mg 1 cp 12/12 h",
 * "Hyzaar", "losartana + hidroclorotiazida". Only whole known names count: a part of a name, or a
 * near one, is never taken for it.
 */
export function reconhecer(lexico: Lexico, texto: string): Reconhecimento {
  const achado = porPartes(lexico, texto) ?? comParenteses(lexico, texto);
  if (!achado) {
    return { texto, reconhecido: false, parecidos: nomesParecidos(lexico, nucleo(texto)) };
  }
  const via = viaNoTexto(palavras(texto)) ?? achado.via;
  return {
    texto,
    reconhecido: true,
    dcbs: achado.dcbs,
    ...(achado.marca !== undefined && { marca: achado.marca }),
    ...(via && { via }),
  };
}

interface Achado {
  readonly dcbs: readonly string[];
  readonly marca?: string;
  readonly via?: Via;
}

/** "Dipirona (Novalgina) 500 mg": both must be the same drug. */
function comParenteses(lexico: Lexico, texto: string): Achado | undefined {
  const partes = /^([^()]*)\(([^()]*)\)([^()]*)$/.exec(texto);
  if (!partes) return undefined;
  const [, antes = '', dentro = '', depois = ''] = partes;
  const fora = porPartes(lexico, `${antes} ${depois}`);
  if (!fora || soIgnoraveis(dentro)) return fora;
  const outro = porPartes(lexico, dentro);
  return outro && mesmosDcbs(fora, outro) ? { ...outro, ...fora } : undefined;
}

/**
 * The text as "A + B" or "A/B" when every part is known or only a dose (50/12,5 mg), else as one
 * name (piperacilina/tazobactam).
 */
function porPartes(lexico: Lexico, texto: string): Achado | undefined {
  const achados: Achado[] = [];
  for (const parte of texto.split(/[+/]/)) {
    const achado = porNome(lexico, parte);
    if (achado) achados.push(achado);
    else if (!soIgnoraveis(parte)) return porNome(lexico, texto);
  }
  if (achados.length < 2) return achados[0];
  return { dcbs: [...new Set(achados.flatMap(({ dcbs }) => dcbs))] };
}

function porNome(lexico: Lexico, texto: string): Achado | undefined {
  const nome = maiorNome(lexico, palavras(texto));
  if (!nome) return undefined;
  const { dcbs, especie, via } = nome;
  return { dcbs, ...(especie === 'marca' && { marca: nome.nome }), ...(via && { via }) };
}

/**
 * The longest known name such that every other word is dose, form, salt or posology: so that
 * "Doril DC 500" is not Doril, and "Corus H" is not Corus.
 */
function maiorNome(
  { porChave, maximoDePalavras }: Lexico,
  texto: readonly string[],
): Nome | undefined {
  const fora = ignoraveis(texto);
  // A name may be made of such words alone (citrato de potássio): then any place will do.
  const primeira = fora.includes(false) ? fora.indexOf(false) : texto.length;
  const ultima = fora.lastIndexOf(false);
  const maximo = Math.min(texto.length, maximoDePalavras);
  for (let tamanho = maximo; tamanho > Math.max(0, ultima - primeira); tamanho -= 1) {
    for (let inicio = 0; inicio <= primeira && inicio + tamanho <= texto.length; inicio += 1) {
      if (inicio + tamanho <= ultima) continue;
      const nome = porChave.get(texto.slice(inicio, inicio + tamanho).join(' '));
      if (nome) return nome;
    }
  }
  return porChave.get(texto.filter((_, posicao) => !fora[posicao]).join(' '));
}

function soIgnoraveis(texto: string): boolean {
  return ignoraveis(palavras(texto)).every(Boolean);
}

function nucleo(texto: string): string {
  const todas = palavras(texto);
  const fora = ignoraveis(todas);
  return todas.filter((_, posicao) => !fora[posicao]).join(' ');
}

function mesmosDcbs(um: Achado, outro: Achado): boolean {
  return [...um.dcbs].sort().join('|') === [...outro.dcbs].sort().join('|');
}
