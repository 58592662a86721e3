/** Names of people in a text: a run of capitals that a common name or a form of address gives away. */
import { semMarcas } from '../../texto.ts';
import { AMBIGUOS, CHAMAMENTOS, EPONIMOS, PRENOMES, SOBRENOMES } from './comuns.ts';

interface Palavra {
  readonly inicio: number;
  readonly fim: number;
  readonly norma: string;
  readonly maiuscula: boolean;
  /** Whether it is in capitals from end to end, as abbreviations are. */
  readonly sigla: boolean;
  /** Whether only a space stands between it and the word before. */
  readonly segue: boolean;
  /** What stands between it and the word before. */
  readonly antes: string;
}

const PARTICULAS = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);
const E_SOBRENOME = new Set(['sa', 'silva', 'souza', 'castro', 'costa', 'mello', 'melo', 'lima']);
const LOGRADOUROS = new Set([
  'rua',
  'avenida',
  'av',
  'estrada',
  'travessa',
  'bairro',
  'vila',
  'praca',
]);
/** What may stand between a form of address and the name: "Dr(a). Ícaro", "Mãe: Antônia". */
const ENTRE_CHAMAMENTO = /^(?:\(a\))?[.:]?,?\s{1,2}["“]?$/;
const LETRAS = /[\p{L}\p{M}]+/gu;
const MAXIMO_DE_PALAVRAS = 9;

function palavrasDe(texto: string): readonly Palavra[] {
  const palavras: Palavra[] = [];
  let fimAnterior = 0;
  for (const achado of texto.matchAll(LETRAS)) {
    const [crua] = achado;
    const inicio = achado.index;
    const antes = inicio - fimAnterior > 8 ? '        ' : texto.slice(fimAnterior, inicio);
    const primeira = crua.codePointAt(0) ?? 0;
    const maiuscula = (primeira >= 65 && primeira <= 90) || (primeira >= 0xc0 && primeira <= 0xde);
    const norma = crua.length > 20 ? '' : semAcento(crua);
    fimAnterior = inicio + crua.length;
    const sigla = maiuscula && crua.length > 1 && crua === crua.toUpperCase();
    palavras.push({
      inicio,
      fim: fimAnterior,
      norma,
      maiuscula,
      sigla,
      segue: antes === ' ',
      antes,
    });
  }
  return palavras;
}

/** Spares the normalisation, which is slow, where there is no accent. */
const SO_ASCII = /^[a-zA-Z]+$/;
function semAcento(crua: string): string {
  return SO_ASCII.test(crua) ? crua.toLowerCase() : semMarcas(crua);
}

/** Where the run of names that begins at a word ends; not included. */
function fimDaSequencia(palavras: readonly Palavra[], de: number): number {
  let fim = de + 1;
  let ultima = fim;
  while (fim < palavras.length && fim - de < MAXIMO_DE_PALAVRAS) {
    const palavra = palavras[fim];
    if (!palavra?.segue || LOGRADOUROS.has(palavra.norma)) break;
    if (palavra.maiuscula && !(palavra.norma === 'e')) ultima = fim + 1;
    else if (!particula(palavras, fim)) break;
    fim += 1;
  }
  return ultima;
}

/** "dos" in a name; "e" of "Moura e Sá", not of two people. */
function particula(palavras: readonly Palavra[], onde: number): boolean {
  const { norma = '' } = palavras[onde] ?? {};
  if (!PARTICULAS.has(norma)) return false;
  const depois = palavras[onde + 1];
  return norma !== 'e' || (!!depois?.segue && E_SOBRENOME.has(depois.norma));
}

/** "Síndrome de Guillain-Barré", "Hospital São José". */
function eDeEponimo(palavras: readonly Palavra[], onde: number): boolean {
  for (let i = onde - 1; i >= Math.max(0, onde - 4); i -= 1) {
    const palavra = palavras[i];
    if (!palavra || palavra.antes.includes('.') || palavra.antes.includes(';')) break;
    if (EPONIMOS.has(palavra.norma)) return true;
    if (!PARTICULAS.has(palavra.norma) && !palavra.maiuscula) return false;
  }
  return false;
}

/** How many words from one on are somebody's name; 0: none. */
function tamanhoDoNome(palavras: readonly Palavra[], onde: number): number {
  const palavra = palavras[onde];
  if (!palavra?.maiuscula || palavra.norma.length < 2) return 0;
  const anterior = palavras[onde - 1];
  const chamado =
    anterior !== undefined &&
    CHAMAMENTOS.has(anterior.norma) &&
    ENTRE_CHAMAMENTO.test(palavra.antes);
  const fim = fimDaSequencia(palavras, onde);
  const maiusculas = fim - onde;
  if (PRENOMES.has(palavra.norma)) {
    if (maiusculas > 1 || !AMBIGUOS.has(palavra.norma) || chamado) return maiusculas;
    return 0;
  }
  if (chamado && !CHAMAMENTOS.has(palavra.norma) && !EPONIMOS.has(palavra.norma)) {
    // "Mãe: HAS" is no name; "Dr. House" and "Sra. Nguyen Tran" are.
    return palavra.sigla && maiusculas === 1 ? 0 : maiusculas;
  }
  const depois = palavras[onde + 1];
  const familia =
    maiusculas > 1 &&
    depois?.maiuscula &&
    SOBRENOMES.has(depois.norma) &&
    !AMBIGUOS.has(depois.norma);
  return familia && !CHAMAMENTOS.has(palavra.norma) && !VERBOS.test(palavra.norma) ? maiusculas : 0;
}

/** Beginnings of sentences before a surname: "Encaminho Silva", "Paciente Souza" take the surname alone. */
const VERBOS =
  /^(?:pacientes?|pcte|encaminho|solicito|comparece|atendid[oa]|caso|alta|menor|gestante)$/;

/** "maria da silva": a common name and a common surname in small letters. */
function tamanhoEmMinusculas(palavras: readonly Palavra[], onde: number): number {
  const palavra = palavras[onde];
  if (!palavra || palavra.maiuscula || !PRENOMES.has(palavra.norma) || AMBIGUOS.has(palavra.norma))
    return 0;
  let fim = onde + 1;
  while (palavras[fim]?.segue && PARTICULAS.has(palavras[fim]?.norma ?? '')) fim += 1;
  const achou = () => {
    const proxima = palavras[fim];
    return (
      !!proxima?.segue &&
      !AMBIGUOS.has(proxima.norma) &&
      (SOBRENOMES.has(proxima.norma) || PRENOMES.has(proxima.norma))
    );
  };
  if (!achou()) return chamadoSo(palavras, onde) ? 1 : 0;
  while (achou()) fim += 1;
  return fim - onde;
}

/** "dona maria": a form of address makes a lone common name somebody. */
function chamadoSo(palavras: readonly Palavra[], onde: number): boolean {
  const anterior = palavras[onde - 1];
  return (
    !!anterior &&
    CHAMAMENTOS.has(anterior.norma) &&
    ENTRE_CHAMAMENTO.test(palavras[onde]?.antes ?? '')
  );
}

/** The words of names that are known, but for the short ones and those of a note. */
function palavrasConhecidas(conhecidos: readonly string[]): ReadonlySet<string> {
  const palavras = conhecidos.flatMap((nome) => nome.normalize('NFC').match(LETRAS) ?? []);
  return new Set(
    palavras.map(semAcento).filter((norma) => norma.length > 2 && !PARTICULAS.has(norma)),
  );
}

/** A stretch of a text, its end not included. */
interface Trecho {
  readonly inicio: number;
  readonly fim: number;
}

/** The names in a text; `conhecidos` are found in any case and each of their words alone. */
export function acharNomes(texto: string, conhecidos: readonly string[]): readonly Trecho[] {
  const sabidas = palavrasConhecidas(conhecidos);
  const palavras = palavrasDe(texto);
  const achados: Trecho[] = [];
  for (let onde = 0; onde < palavras.length; onde += 1) {
    const palavra = palavras[onde];
    if (!palavra) break;
    const conhecida =
      sabidas.has(palavra.norma) && (palavra.maiuscula || !AMBIGUOS.has(palavra.norma));
    const quantas =
      tamanhoDoNome(palavras, onde) || tamanhoEmMinusculas(palavras, onde) || (conhecida ? 1 : 0);
    if (quantas === 0 || (!conhecida && eDeEponimo(palavras, onde))) continue;
    const fim = palavras[onde + quantas - 1]?.fim ?? palavra.fim;
    achados.push({ inicio: palavra.inicio, fim });
    onde += quantas - 1;
  }
  return achados;
}
