/** Exams that are asked for, and the panels that open into them. */
import { normalizarBusca } from '../texto.ts';
import dados from './dados/exames.json' with { type: 'json' };

export interface Exame {
  readonly id: string;
  readonly nome: string;
  readonly sinonimos?: readonly string[];
  readonly grupo: string;
  /** How to come prepared; to be confirmed with who does the exam. */
  readonly preparo?: string;
  readonly tuss?: string;
  readonly estado: string;
}

export interface Painel {
  readonly id: string;
  readonly nome: string;
  /** The ids of its exams, in the order in which they are asked for. */
  readonly membros: readonly string[];
  readonly estado: string;
}

export const EXAMES = dados.linhas as readonly Exame[];
export const PAINEIS = dados.paineis as readonly Painel[];

const POR_ID = new Map(EXAMES.map((exame) => [exame.id, exame]));

/** The exams of a panel: a request names each, never the panel alone. */
export function examesDoPainel(painel: Painel): Exame[] {
  return painel.membros.flatMap((id) => POR_ID.get(id) ?? []);
}

interface Procuravel {
  readonly inicios: readonly string[];
  readonly palavras: string;
}

const procuravel = (nomes: readonly string[]): Procuravel => {
  const inicios = nomes.map(normalizarBusca);
  return { inicios, palavras: ` ${inicios.join(' ')}`.replace(/[^a-z0-9]+/g, ' ') };
};
const EXAMES_PROCURAVEIS = EXAMES.map(
  (exame) => [exame, procuravel([exame.nome, ...(exame.sinonimos ?? [])])] as const,
);
const PAINEIS_PROCURAVEIS = PAINEIS.map((painel) => [painel, procuravel([painel.nome])] as const);

export interface ExamesAchados {
  readonly paineis: Painel[];
  readonly exames: Exame[];
}

/** Finds panels and exams whose words begin as every word typed, those whose name begins so first. */
export function buscarExames(texto: string, limite = 20): ExamesAchados {
  const termo = normalizarBusca(texto)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (termo === '') return { paineis: [], exames: [] };
  return {
    paineis: achar(PAINEIS_PROCURAVEIS, termo, limite),
    exames: achar(EXAMES_PROCURAVEIS, termo, limite),
  };
}

function achar<Um>(onde: readonly (readonly [Um, Procuravel])[], termo: string, limite: number) {
  const palavras = termo.split(' ');
  const achados = onde.filter(([, um]) => palavras.every((p) => um.palavras.includes(` ${p}`)));
  const comeca = ({ inicios }: Procuravel) => inicios.some((nome) => nome.startsWith(termo));
  return [...achados.filter(([, um]) => comeca(um)), ...achados.filter(([, um]) => !comeca(um))]
    .slice(0, limite)
    .map(([um]) => um);
}
