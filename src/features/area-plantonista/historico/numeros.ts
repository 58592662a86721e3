import { ROTULO_DO_DESFECHO } from '@domain/plantao/desfecho.ts';
import { CORES, ROTULO_DA_COR } from '@domain/plantao/triagem.ts';
import { normalizarBusca } from '@domain/texto.ts';
import type { Atendido, SessaoPassada } from '../api/historico.ts';

/** What is searched in past shifts. */
export interface Filtro {
  readonly q: string;
  readonly local: string;
}

/** What of an attendance is searched. */
const textosDe = ({ descricao, clinico, desfecho }: Atendido) =>
  [
    descricao,
    clinico.queixa,
    clinico.historia,
    clinico.hipoteses,
    clinico.conduta,
    desfecho && ROTULO_DO_DESFECHO[desfecho],
  ]
    .filter(Boolean)
    .join(' ');

/**
 * The shifts in which something is found, each with the attendances that say every word that was typed;
 * the name of the place finds all of its own.
 */
export function filtrar(sessoes: readonly SessaoPassada[], { q, local }: Filtro): SessaoPassada[] {
  const palavras = normalizarBusca(q).split(/\s+/).filter(Boolean);
  const diz = (texto: string) => {
    const normal = normalizarBusca(texto);
    return palavras.every((palavra) => normal.includes(palavra));
  };
  return sessoes
    .filter(({ local_nome }) => local === '' || local_nome === local)
    .flatMap((sessao) => {
      if (palavras.length === 0 || diz(sessao.local_nome ?? '')) return [sessao];
      const atendimentos = sessao.atendimentos.filter((um) => diz(textosDe(um)));
      return atendimentos.length > 0 ? [{ ...sessao, atendimentos }] : [];
    });
}

/** A line of the statistics: of what, how many. */
export interface Contagem {
  readonly rotulo: string;
  readonly quantos: number;
}

/** What past shifts come to. */
export interface Numeros {
  readonly plantoes: number;
  readonly minutos: number;
  readonly atendimentos: number;
  readonly desfechos: readonly Contagem[];
  readonly cores: readonly Contagem[];
}

/** Counts shifts, hours and attendances, by outcome and by colour; what nobody had is left out. */
export function numerosDe(sessoes: readonly SessaoPassada[]): Numeros {
  const todos = sessoes.flatMap(({ atendimentos }) => atendimentos);
  const contar = <C extends string>(
    rotulos: Readonly<Record<C, string>>,
    ordem: readonly C[],
    de: (um: Atendido) => C | null,
  ) =>
    ordem
      .map((qual) => ({
        rotulo: rotulos[qual],
        quantos: todos.filter((um) => de(um) === qual).length,
      }))
      .filter(({ quantos }) => quantos > 0);
  return {
    plantoes: sessoes.length,
    minutos: sessoes.reduce((soma, uma) => soma + minutosDe(uma), 0),
    atendimentos: todos.length,
    desfechos: contar(
      ROTULO_DO_DESFECHO,
      Object.keys(ROTULO_DO_DESFECHO) as (keyof typeof ROTULO_DO_DESFECHO)[],
      ({ desfecho }) => desfecho,
    ),
    cores: contar(ROTULO_DA_COR, CORES, ({ cor }) => cor),
  };
}

/** Whole minutes of a shift. */
export function minutosDe({ inicio, data_fim }: SessaoPassada): number {
  return data_fim ? Math.round((Date.parse(data_fim) - Date.parse(inicio)) / 60_000) : 0;
}
