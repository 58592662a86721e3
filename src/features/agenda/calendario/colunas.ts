/** What a view stands side by side, and which appointment falls where. Pure. */
import { diaDaSemana, somarDias } from '@domain/agenda/fuso.ts';
import type { Agendamento, Bloqueio, Disponibilidade } from '../api/linhas.ts';
import { MINUTOS_DO_DIA, minutoDaHora, noFuso } from './fuso.ts';

export type Divisao = 'medico' | 'sala';

/** Whoever, or whatever, a column belongs to. `id` is null for "Sem sala". */
export interface Recurso {
  id: string | null;
  nome: string;
}

export interface Coluna {
  chave: string;
  dia: string;
  recurso: Recurso;
}

/** An appointment where it is drawn: minutes of the column's day, and its lane among overlaps. */
export interface Posto {
  agendamento: Agendamento;
  de: number;
  ate: number;
  faixa: number;
  faixas: number;
}

/** A stretch of a column: attended, or taken off with the reason. */
export interface Trecho {
  de: number;
  ate: number;
  bloqueio?: Bloqueio;
}

export const chaveDaColuna = (dia: string, recursoId: string | null) => `${dia} ${recursoId ?? ''}`;

/** One column for each day and resource, day by day. */
export function montarColunas(dias: readonly string[], recursos: readonly Recurso[]): Coluna[] {
  return dias.flatMap((dia) =>
    recursos.map((recurso) => ({ chave: chaveDaColuna(dia, recurso.id), dia, recurso })),
  );
}

/** The days that an interval touches, each with the minutes of it; past midnight it goes on. */
export function porDia(
  { inicio, fim }: { inicio: string; fim: string },
  fuso: string,
): { dia: string; de: number; ate: number }[] {
  const comeco = noFuso(inicio, fuso);
  const termino = noFuso(fim, fuso);
  const partes: { dia: string; de: number; ate: number }[] = [];
  for (let dia = comeco.dia; dia <= termino.dia; dia = somarDias(dia, 1)) {
    const de = dia === comeco.dia ? comeco.minuto : 0;
    const ate = dia === termino.dia ? termino.minuto : MINUTOS_DO_DIA;
    if (ate > de) partes.push({ dia, de, ate });
  }
  return partes;
}

/** Appointments by column, side by side where they overlap. */
export function distribuir(
  agendamentos: readonly Agendamento[],
  divisao: Divisao,
  fuso: string,
): Map<string, Posto[]> {
  const porColuna = new Map<string, Posto[]>();
  for (const agendamento of agendamentos) {
    const recursoId = divisao === 'medico' ? agendamento.medico_id : agendamento.sala_id;
    for (const { dia, de, ate } of porDia(agendamento, fuso)) {
      const chave = chaveDaColuna(dia, recursoId);
      const posto = { agendamento, de, ate, faixa: 0, faixas: 1 };
      const lista = porColuna.get(chave);
      if (lista) lista.push(posto);
      else porColuna.set(chave, [posto]);
    }
  }
  for (const postos of porColuna.values()) emFaixas(postos);
  return porColuna;
}

/** Gives each of a column's appointments a lane; those that touch no other take the whole width. */
export function emFaixas(postos: Posto[]): void {
  postos.sort((a, b) => a.de - b.de || b.ate - a.ate);
  let grupo: Posto[] = [];
  let fimDoGrupo = -1;
  const fecharGrupo = () => {
    const faixas = Math.max(0, ...grupo.map(({ faixa }) => faixa + 1));
    for (const posto of grupo) posto.faixas = faixas;
    grupo = [];
  };
  for (const posto of postos) {
    if (posto.de >= fimDoGrupo) fecharGrupo();
    const ocupadas = new Set(grupo.filter(({ ate }) => ate > posto.de).map(({ faixa }) => faixa));
    posto.faixa = 0;
    while (ocupadas.has(posto.faixa)) posto.faixa += 1;
    grupo.push(posto);
    fimDoGrupo = Math.max(fimDoGrupo, posto.ate);
  }
  fecharGrupo();
}

/** The weekly hours that hold in a column. */
export function atendimentoDa(
  { dia, recurso }: Coluna,
  disponibilidades: readonly Disponibilidade[],
  divisao: Divisao,
): Trecho[] {
  const semana = diaDaSemana(dia);
  return disponibilidades
    .filter((d) => d.dia_da_semana === semana)
    .filter((d) => (divisao === 'medico' ? d.medico_id : d.sala_id) === recurso.id)
    .map(({ inicio, fim }) => ({ de: minutoDaHora(inicio), ate: minutoDaHora(fim) }));
}

/** The time off that falls in a column; a room is closed only with the whole clinic. */
export function bloqueiosDa(
  { dia, recurso }: Coluna,
  bloqueios: readonly Bloqueio[],
  divisao: Divisao,
  fuso: string,
): Trecho[] {
  return bloqueios
    .filter(
      ({ medico_id: medico }) => medico === null || (divisao === 'medico' && medico === recurso.id),
    )
    .flatMap((bloqueio) =>
      porDia(bloqueio, fuso)
        .filter((parte) => parte.dia === dia)
        .map(({ de, ate }) => ({ de, ate, bloqueio })),
    );
}

const DIA_UTIL = { de: 8 * 60, ate: 18 * 60 };

/** The hours that a view must show: those attended and those booked, whole; never a sliver. */
export function horasDaVista(
  disponibilidades: readonly Disponibilidade[],
  postos: Iterable<readonly Posto[]>,
): { de: number; ate: number } {
  let { de, ate } = DIA_UTIL;
  const incluir = (inicio: number, fim: number) => {
    de = Math.min(de, Math.floor(inicio / 60) * 60);
    ate = Math.max(ate, Math.ceil(fim / 60) * 60);
  };
  for (const { inicio, fim } of disponibilidades) incluir(minutoDaHora(inicio), minutoDaHora(fim));
  for (const lista of postos) for (const posto of lista) incluir(posto.de, posto.ate);
  return { de, ate };
}
