import { diasEntre } from '../datas.ts';
import { type Preco, retido, type Termos } from './preco.ts';

/** What is written of the money of a shift: an invoice, what arrived, what was cut. */
export const TIPOS_DE_LANCAMENTO = ['nota', 'recebido', 'glosa'] as const;
export type TipoDeLancamento = (typeof TIPOS_DE_LANCAMENTO)[number];

export const ROTULO_DO_LANCAMENTO: Readonly<Record<TipoDeLancamento, string>> = {
  nota: 'Nota emitida',
  recebido: 'Recebido',
  glosa: 'Glosado',
};

export const SITUACOES = [
  'futuro',
  'sem_valor',
  'a_faturar',
  'a_receber',
  'atrasado',
  'recebido',
  'glosado',
] as const;
export type Situacao = (typeof SITUACOES)[number];

export const ROTULO_DA_SITUACAO: Readonly<Record<Situacao, string>> = {
  futuro: 'Previsto',
  sem_valor: 'Sem valor combinado',
  a_faturar: 'Emitir nota',
  a_receber: 'A receber',
  atrasado: 'Atrasado',
  recebido: 'Recebido',
  glosado: 'Glosado',
};

export interface Lancamento {
  readonly tipo: TipoDeLancamento;
  readonly valor_centavos: number;
}

/** Where the money of a shift stands. All in centavos. */
export interface Acerto {
  readonly situacao: Situacao;
  readonly faturado: number;
  readonly recebido: number;
  readonly glosado: number;
  /** What is still to arrive: the net value of what was not cut, less what arrived. */
  readonly aberto: number;
  /** Whole days past the day by which it was to be paid; 0 while there is time. */
  readonly atraso: number;
}

/**
 * Says where the money of a shift stands on a day. Invoices and cuts are of the gross value; what
 * arrives is net.
 */
export function acertoDe(
  preco: Preco | null,
  termos: Pick<Termos, 'regime' | 'retencoes'> | null,
  lancamentos: readonly Lancamento[],
  { hoje, terminou }: { readonly hoje: string; readonly terminou: boolean },
): Acerto {
  const soma = (qual: TipoDeLancamento) =>
    lancamentos.reduce((total, { tipo, valor_centavos: v }) => total + (tipo === qual ? v : 0), 0);
  const faturado = soma('nota');
  const recebido = soma('recebido');
  const glosado = soma('glosa');
  const feitos = { faturado, recebido, glosado };
  if (!preco || !termos) {
    const situacao = recebido > 0 ? 'recebido' : 'sem_valor';
    return { situacao, ...feitos, aberto: 0, atraso: 0 };
  }
  const devido = retido(Math.max(0, preco.bruto - glosado), termos).liquido;
  const aberto = Math.max(0, devido - recebido);
  const atraso = aberto > 0 && terminou ? Math.max(0, diasEntre(preco.vence, hoje)) : 0;
  const comum = { ...feitos, aberto, atraso };
  if (aberto === 0) return { situacao: recebido > 0 ? 'recebido' : 'glosado', ...comum };
  if (!terminou) return { situacao: 'futuro', ...comum };
  if (atraso > 0) return { situacao: 'atrasado', ...comum };
  const semNota = termos.regime === 'pj' && faturado === 0 && recebido === 0;
  return { situacao: semNota ? 'a_faturar' : 'a_receber', ...comum };
}

/** Ages of what is to arrive: not yet due, then by days past due. */
export const IDADES_DO_ABERTO = [
  { nome: 'a_vencer', rotulo: 'A vencer', ate: 0 },
  { nome: 'ate_30', rotulo: '1 a 30 dias', ate: 30 },
  { nome: 'ate_60', rotulo: '31 a 60 dias', ate: 60 },
  { nome: 'ate_90', rotulo: '61 a 90 dias', ate: 90 },
  { nome: 'mais', rotulo: 'Mais de 90 dias', ate: Number.POSITIVE_INFINITY },
] as const;
export type IdadeDoAberto = (typeof IDADES_DO_ABERTO)[number]['nome'];

/** Sums what is to arrive by how late it is. */
export function idadesDoAberto(
  acertos: readonly Pick<Acerto, 'aberto' | 'atraso'>[],
): Readonly<Record<IdadeDoAberto, number>> {
  const somas = { a_vencer: 0, ate_30: 0, ate_60: 0, ate_90: 0, mais: 0 };
  for (const { aberto, atraso } of acertos) {
    const idade = IDADES_DO_ABERTO.find(({ ate }) => atraso <= ate)?.nome ?? 'mais';
    somas[idade] += aberto;
  }
  return somas;
}
