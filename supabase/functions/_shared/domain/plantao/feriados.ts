import { diaDaSemana, somarDias } from '../agenda/fuso.ts';
import type { Uf } from '../documentos/crm.ts';

/**
 * Holidays by which a shift is paid. What a hospital pays as a holiday is for its contract to say:
 * national ones always count, those of the state and the optional ones where the doctor says so, and
 * those of the city are written by the doctor.
 */
interface Fonte {
  readonly fonte: string;
  /** `texto_lido`: the words of the law were read, as republished; `nao_conferido`: they were not. */
  readonly verificacao: 'texto_lido' | 'nao_conferido';
}

interface Fixo extends Fonte {
  /** `MM-DD`. */
  readonly dia: string;
  readonly nome: string;
  /** The first year in which it is one. */
  readonly desde?: number;
}

const DE_1949 = {
  fonte: 'Lei 662/1949, na redação da Lei 10.607/2002',
  verificacao: 'texto_lido',
} as const;

export const NACIONAIS: readonly Fixo[] = [
  { dia: '01-01', nome: 'Confraternização Universal', ...DE_1949 },
  { dia: '04-21', nome: 'Tiradentes', ...DE_1949 },
  { dia: '05-01', nome: 'Dia do Trabalho', ...DE_1949 },
  { dia: '09-07', nome: 'Independência', ...DE_1949 },
  {
    dia: '10-12',
    nome: 'Nossa Senhora Aparecida',
    fonte: 'Lei 6.802/1980',
    verificacao: 'texto_lido',
  },
  { dia: '11-02', nome: 'Finados', ...DE_1949 },
  { dia: '11-15', nome: 'Proclamação da República', ...DE_1949 },
  {
    dia: '11-20',
    nome: 'Zumbi e Consciência Negra',
    desde: 2024,
    fonte: 'Lei 14.759/2023',
    verificacao: 'texto_lido',
  },
  { dia: '12-25', nome: 'Natal', ...DE_1949 },
];

/** Listed by public tables of holidays; no state law was opened. */
const DO_ESTADO = {
  fonte: 'Lei estadual (Lei 9.093/1995, art. 1º, II)',
  verificacao: 'nao_conferido',
} as const;
const estadual = (dia: string, nome: string): Fixo => ({ dia, nome, ...DO_ESTADO });

/** By state; one that is absent, or a year in which it moves, is for the doctor to write. */
export const ESTADUAIS: Readonly<Partial<Record<Uf, readonly Fixo[]>>> = {
  AC: [
    estadual('01-23', 'Dia do Evangélico'),
    estadual('06-15', 'Aniversário do Acre'),
    estadual('09-05', 'Dia da Amazônia'),
    estadual('11-17', 'Tratado de Petrópolis'),
  ],
  AL: [
    estadual('06-24', 'São João'),
    estadual('06-29', 'São Pedro'),
    estadual('09-16', 'Emancipação Política'),
  ],
  AM: [estadual('09-05', 'Elevação do Amazonas'), estadual('12-08', 'Nossa Senhora da Conceição')],
  AP: [
    estadual('03-19', 'São José'),
    estadual('07-25', 'São Tiago'),
    estadual('10-05', 'Criação do Estado'),
  ],
  BA: [estadual('07-02', 'Independência da Bahia')],
  CE: [estadual('03-19', 'São José'), estadual('03-25', 'Data Magna do Ceará')],
  DF: [estadual('11-30', 'Dia do Evangélico')],
  MA: [estadual('07-28', 'Adesão do Maranhão'), estadual('12-08', 'Nossa Senhora da Conceição')],
  MS: [estadual('10-11', 'Criação do Estado')],
  PA: [estadual('08-15', 'Adesão do Grão-Pará')],
  PB: [estadual('08-05', 'Fundação do Estado')],
  PE: [estadual('03-06', 'Data Magna de Pernambuco'), estadual('06-24', 'São João')],
  PI: [estadual('10-19', 'Dia do Piauí')],
  RJ: [estadual('04-23', 'São Jorge')],
  RN: [estadual('10-03', 'Mártires de Cunhaú e Uruaçu')],
  RO: [estadual('01-04', 'Criação do Estado'), estadual('06-18', 'Dia do Evangélico')],
  RR: [estadual('10-05', 'Criação do Estado')],
  RS: [estadual('09-20', 'Revolução Farroupilha')],
  SE: [estadual('07-08', 'Emancipação de Sergipe')],
  SP: [estadual('07-09', 'Revolução Constitucionalista')],
  TO: [estadual('09-08', 'Nossa Senhora da Natividade'), estadual('10-05', 'Criação do Estado')],
};

/** Days that many contracts pay as holidays though no federal law makes them ones. */
export const FACULTATIVOS = {
  carnaval_segunda: { nome: 'Segunda-feira de Carnaval', daPascoa: -48 },
  carnaval: { nome: 'Terça-feira de Carnaval', daPascoa: -47 },
  cinzas: { nome: 'Quarta-feira de Cinzas', daPascoa: -46 },
  sexta_santa: { nome: 'Sexta-feira Santa', daPascoa: -2 },
  pascoa: { nome: 'Domingo de Páscoa', daPascoa: 0 },
  corpus_christi: { nome: 'Corpus Christi', daPascoa: 60 },
  vespera_natal: { nome: 'Véspera de Natal', dia: '12-24' },
  vespera_ano_novo: { nome: 'Véspera de Ano-Novo', dia: '12-31' },
} as const;
export type Facultativo = keyof typeof FACULTATIVOS;

/** What counts as a holiday at a place, besides the national ones. */
export interface Calendario {
  readonly uf: Uf | null;
  readonly estaduais: boolean;
  readonly facultativos: readonly Facultativo[];
  /** Of the city or the contract: `MM-DD`, each year, or `AAAA-MM-DD`, that day alone. */
  readonly proprios: readonly { readonly dia: string; readonly nome: string }[];
}

/** Easter Sunday of a Gregorian year. Source: the anonymous algorithm of Nature (1876), as in Meeus. */
export function pascoa(ano: number): string {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const soma = h + l - 7 * m + 114;
  const mes = String(Math.floor(soma / 31)).padStart(2, '0');
  const dia = String((soma % 31) + 1).padStart(2, '0');
  return `${ano}-${mes}-${dia}`;
}

/** Lists the holidays of a place in a year: day to name, the national name where two meet. */
export function feriadosDoAno(ano: number, calendario: Calendario): ReadonlyMap<string, string> {
  const { uf, estaduais, facultativos, proprios } = calendario;
  const domingo = pascoa(ano);
  const fixos = [...NACIONAIS, ...((estaduais && uf && ESTADUAIS[uf]) || [])];
  const deSanta = estaduais && uf === 'SC' ? [dataDeSantaCatarina(ano)] : [];
  const todos = [
    ...fixos
      .filter(({ desde = 0 }) => ano >= desde)
      .map(({ dia, nome }) => [`${ano}-${dia}`, nome] as const),
    ...deSanta,
    ...facultativos.map((qual) => {
      const um = FACULTATIVOS[qual];
      const dia = 'dia' in um ? `${ano}-${um.dia}` : somarDias(domingo, um.daPascoa);
      return [dia, um.nome] as const;
    }),
    ...proprios
      .filter(({ dia }) => dia.length === 5 || dia.startsWith(`${ano}-`))
      .map(({ dia, nome }) => [dia.length === 5 ? `${ano}-${dia}` : dia, nome] as const),
  ];
  return new Map(todos.reverse());
}

/** 11 August, on the Sunday that follows where it falls on a weekday (from 2018). Not checked in the law. */
function dataDeSantaCatarina(ano: number): readonly [string, string] {
  const dia = `${ano}-08-11`;
  const semana = diaDaSemana(dia);
  const noDomingo = ano >= 2018 && semana < 6 ? somarDias(dia, 7 - semana) : dia;
  return [noDomingo, 'Criação da Capitania de Santa Catarina'];
}

/** The name of the holiday that a day is at a place; null where it is none. */
export function feriadoDe(dia: string, calendario: Calendario): string | null {
  return feriadosDoAno(Number(dia.slice(0, 4)), calendario).get(dia) ?? null;
}
