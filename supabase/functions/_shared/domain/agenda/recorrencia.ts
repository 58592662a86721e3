import { diaDaSemana, somarDias, somarMeses } from './fuso.ts';

/** How a series repeats. It always begins with its first time, and always ends. */
export type Recorrencia =
  | {
      readonly frequencia: 'semanal';
      /** Every so many weeks. */
      readonly intervalo: number;
      /** Monday is 1; absent: the weekday of the first time. */
      readonly dias?: readonly number[];
      readonly fim: FimDaSerie;
    }
  | {
      readonly frequencia: 'mensal';
      /** Every so many months. */
      readonly intervalo: number;
      /** The 15th of each month, or its second Tuesday. */
      readonly por: 'dia' | 'semana';
      readonly fim: FimDaSerie;
    };

/** How a series ends: after so many times, or with the last one up to a day. */
export type FimDaSerie = { readonly vezes: number } | { readonly ate: string };

/** The longest series: two years of weeks. The database refuses more. */
export const MAXIMO_DA_SERIE = 104;

/** How many steps a series is followed when its end lies beyond the longest. */
const PASSOS = MAXIMO_DA_SERIE;

/**
 * Lists the local times of a series, `AAAA-MM-DDTHH:mm`, in order, 104 at most. The hour is the
 * local one whatever the clocks do. A day that a month lacks becomes its last; a fifth weekday that
 * it lacks, the last such weekday.
 */
export function expandir(inicio: string, recorrencia: Recorrencia): string[] {
  const primeiro = inicio.slice(0, 10);
  const { fim } = recorrencia;
  const dias = diasDa(primeiro, recorrencia)
    .filter((dia) => dia >= primeiro && ('vezes' in fim || dia <= fim.ate))
    .slice(0, Math.min(MAXIMO_DA_SERIE, 'vezes' in fim ? fim.vezes : MAXIMO_DA_SERIE));
  return dias.map((dia) => `${dia}T${inicio.slice(11, 16)}`);
}

function diasDa(primeiro: string, recorrencia: Recorrencia): string[] {
  const passos = Array.from({ length: PASSOS }, (_, passo) => passo * recorrencia.intervalo);
  if (recorrencia.frequencia === 'semanal') {
    const segunda = somarDias(primeiro, 1 - diaDaSemana(primeiro));
    const dias = [...new Set(recorrencia.dias ?? [diaDaSemana(primeiro)])].sort((a, b) => a - b);
    return passos.flatMap((semanas) =>
      dias.map((dia) => somarDias(segunda, semanas * 7 + dia - 1)),
    );
  }
  if (recorrencia.por === 'dia') return passos.map((meses) => somarMeses(primeiro, meses));
  const ordem = Math.ceil(Number(primeiro.slice(8)) / 7);
  return passos.map((meses) =>
    semanaDoMes(somarMeses(`${primeiro.slice(0, 8)}01`, meses), diaDaSemana(primeiro), ordem),
  );
}

/** Returns the nth such weekday of a month; where there is no fifth, the fourth, its last. */
function semanaDoMes(primeiroDoMes: string, dia: number, ordem: number): string {
  const primeira = somarDias(primeiroDoMes, (dia - diaDaSemana(primeiroDoMes) + 7) % 7);
  const achada = somarDias(primeira, (ordem - 1) * 7);
  return achada.slice(0, 7) === primeiroDoMes.slice(0, 7) ? achada : somarDias(achada, -7);
}
