import { reaisDigitados } from '@domain/dinheiro.ts';
import {
  type IdadeDoAberto,
  idadesDoAberto,
  ROTULO_DA_SITUACAO,
  type Situacao,
} from '@domain/plantao/acerto.ts';
import { formatarDia, formatarHora } from '@/lib/format/datas.ts';
import { type Resumo, resumir } from '../agenda/resumo.ts';
import type { PlantaoComConta } from '../api/contas.ts';
import { emHoras } from '../plantao/tempo.ts';

/** A month of the year, `AAAA-MM`, with what its shifts come to. */
export interface Mes extends Resumo {
  readonly mes: string;
}

/** The twelve months of a year, each with its shifts by the day on which they begin. */
export function mesesDoAno(ano: number, contas: readonly PlantaoComConta[]): Mes[] {
  return Array.from({ length: 12 }, (_, posicao) => {
    const mes = `${ano}-${String(posicao + 1).padStart(2, '0')}`;
    return { mes, ...resumir(contas.filter(({ dia }) => dia.startsWith(mes))) };
  });
}

/** A place with what it owes, by age. */
export interface DoLocal {
  readonly id: string;
  readonly nome: string;
  readonly resumo: Resumo;
  readonly idades: Readonly<Record<IdadeDoAberto, number>>;
}

/** What is to arrive from each place for what was worked, who owes most first. */
export function porLocal(contas: readonly PlantaoComConta[]): DoLocal[] {
  const grupos = new Map<string, PlantaoComConta[]>();
  for (const uma of contas) {
    if (uma.acerto.situacao === 'futuro') continue;
    grupos.set(uma.local.id, [...(grupos.get(uma.local.id) ?? []), uma]);
  }
  return [...grupos]
    .map(([id, deles]) => ({
      id,
      nome: deles[0]?.local.nome ?? '',
      resumo: resumir(deles),
      idades: idadesDoAberto(deles.map(({ acerto }) => acerto)),
    }))
    .sort((um, outro) => outro.resumo.aberto - um.resumo.aberto);
}

/** The net value of an hour, in centavos; null without hours or without a value. */
export function liquidoPorHora({ liquido, minutos }: Resumo): number | null {
  return minutos > 0 && liquido > 0 ? Math.round((liquido * 60) / minutos) : null;
}

/** Whether the money of a shift is in one of these states; without any, all are shown. */
export const naSituacao = (situacao: Situacao | null) => (uma: PlantaoComConta) =>
  situacao === null || uma.acerto.situacao === situacao;

/** Titles of the columns of {@link linhasDaPlanilha}. */
export const CABECALHO = [
  'Data',
  'Início',
  'Fim',
  'Local',
  'Horas',
  'Situação',
  'Bruto',
  'Líquido',
  'Faturado',
  'Recebido',
  'Glosado',
  'Em aberto',
  'Vencimento',
  'Dias de atraso',
];

/** Writes shifts as rows of a spreadsheet: text and amounts as a Brazilian one reads them. */
export function linhasDaPlanilha(contas: readonly PlantaoComConta[]): string[][] {
  return contas.map(({ plantao, local, dia, preco, acerto }) => [
    formatarDia(dia),
    formatarHora(plantao.inicio, local.fuso),
    formatarHora(plantao.fim, local.fuso),
    local.nome,
    emHoras(Math.round((Date.parse(plantao.fim) - Date.parse(plantao.inicio)) / 60_000)),
    ROTULO_DA_SITUACAO[acerto.situacao],
    preco ? reaisDigitados(preco.bruto) : '',
    preco ? reaisDigitados(preco.liquido) : '',
    reaisDigitados(acerto.faturado),
    reaisDigitados(acerto.recebido),
    reaisDigitados(acerto.glosado),
    reaisDigitados(acerto.aberto),
    preco ? formatarDia(preco.vence) : '',
    String(acerto.atraso),
  ]);
}
