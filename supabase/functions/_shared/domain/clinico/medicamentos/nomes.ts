import { lembrandoPorBase } from '../../lembrar.ts';
import { ignoraveis, palavras, viaNoTexto } from './escrita.ts';
import type { Lexico } from './lexico.ts';
import { nomesParecidos } from './parecidos.ts';
import type { Via } from './tipos.ts';

export interface Reconhecido {
  readonly texto: string;
  readonly reconhecido: true;
  readonly dcbs: readonly string[];
  readonly marca?: string;
  readonly via?: Via;
  /** What else the name may stand for, where it can mean more than one thing. */
  readonly candidatos?: Candidatos;
}

/** Each with its ingredients. */
export type Candidatos = readonly (readonly string[])[];

export interface NaoReconhecido {
  readonly texto: string;
  readonly reconhecido: false;
  /** Near names, to be offered for confirmation; never used in place of what was written. */
  readonly parecidos: readonly string[];
  /** What the name may stand for, where it is known to mean more than one thing. */
  readonly candidatos?: Candidatos;
  readonly via?: Via;
}

export type Reconhecimento = Reconhecido | NaoReconhecido;

/**
 * The drug that a text names, as a doctor writes it: "Losartana potássica 50 mg 1 cp 12/12 h",
 * "Hyzaar", "losartana + hidroclorotiazida". Only whole known names count: a part of a name, or a
 * near one, is never taken for it, and a name that can mean two things stands for neither.
 */
export function reconhecer(lexico: Lexico, texto: string): Reconhecimento {
  return reconhecerUmaVez(lexico, texto);
}

/** Twice the items of the longest prescription, and what is in use. */
const LEMBRADOS = 200;
const reconhecerUmaVez = lembrandoPorBase(LEMBRADOS, procurar);

function procurar(lexico: Lexico, texto: string): Reconhecimento {
  const achado = porPartes(lexico, texto) ?? comParenteses(lexico, texto);
  if (!achado) {
    return { texto, reconhecido: false, parecidos: nomesParecidos(lexico, nucleo(texto)) };
  }
  const via = viaNoTexto(palavras(texto)) ?? achado.via;
  const { candidatos } = achado;
  if (candidatos && achado.dcbs.length === 0) {
    const parecidos = candidatos.map((dcbs) => dcbs.join(' + '));
    return { texto, reconhecido: false, parecidos, candidatos, ...(via && { via }) };
  }
  return {
    texto,
    reconhecido: true,
    dcbs: achado.dcbs,
    ...(candidatos && { candidatos }),
    ...(achado.marca !== undefined && { marca: achado.marca }),
    ...(via && { via }),
  };
}

interface Achado {
  readonly dcbs: readonly string[];
  readonly marca?: string;
  readonly via?: Via;
  readonly candidatos?: Candidatos;
}

/** Reads "Dipirona (Novalgina) 500 mg", where both must be the same drug. */
function comParenteses(lexico: Lexico, texto: string): Achado | undefined {
  const partes = /^([^()]*)\(([^()]*)\)([^()]*)$/.exec(texto);
  if (!partes) return undefined;
  const [, antes = '', dentro = '', depois = ''] = partes;
  const fora = porPartes(lexico, `${antes} ${depois}`);
  if (!fora || soIgnoraveis(dentro)) return fora;
  const outro = porPartes(lexico, dentro);
  return outro && mesmosDcbs(fora, outro) ? { ...outro, ...fora } : undefined;
}

/** Matches what a patch gives off (25 mcg/h): no other drug stands after that stroke. */
const POR_HORA = /\b(mcg|mg|ml)\s*\/\s*h\b/gi;

/** Matches of what a strength is counted (60 mg de ferro): that is no second drug. */
const DO_ELEMENTO = /\b(mcg|mg|g)\s+de\s+(?:ferro|c[aá]lcio)(?:\s+elementar)?\b/gi;

/**
 * The text as "A + B" or "A/B" when every part is known or only a dose (50/12,5 mg), else as one
 * name (piperacilina/tazobactam).
 */
function porPartes(lexico: Lexico, texto: string): Achado | undefined {
  const achados: Achado[] = [];
  for (const parte of texto.replace(POR_HORA, '$1').replace(DO_ELEMENTO, '$1').split(/[+/]/)) {
    const achado = porNome(lexico, parte);
    if (achado) achados.push(achado);
    else if (!soIgnoraveis(parte)) return porNome(lexico, texto);
  }
  if (achados.length < 2) return achados[0];
  const duvidoso = achados.find(({ candidatos }) => candidatos);
  if (!duvidoso) return { dcbs: [...new Set(achados.flatMap(({ dcbs }) => dcbs))] };
  const certos = achados.filter((um) => um !== duvidoso).flatMap(({ dcbs }) => dcbs);
  const candidatos = duvidoso.candidatos?.map((um) => [...new Set([...um, ...certos])]) ?? [];
  return { dcbs: [], candidatos };
}

function porNome(lexico: Lexico, texto: string): Achado | undefined {
  const onde = maiorNome(lexico, palavras(texto));
  if (onde === undefined) return undefined;
  const candidatos = lexico.ambiguos.get(onde);
  const nome = lexico.porChave.get(onde);
  const { dcbs = [], especie, via } = nome ?? {};
  return {
    dcbs,
    ...(nome && especie === 'marca' && { marca: nome.nome }),
    ...(via && { via }),
    ...(candidatos && { candidatos }),
  };
}

/**
 * Finds the key of the longest known name such that every other word is dose, form, salt or
 * posology: so that "Doril DC 500" is not Doril, and "Corus H" is not Corus.
 */
function maiorNome(
  { porChave, ambiguos, maximoDePalavras }: Lexico,
  texto: readonly string[],
): string | undefined {
  const conhecida = (onde: string) => porChave.has(onde) || ambiguos.has(onde);
  const fora = ignoraveis(texto);
  // A name may be made of such words alone (citrato de potássio): then it may begin anywhere.
  const primeira = fora.includes(false) ? fora.indexOf(false) : texto.length;
  const ultima = fora.lastIndexOf(false);
  const maximo = Math.min(texto.length, maximoDePalavras);
  for (let tamanho = maximo; tamanho > Math.max(0, ultima - primeira); tamanho -= 1) {
    for (let inicio = 0; inicio <= primeira && inicio + tamanho <= texto.length; inicio += 1) {
      if (inicio + tamanho <= ultima) continue;
      const onde = texto.slice(inicio, inicio + tamanho).join(' ');
      if (conhecida(onde)) return onde;
    }
  }
  const nucleo = texto.filter((_, posicao) => !fora[posicao]).join(' ');
  return conhecida(nucleo) ? nucleo : undefined;
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
