import { ignoraveis } from '../clinico/medicamentos/escrita.ts';
import { lembrandoPorBase } from '../lembrar.ts';
import type { Alergenos, Nomeado } from './alergenos.ts';
import {
  CERCA,
  EXCECAO,
  GRAVE,
  INCERTEZA,
  INTOLERANCIA,
  JA_TOMOU,
  LEVE,
  NAO_INFORMADAS,
  NEGACAO,
  NEGADAS,
  TOLERA,
  VIRADA,
} from './palavras-das-alergias.ts';
import { MAXIMO_DE_ALERGIAS, type Reacao } from './tabelas.ts';
import { eDaFamilia, type Palavra, palavrasDe, procurar } from './texto-livre.ts';

export interface Alergia extends Nomeado {
  /** As it was written. */
  readonly termo: string;
  readonly reacao: Reacao;
  readonly incerta: boolean;
  /** Drugs that the same text says are tolerated. */
  readonly tolerados: ReadonlySet<string>;
}

export interface AlergiasLidas {
  readonly alergias: readonly Alergia[];
  /** What was not understood, as it was written. */
  readonly desconhecidas: readonly string[];
}

const MAXIMO_DE_DESCONHECIDAS = 50;
/** Those of the patient whose prescription is being written. */
const LEMBRADAS = 20;
const lerUmaVez = lembrandoPorBase(LEMBRADAS, lerTexto);

/**
 * Reads allergies as people write them: cuts them into allergens, keeps the reaction with each, and
 * leaves out what is denied, tolerated or of the family. What is not understood is named.
 */
export function lerAlergias(base: Alergenos, textos: readonly string[]): AlergiasLidas {
  const lidas = textos.map((texto) => lerUmaVez(base, texto.slice(0, MAXIMO_DE_ALERGIAS)));
  const cortadas = textos.some((texto) => texto.length > MAXIMO_DE_ALERGIAS);
  const desconhecidas = [...new Set(lidas.flatMap((lida) => lida.desconhecidas))];
  return {
    alergias: semRepetir(lidas.flatMap(({ alergias }) => alergias)),
    desconhecidas: [
      ...desconhecidas.slice(0, MAXIMO_DE_DESCONHECIDAS),
      ...(cortadas ? ['o que passa de 10.000 caracteres'] : []),
    ],
  };
}

function semRepetir(alergias: readonly Alergia[]): readonly Alergia[] {
  const por = new Map(
    alergias.map((uma) => [
      `${uma.termo}|${uma.grupo?.id}|${uma.exatos.join()}|${uma.reacao}`,
      uma,
    ]),
  );
  return [...por.values()];
}

/** What a piece of a text says, before the tolerated drugs of the whole text are known. */
type Pedaco = Omit<Alergia, 'tolerados'>;

interface Leitura {
  readonly pedacos: Pedaco[];
  readonly tolerados: Set<string>;
  readonly desconhecidas: string[];
  /** Whether the sentence that is being read tells of a reaction. */
  temReacao: boolean;
}

function lerTexto(base: Alergenos, texto: string): AlergiasLidas {
  const leitura: Leitura = {
    pedacos: [],
    tolerados: new Set(),
    desconhecidas: [],
    temReacao: false,
  };
  for (const frase of texto.split(/[;\n•]|\.(?!\d)/)) lerFrase(base, frase.trim(), leitura);
  const { pedacos, tolerados, desconhecidas } = leitura;
  return { alergias: pedacos.map((um) => ({ ...um, tolerados })), desconhecidas };
}

/** A sentence has its own subject; a denial holds in it until "mas", an exception turns it round. */
function lerFrase(base: Alergenos, frase: string, leitura: Leitura): void {
  const simples = semAcento(frase);
  if (simples === '' || NEGADAS.test(simples)) return;
  if (NAO_INFORMADAS.test(simples)) {
    leitura.desconhecidas.push(frase);
    return;
  }
  leitura.temReacao = temReacao(simples.replace(/sem reacao/g, ''));
  for (const parte of partesDaFrase(frase)) {
    const negada = NEGACAO.exec(semAcento(parte.texto));
    const antes = negada ? parte.texto.slice(0, negada.index) : parte.texto;
    if (parte.excecao && parte.aposNegacao) lerPedacos(base, parte.texto, leitura);
    else if (parte.excecao) tolerar(base, parte.texto, leitura);
    else lerPedacos(base, antes, leitura);
  }
}

interface Parte {
  readonly texto: string;
  readonly excecao: boolean;
  readonly aposNegacao: boolean;
}

function partesDaFrase(frase: string): readonly Parte[] {
  const partes: Parte[] = [];
  for (const oracao of cortar(frase, VIRADA)) {
    const [principal = '', ...excecoes] = cortar(oracao, EXCECAO);
    const aposNegacao = NEGACAO.test(semAcento(principal));
    partes.push({ texto: principal, excecao: false, aposNegacao: false });
    for (const texto of excecoes) partes.push({ texto, excecao: true, aposNegacao });
  }
  return partes;
}

/** Cuts a text at each place where its letters without accents match, and drops what matched. */
function cortar(texto: string, padrao: RegExp): readonly string[] {
  const global = new RegExp(padrao, 'g');
  const cortes = [...semAcento(texto).matchAll(global)];
  const inicios = [0, ...cortes.map(({ index, 0: dito }) => index + dito.length)];
  const fins = [...cortes.map(({ index }) => index), texto.length];
  return inicios.map((inicio, posicao) => texto.slice(inicio, fins[posicao]));
}

/** Lower case without accents, letter for letter, so that places in it are places in the text. */
function semAcento(texto: string): string {
  return Array.from(texto.toLowerCase(), (letra) => {
    const simples = letra.normalize('NFD').replace(/\p{M}/gu, '');
    return simples.length === letra.length ? simples : letra;
  }).join('');
}

function tolerar(base: Alergenos, texto: string, { tolerados }: Leitura): void {
  for (const { valor } of procurar(palavrasDe(texto), base.nomes)) {
    for (const dcb of valor.exatos) tolerados.add(dcb);
    if (valor.exatos.length === 0) for (const dcb of valor.grupo?.membros ?? []) tolerados.add(dcb);
  }
}

/** A bracket at the end of an enumeration says the reaction to all of it, or names it better. */
function lerPedacos(base: Alergenos, texto: string, leitura: Leitura): void {
  for (const [, enumeracao = '', dentro = ''] of texto.matchAll(
    /([^()]*)(?:\(([^()]*)\)?|$|\))/g,
  )) {
    const melhores = dentro ? nomesEm(base, palavrasDe(dentro)) : [];
    const desde = leitura.pedacos.length;
    lerEnumeracao(enumeracao, (item, incerta) => {
      const antes = leitura.pedacos.length;
      lerPedaco(base, item, dentro, leitura, desde);
      if (!incerta) return;
      const novos = leitura.pedacos.splice(antes);
      leitura.pedacos.push(...novos.map((um) => ({ ...um, incerta })));
    });
    if (melhores.length === 0) continue;
    leitura.pedacos.splice(desde);
    for (const { valor, inicio, fim } of melhores) {
      leitura.pedacos.push(comoPedaco(valor, palavrasDe(dentro).slice(inicio, fim), enumeracao));
    }
  }
}

/** What says that a part of an enumeration has a subject or a verb of its own. */
const POR_SI = /\b(?:alergi|reac|tem\b|teve\b|ja\b|apresent)/;
const DO_PACIENTE = /\b(?:paciente|eu|minha propria|propri[oa])\b/;

/**
 * Reads an enumeration part by part. The family's allergy reaches over "e": what it names goes unread.
 * Where it may be the patient's all the same, after a comma or with a verb of its own, it is read as
 * uncertain; a line begins anew.
 */
function lerEnumeracao(texto: string, ler: (item: string, incerta: boolean) => void): void {
  let familia: 'sim' | 'talvez' | 'nao' = 'nao';
  const partes = texto.split(/([,/+\n]|\s(?:e\/ou|e|ou)\s)/i);
  for (let n = 0; n < partes.length; n += 2) {
    const item = partes[n]?.trim() ?? '';
    const ligacao = n === 0 ? '\n' : (partes[n - 1]?.trim() ?? '\n');
    const simples = semAcento(item);
    if (ligacao === '' || DO_PACIENTE.test(simples)) familia = 'nao';
    if (eDaFamilia(palavrasDe(item))) {
      familia = 'sim';
      ler(item, false);
    } else if (familia === 'sim' && /^(?:e|ou|e\/ou)$/i.test(ligacao) && !POR_SI.test(simples)) {
      // Whoever is named goes on being the one who is allergic.
    } else {
      if (familia === 'sim') familia = 'talvez';
      ler(item, familia === 'talvez');
    }
  }
}

function lerPedaco(
  base: Alergenos,
  item: string,
  reacao: string,
  leitura: Leitura,
  desde: number,
): void {
  const palavras = palavrasDe(item);
  const simples = semAcento(item);
  if (TOLERA.test(simples) || (JA_TOMOU.test(simples) && !leitura.temReacao)) {
    tolerar(base, item, leitura);
    return;
  }
  const nomes = nomesEm(base, palavras).filter(
    ({ inicio }) => !eDaFamilia(palavras.slice(0, inicio)),
  );
  for (const { valor, inicio, fim } of nomes) {
    const dito = `${semAcento(item)} ${semAcento(reacao)}`;
    leitura.pedacos.push(comoPedaco(valor, palavras.slice(inicio, fim), dito));
  }
  if (nomes.length > 0 || eDaFamilia(palavras)) return;
  if (temReacao(simples)) {
    // A reaction alone is that of what was named before it.
    const anteriores = leitura.pedacos.splice(desde);
    leitura.pedacos.push(...anteriores.map((um) => ({ ...um, reacao: aPior(um.reacao, simples) })));
    if (anteriores.length > 0 || !sobra(palavras)) return;
  }
  if (sobra(palavras)) leitura.desconhecidas.push(item);
}

/** The names that some words hold, a mistyped letter forgiven where it leads to one group alone. */
function nomesEm(base: Alergenos, palavras: readonly Palavra[]) {
  const achados = procurar(palavras, base.nomes, serveDeNome);
  if (achados.length > 0) return achados;
  return palavras.flatMap(({ norma }, inicio) => {
    if (norma.length < 6 || CERCA.has(norma)) return [];
    const perto = base.curtos.filter(([nome]) => umaLetra(nome, norma));
    const grupos = new Set(perto.map(([, { grupo }]) => grupo?.id));
    const [primeiro] = perto;
    return primeiro && grupos.size === 1 ? [{ valor: primeiro[1], inicio, fim: inicio + 1 }] : [];
  });
}

function serveDeNome(achadas: readonly Palavra[]): boolean {
  const [primeira] = achadas;
  if (achadas.length > 1 || !primeira) return true;
  return primeira.norma.length > 2 && !CERCA.has(primeira.norma) && !ehReacao(primeira.norma);
}

function ehReacao(norma: string): boolean {
  return temReacao(norma) && !/^alergi/.test(norma);
}

function temReacao(simples: string): boolean {
  return GRAVE.test(simples) || INTOLERANCIA.test(simples) || LEVE.test(simples);
}

function comoPedaco(nomeado: Nomeado, palavras: readonly Palavra[], dito: string): Pedaco {
  const termo = palavras.map(({ crua }) => crua).join(' ');
  return {
    ...nomeado,
    termo,
    reacao: aPior(undefined, semAcento(dito)),
    incerta: INCERTEZA.test(semAcento(dito)),
  };
}

/** The reaction that a text says; what is severe stays severe. */
function aPior(atual: Reacao | undefined, simples: string): Reacao {
  if (atual === 'anafilaxia' || GRAVE.test(simples)) return 'anafilaxia';
  const alergica =
    /coceira|prurido|urticaria|placas|vermelh|rash|exantema|empipoc|edema|inchaco|bolhas/;
  if (INTOLERANCIA.test(simples) && !alergica.test(simples)) return 'intolerancia';
  return atual === 'intolerancia' && !alergica.test(simples) ? 'intolerancia' : 'sem_detalhe';
}

/** Whether something is left of a piece that may be an allergen. */
function sobra(palavras: readonly Palavra[]): boolean {
  const fora = ignoraveis(palavras.map(({ norma }) => norma));
  return palavras.some(
    ({ norma }, posicao) =>
      !fora[posicao] &&
      norma.length > 1 &&
      !/^\d/.test(norma) &&
      !CERCA.has(norma) &&
      !ehReacao(norma),
  );
}

/** Whether two words differ by one letter that was changed, dropped or added. */
function umaLetra(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let igual = 0;
  while (igual < a.length && a[igual] === b[igual]) igual += 1;
  const [restoA, restoB] = [a.slice(igual), b.slice(igual)];
  return (
    restoA.slice(1) === restoB.slice(1) || restoA.slice(1) === restoB || restoA === restoB.slice(1)
  );
}
