import { PRIORIDADES } from '../clinico/ferramentas/comum/manchester.ts';

/** The colours of the scale, the most urgent first. The trained professional gives them. */
export const CORES = ['vermelho', 'laranja', 'amarelo', 'verde', 'azul'] as const;
export type Cor = (typeof CORES)[number];

export const ROTULO_DA_COR: Readonly<Record<Cor, string>> = {
  vermelho: 'Vermelho',
  laranja: 'Laranja',
  amarelo: 'Amarelo',
  verde: 'Verde',
  azul: 'Azul',
};

/**
 * Minutes to the first medical assessment by colour (0, 10, 60, 120, 240). Source: that of the tool
 * `manchester`.
 */
export const minutosAlvo = (cor: Cor): number => PRIORIDADES[cor].target_min;

const MINUTO = 60_000;

/** Whole minutes from one instant to another; never negative, since the clocks of devices differ. */
export function minutosEntre(de: string, agora: number): number {
  return Math.max(0, Math.floor((agora - Date.parse(de)) / MINUTO));
}

/** What decides how long somebody may still wait. */
export interface Espera {
  readonly chegada_em: string;
  readonly cor: Cor | null;
  readonly classificado_em: string | null;
}

/**
 * How long somebody has waited at a given instant, and whether past the target of the colour, which
 * counts from the classification. Without a colour nobody can say: `passou` is null.
 */
export function espera({ chegada_em, cor, classificado_em }: Espera, agora: number) {
  const minutos = minutosEntre(chegada_em, agora);
  if (cor === null) return { minutos, passou: null };
  const decorridos = minutosEntre(classificado_em ?? chegada_em, agora);
  return { minutos, passou: decorridos > minutosAlvo(cor) };
}

/** Whether a re-evaluation is due at a given instant: planned for it or before, and not done. */
export function vencida(
  { prevista_em, feita_em }: { readonly prevista_em: string; readonly feita_em: string | null },
  agora: number,
): boolean {
  return feita_em === null && Date.parse(prevista_em) <= agora;
}

/** Sorts for the board: the most urgent colour first, of one colour who waits longest. */
export function porUrgencia(um: Espera, outro: Espera): number {
  const lugar = ({ cor }: Espera) => (cor === null ? CORES.length : CORES.indexOf(cor));
  return lugar(um) - lugar(outro) || Date.parse(um.chegada_em) - Date.parse(outro.chegada_em);
}
