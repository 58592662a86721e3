import {
  diaDaSemana,
  diaDe,
  instanteDe,
  limitesDoDia,
  localDe,
  somarDias,
  somarMeses,
} from '../agenda/fuso.ts';
import { dividir, emReais } from '../dinheiro.ts';
import { type Calendario, feriadosDoAno } from './feriados.ts';

/** Kinds of day in the order in which a row of the table that is left empty follows the one above. */
export const TIPOS_DE_DIA = ['semana', 'sexta', 'sabado', 'domingo', 'feriado'] as const;
export type TipoDeDia = (typeof TIPOS_DE_DIA)[number];

export const ROTULO_DO_DIA: Readonly<Record<TipoDeDia, string>> = {
  semana: 'Segunda a quinta',
  sexta: 'Sexta',
  sabado: 'Sábado',
  domingo: 'Domingo',
  feriado: 'Feriado',
};

/** Centavos of a cell; null follows the rule of {@link valorDe}. */
interface Linha {
  readonly dia: number | null;
  readonly noite: number | null;
}

/** How a place pays, from a day on. */
export interface Termos {
  readonly regime: 'pj' | 'rpa' | 'clt' | 'cooperativa';
  /** Whether the values are of an hour, or of a shift of `horas_do_plantao` hours. */
  readonly base: 'hora' | 'plantao';
  readonly horas_do_plantao: number;
  readonly valores: Readonly<Record<TipoDeDia, Linha>>;
  /** Which day and turn a minute is paid by: its own, or that in which the shift began. */
  readonly vale: 'cada_minuto' | 'inicio';
  /** `HH:mm`, by the clock of the place; alike, there is no night. */
  readonly noite_inicio: string;
  readonly noite_fim: string;
  /** Of the value, in hundredths of a per cent, for a shift on call from home. */
  readonly sobreaviso_pb: number;
  /** What is withheld of the gross value, in hundredths of a per cent, as the doctor knows it. */
  readonly retencoes: readonly { readonly nome: string; readonly pb: number }[];
  readonly pagamento:
    | { readonly tipo: 'dias'; readonly dias: number }
    | { readonly tipo: 'dia_do_mes'; readonly meses: number; readonly dia: number };
}

/** A shift as it is priced. */
export interface PlantaoAPrecificar {
  readonly inicio: string;
  readonly fim: string;
  readonly sobreaviso: boolean;
  /** Agreed for this shift alone; takes the place of the table. */
  readonly valor_combinado_centavos: number | null;
}

export interface Lugar {
  readonly calendario: Calendario;
  readonly fuso: string;
}

/** One line of the explanation: what was worked of one kind, at which value, and what that makes. */
export interface LinhaDoPreco {
  readonly rotulo: string;
  readonly minutos: number;
  /** `R$ 120,00 por hora`; empty of an agreed value. */
  readonly tarifa: string;
  readonly centavos: number;
}

/** What a shift is worth, explained. All in centavos. */
export interface Preco {
  readonly linhas: readonly LinhaDoPreco[];
  readonly minutos: number;
  readonly bruto: number;
  readonly retencoes: readonly { readonly nome: string; readonly centavos: number }[];
  readonly liquido: number;
  /** Day by which it is to be paid. */
  readonly vence: string;
}

const MINUTO = 60_000;
const INTEIRO_PB = 10_000;

/**
 * The value of a cell: its own; a night that is empty, its row's day; a row that is empty, the row above.
 * The first cell always has one.
 */
export function valorDe(valores: Termos['valores'], tipo: TipoDeDia, noite: boolean): number {
  const { dia, noite: daNoite } = valores[tipo];
  const proprio = noite ? (daNoite ?? dia) : dia;
  if (proprio !== null) return proprio;
  const acima = TIPOS_DE_DIA[TIPOS_DE_DIA.indexOf(tipo) - 1];
  return acima ? valorDe(valores, acima, noite) : 0;
}

function ehNoite(hora: string, { noite_inicio, noite_fim }: Termos): boolean {
  if (noite_inicio <= noite_fim) return hora >= noite_inicio && hora < noite_fim;
  return hora >= noite_inicio || hora < noite_fim;
}

/** The kind of a local day at a place. */
function tipoDoDia(dia: string, feriados: ReadonlyMap<string, string>): TipoDeDia {
  if (feriados.has(dia)) return 'feriado';
  const semana = diaDaSemana(dia);
  if (semana === 7) return 'domingo';
  if (semana === 6) return 'sabado';
  return semana === 5 ? 'sexta' : 'semana';
}

/** Where the value may change: midnights and the borders of the night, between two instants. */
function cortes(inicio: number, fim: number, { noite_inicio, noite_fim }: Termos, fuso: string) {
  const pontos = new Set([inicio, fim]);
  const ultimo = diaDe(new Date(fim), fuso);
  for (let dia = diaDe(new Date(inicio), fuso); dia <= ultimo; dia = somarDias(dia, 1)) {
    const bordas = [noite_inicio, noite_fim].map((hora) => instanteDe(`${dia}T${hora}`, fuso));
    for (const instante of [limitesDoDia(dia, fuso).inicio, ...bordas]) {
      const ms = instante.getTime();
      if (ms > inicio && ms < fim) pontos.add(ms);
    }
  }
  return [...pontos].sort((a, b) => a - b);
}

/** How many minutes of a shift are of each kind, in the order in which they are worked. */
function minutosPorTipo(plantao: PlantaoAPrecificar, termos: Termos, { calendario, fuso }: Lugar) {
  // To the whole minute: seconds of a start by tap pay nobody more.
  const inicio = Math.floor(Date.parse(plantao.inicio) / MINUTO) * MINUTO;
  const fim = Math.floor(Date.parse(plantao.fim) / MINUTO) * MINUTO;
  const pontos = termos.vale === 'inicio' ? [inicio, fim] : cortes(inicio, fim, termos, fuso);
  const anos = new Map<string, ReadonlyMap<string, string>>();
  const feriadosDo = (dia: string) => {
    const ano = dia.slice(0, 4);
    const lidos = anos.get(ano) ?? feriadosDoAno(Number(ano), calendario);
    anos.set(ano, lidos);
    return lidos;
  };
  const somas = new Map<
    string,
    { tipo: TipoDeDia; noite: boolean; nome: string; minutos: number }
  >();
  for (const [posicao, de] of pontos.slice(0, -1).entries()) {
    const [dia = '', hora = ''] = localDe(new Date(de), fuso).split('T');
    const feriados = feriadosDo(dia);
    const tipo = tipoDoDia(dia, feriados);
    const noite = ehNoite(hora, termos);
    const nome = feriados.get(dia) ?? '';
    const chave = `${tipo}:${noite}:${nome}`;
    const minutos = ((pontos[posicao + 1] ?? de) - de) / MINUTO;
    somas.set(chave, { tipo, noite, nome, minutos: (somas.get(chave)?.minutos ?? 0) + minutos });
  }
  return [...somas.values()];
}

function linhasDaTabela(plantao: PlantaoAPrecificar, termos: Termos, lugar: Lugar): LinhaDoPreco[] {
  const parte = plantao.sobreaviso ? termos.sobreaviso_pb : INTEIRO_PB;
  const horas = termos.base === 'hora' ? 1 : termos.horas_do_plantao;
  const unidade = termos.base === 'hora' ? 'por hora' : `por plantão de ${horas} h`;
  const fracao = plantao.sobreaviso ? `, sobreaviso a ${emPorCento(parte)}` : '';
  return minutosPorTipo(plantao, termos, lugar).map(({ tipo, noite, nome, minutos }) => {
    const valor = valorDe(termos.valores, tipo, noite);
    const dia = nome ? `${ROTULO_DO_DIA.feriado} (${nome})` : ROTULO_DO_DIA[tipo];
    return {
      rotulo: `${dia}, ${noite ? 'noite' : 'dia'}`,
      minutos,
      tarifa: `${emReais(valor)} ${unidade}${fracao}`,
      centavos: dividir(minutos * valor * parte, 60 * horas * INTEIRO_PB),
    };
  });
}

/** Writes hundredths of a per cent: `1,5%`. */
export function emPorCento(pb: number): string {
  return `${(pb / 100).toLocaleString('pt-BR')}%`;
}

/** What is left of a gross value once it was withheld from. */
export function retido(bruto: number, { retencoes }: Pick<Termos, 'retencoes'>) {
  const partes = retencoes.map(({ nome, pb }) => ({
    nome,
    centavos: dividir(bruto * pb, INTEIRO_PB),
  }));
  const total = partes.reduce((soma, { centavos }) => soma + centavos, 0);
  return { partes, liquido: Math.max(0, bruto - total) };
}

/** The day by which a shift that began on a local day is to be paid. */
export function vencimento(dia: string, { pagamento }: Pick<Termos, 'pagamento'>): string {
  if (pagamento.tipo === 'dias') return somarDias(dia, pagamento.dias);
  const mes = somarMeses(`${dia.slice(0, 7)}-01`, pagamento.meses);
  const ultimo = somarDias(somarMeses(mes, 1), -1);
  const pedido = `${mes.slice(0, 8)}${String(pagamento.dia).padStart(2, '0')}`;
  return pedido < ultimo ? pedido : ultimo;
}

/**
 * Prices a shift by the terms of its place, to the minute, each line rounded to the centavo, halves
 * up; the gross value is the sum of the lines that are shown.
 */
export function precoDe(plantao: PlantaoAPrecificar, termos: Termos, lugar: Lugar): Preco {
  const minutos = Math.round((Date.parse(plantao.fim) - Date.parse(plantao.inicio)) / MINUTO);
  const combinado = plantao.valor_combinado_centavos;
  const linhas =
    combinado === null
      ? linhasDaTabela(plantao, termos, lugar)
      : [{ rotulo: 'Valor combinado para este plantão', minutos, tarifa: '', centavos: combinado }];
  const bruto = linhas.reduce((soma, { centavos }) => soma + centavos, 0);
  const { partes, liquido } = retido(bruto, termos);
  const vence = vencimento(diaDe(new Date(plantao.inicio), lugar.fuso), termos);
  return { linhas, minutos, bruto, retencoes: partes, liquido, vence };
}

/** The terms in force on a local day: of the last that begin by it, the newest; null before any. */
export function termosNoDia<V extends { readonly vigente_de: string; readonly criado_em: string }>(
  versoes: readonly V[],
  dia: string,
): V | null {
  const valem = versoes.filter(({ vigente_de }) => vigente_de <= dia);
  return valem.reduce<V | null>(
    (melhor, uma) => (melhor && !depois(uma, melhor) ? melhor : uma),
    null,
  );
}

function depois(
  uma: { vigente_de: string; criado_em: string },
  outra: { vigente_de: string; criado_em: string },
): boolean {
  if (uma.vigente_de !== outra.vigente_de) return uma.vigente_de > outra.vigente_de;
  return Date.parse(uma.criado_em) > Date.parse(outra.criado_em);
}
