/** A series as the booking form asks for it, and which of its dates are booked in the end. Pure. */
import { diaDaSemana } from '@domain/agenda/fuso.ts';
import { expandir, MAXIMO_DA_SERIE, type Recorrencia } from '@domain/agenda/recorrencia.ts';
import { dataExiste } from '@domain/datas.ts';
import * as z from 'zod/mini';
import { numeroDoDia, semanaLonga } from '@/lib/format/dias.ts';

export const FREQUENCIAS = [
  'nao',
  'semanal',
  'quinzenal',
  'quatro_semanas',
  'mensal_dia',
  'mensal_semana',
] as const;
export type Frequencia = (typeof FREQUENCIAS)[number];

const SEMANAS: Readonly<Partial<Record<Frequencia, number>>> = {
  semanal: 1,
  quinzenal: 2,
  quatro_semanas: 4,
};

/** What each end is refused with. */
export const FRASES_DO_FIM = {
  vezes: `Vezes: de 2 a ${MAXIMO_DA_SERIE}.`,
  ate: 'Até o dia: informe um dia depois do primeiro.',
} as const;

/** The fields of a series; `repete: 'nao'` leaves the others alone. */
export const camposDaRepeticao = {
  repete: z.enum(FREQUENCIAS),
  /** Weekdays beside that of the first date; Monday is 1. */
  dias: z.array(z.number()),
  fim: z.enum(['vezes', 'ate']),
  vezes: z.nullable(z.number(FRASES_DO_FIM.vezes)),
  ate: z.string(),
};
const repeticaoSchema = z.object(camposDaRepeticao);
export type Repeticao = z.infer<typeof repeticaoSchema>;

export const SEM_REPETICAO: Repeticao = {
  repete: 'nao',
  dias: [],
  fim: 'vezes',
  vezes: 4,
  ate: '',
};

/** Which field says no valid end; null when the series ends, or there is none. */
export function fimRecusado(
  { repete, fim, vezes, ate }: Repeticao,
  dia: string,
): keyof typeof FRASES_DO_FIM | null {
  if (repete === 'nao') return null;
  if (fim === 'ate') return dataExiste(ate) && ate > dia ? null : 'ate';
  const cabe = vezes !== null && Number.isInteger(vezes) && vezes >= 2 && vezes <= MAXIMO_DA_SERIE;
  return cabe ? null : 'vezes';
}

/** Whether weekdays may be added: a series of weeks. */
export function porSemanas(repete: Frequencia): boolean {
  return SEMANAS[repete] !== undefined;
}

/** How each frequency reads for a series that begins on a day. */
export function rotuloDaFrequencia(frequencia: Frequencia, dia: string): string {
  const rotulos: Readonly<Record<Frequencia, string>> = {
    nao: 'Não repetir',
    semanal: 'Toda semana',
    quinzenal: 'A cada 2 semanas',
    quatro_semanas: 'A cada 4 semanas',
    mensal_dia: `Todo mês, no dia ${numeroDoDia(dia)}`,
    mensal_semana: `Todo mês, ${naSemana(dia)}`,
  };
  return rotulos[frequencia];
}

/** `na 2ª terça-feira`, `no 1º sábado`; a fifth one is the last where a month lacks it. */
function naSemana(dia: string): string {
  const ordem = Math.ceil(Number(dia.slice(8)) / 7);
  const [artigo, final, ultimo] =
    diaDaSemana(dia) < 6 ? ['na', 'ª', 'última'] : ['no', 'º', 'último'];
  return `${artigo} ${ordem === 5 ? ultimo : ordem + final} ${semanaLonga(dia)}`;
}

/** The local times of a series, `AAAA-MM-DDTHH:mm`; none while the form is not filled in. */
export function horariosDa(dia: string, hora: string, repeticao: Repeticao): string[] {
  const preenchido = dataExiste(dia) && /^\d{2}:\d{2}$/.test(hora);
  if (repeticao.repete === 'nao' || !preenchido || fimRecusado(repeticao, dia)) return [];
  return expandir(`${dia}T${hora}`, recorrenciaDe(repeticao, dia));
}

function recorrenciaDe({ repete, dias, fim, vezes, ate }: Repeticao, dia: string): Recorrencia {
  const termino = fim === 'ate' ? { ate } : { vezes: vezes ?? 0 };
  const semanas = SEMANAS[repete];
  if (semanas !== undefined) {
    const todos = [...dias, diaDaSemana(dia)];
    return { frequencia: 'semanal', intervalo: semanas, dias: todos, fim: termino };
  }
  const por = repete === 'mensal_dia' ? 'dia' : 'semana';
  return { frequencia: 'mensal', intervalo: 1, por, fim: termino };
}

/** What was decided about a date: another time in its place, or (null) not to book it. */
export type Escolhas = ReadonlyMap<string, string | null>;

/** The times that are booked: those decided, and of the others those that nothing stands against. */
export function aAgendar(
  horarios: readonly string[],
  conflitos: ReadonlyMap<string, string>,
  escolhas: Escolhas,
): string[] {
  const finais = horarios.flatMap((horario) => {
    const escolha = escolhas.get(horario);
    if (escolha !== undefined) return escolha ?? [];
    return conflitos.has(horario) ? [] : horario;
  });
  return [...new Set(finais)].sort();
}
