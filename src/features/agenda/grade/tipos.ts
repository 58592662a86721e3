import type { Agendamento, Tipo } from '../api/linhas.ts';
import type { Coluna, Divisao, Posto, Trecho } from '../calendario/colunas.ts';
import type { NoRelogio } from '../calendario/fuso.ts';

/** Where an appointment would stand: a column and two minutes of its day. */
export interface Lugar {
  coluna: Coluna;
  de: number;
  ate: number;
}

/** What the grid shows. */
export interface DadosDaGrade {
  colunas: readonly Coluna[];
  divisao: Divisao;
  postos: ReadonlyMap<string, readonly Posto[]>;
  atendimento: ReadonlyMap<string, readonly Trecho[]>;
  bloqueios: ReadonlyMap<string, readonly Trecho[]>;
  horas: { de: number; ate: number };
  tipos: ReadonlyMap<string, Tipo>;
  agora: NoRelogio;
}

/** What the grid lets one do. */
export interface AcoesDaGrade {
  aoAbrir: (id: string) => void;
  aoCriar: (coluna: Coluna, minuto: number) => void;
  aoMover: (agendamento: Agendamento, lugar: Lugar) => void;
  /** Whether an appointment may still be moved, by this person. */
  podeMover: (agendamento: Agendamento) => boolean;
  aoEscolherDia: (dia: string) => void;
}
