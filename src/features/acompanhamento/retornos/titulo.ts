import { formatarContagem } from '@/lib/format/numero.ts';
import type { ContagemDeRetornos } from '@/shared/retornos/api/linhas.ts';

/** Who is to be called is counted no further than this. */
const A_CHAMAR_ATE = 100;

/**
 * The title of a part of the worklist with how many stand in it: `Atrasados (5)`. Who is booked
 * already is not to be called: `Atrasados (5, 3 a chamar)`, `Atrasados (2, já agendados)`.
 */
export function comContagem(
  titulo: string,
  { quantos, a_chamar }: Pick<ContagemDeRetornos, 'quantos' | 'a_chamar'>,
): string {
  const todos = formatarContagem(quantos);
  if (a_chamar === quantos) return `${titulo} (${todos})`;
  if (a_chamar > 0) {
    return `${titulo} (${todos}, ${formatarContagem(a_chamar, A_CHAMAR_ATE)} a chamar)`;
  }
  return `${titulo} (${todos}, já ${quantos === 1 ? 'agendado' : 'agendados'})`;
}
