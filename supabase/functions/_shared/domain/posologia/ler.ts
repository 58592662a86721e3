import { lembrando } from '../lembrar.ts';
import { tirarDuracao } from './duracao.ts';
import { type Contexto, lerEtapa, semLugar } from './etapa.ts';
import { tirarContagens } from './formas.ts';
import { juntar } from './juntar.ts';
import { Papel } from './papel.ts';
import type { Concentracao, Contagem, Dose, Posologia } from './tipos.ts';

type Parte = string | number | null | undefined;

/**
 * A posology as it is written: as one text, in its parts, or both; null and missing ones say
 * nothing.
 */
export interface PosologiaEscrita {
  /** The item as a doctor writes it: "Losartana 50 mg 1cp 12/12h 30d". */
  readonly texto?: Parte;
  readonly concentracao?: Parte;
  readonly dose?: Parte;
  readonly frequencia?: Parte;
  readonly duracao?: Parte;
  readonly quantidade?: Parte;
  /** What instructions and observations say of this item. */
  readonly orientacoes?: Parte;
  /** Drops in one mL of this product; unknown, drops stay uncounted. */
  readonly gotasPorMl?: number | undefined;
}

/** Twice the items of the longest prescription, and what is in use. */
const LEMBRADAS = 200;

type Lida = Readonly<Record<Exclude<keyof PosologiaEscrita, 'gotasPorMl'>, string>> &
  Pick<PosologiaEscrita, 'gotasPorMl'>;

const lerEscrita = lembrando(LEMBRADAS, (escrita) => ler(JSON.parse(escrita)));

/** Reads a posology: it never throws, and never guesses. The same one is read once. */
export function lerPosologia(escrita: PosologiaEscrita): Posologia {
  const { texto, concentracao, dose, frequencia, duracao, quantidade, orientacoes } = escrita;
  const lida: Lida = {
    texto: como(texto),
    concentracao: como(concentracao),
    dose: como(dose),
    frequencia: como(frequencia),
    duracao: como(duracao),
    quantidade: como(quantidade),
    orientacoes: como(orientacoes),
    gotasPorMl: escrita.gotasPorMl,
  };
  return lerEscrita(JSON.stringify(lida));
}

function ler(escrita: Lida): Posologia {
  const { dose, gotasPorMl, orientacoes } = escrita;
  const proprio = lerTexto([escrita.texto, dose, escrita.frequencia], {
    ...concentracaoDe(escrita.concentracao),
    gotasPorMl,
    forcaEhDose: dose === '',
  });
  const duracao = duracaoDe(escrita.duracao);
  const completo: Posologia = {
    ...proprio,
    dias: duracao.dias ?? proprio.dias,
    usoContinuo: duracao.usoContinuo || proprio.usoContinuo,
    quantidade: quantidadeDe(escrita.quantidade) ?? proprio.quantidade,
  };
  if (orientacoes === '') return completo;
  const { concentracao, partes } = completo;
  const contexto = { concentracao, partes, gotasPorMl, forcaEhDose: false };
  return juntar(completo, lerTexto([orientacoes], contexto), gotasPorMl);
}

function como(parte: Parte): string {
  return String(parte ?? '').trim();
}

/** Matches what begins another stage: "por 21 dias, depois 20 mg 1x/dia". */
const OUTRA_ETAPA = /\bdepois\b(?!\s+d[aoe]s?\b)|\bem\s+seguida\b|\bapos\s+isso\b|→|->/;

/** Reads each stage of a text: together they last the sum, and of the rest the most counts. */
function lerTexto(partes: readonly string[], contexto: Contexto): Posologia {
  const { texto } = new Papel(partes.filter(Boolean).join(' ; '));
  const [primeira = '', ...outras] = texto.split(OUTRA_ETAPA);
  const inicio = lerEtapa(primeira, contexto);
  const { concentracao, partes: forcas } = inicio;
  const herdado = { ...contexto, concentracao, partes: forcas, forcaEhDose: false };
  return outras.reduce((ate, escrita) => {
    const etapa = lerEtapa(escrita, herdado);
    const dias = [ate.dias, etapa.dias].filter((um) => um !== undefined);
    const total = dias.length > 0 ? dias.reduce((a, b) => a + b) : undefined;
    return { ...juntar(ate, etapa, contexto.gotasPorMl), dias: total };
  }, inicio);
}

/** Reads the field of the strength, where a mass alone is that of a unit. */
function concentracaoDe(texto: string): {
  readonly concentracao?: Concentracao | undefined;
  readonly partes?: readonly Dose[];
} {
  if (texto === '') return {};
  const { concentracao, partes } = lerEtapa(texto, { forcaEhDose: false });
  return { concentracao, partes };
}

function duracaoDe(texto: string): Pick<Posologia, 'dias' | 'usoContinuo'> {
  if (/^\d+$/.test(texto)) return { dias: Number(texto), usoContinuo: false };
  return tirarDuracao(new Papel(texto), 0);
}

/** Reads the field of the quantity, where a number alone counts units. */
function quantidadeDe(texto: string): Contagem | undefined {
  if (/^\d+$/.test(texto)) return { valor: Number(texto), forma: 'unidade' };
  const { tomadas, quantidades } = tirarContagens(new Papel(texto));
  const contada = [...tomadas, ...quantidades].find(({ forma }) => forma !== 'frasco');
  return contada && semLugar(contada);
}
