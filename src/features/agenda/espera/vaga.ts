import { diaDaSemana } from '@domain/agenda/fuso.ts';
import type { Disponibilidade } from '../api/linhas.ts';
import { instanteNoFuso, minutoDaHora, noFuso } from '../calendario/fuso.ts';

/** Time of a doctor that is free, or was: two instants, and the room it goes with. */
export interface Vaga {
  medico: string;
  inicio: string;
  fim: string;
  sala: string | null;
}

/** The time that an appointment had, once it is left; null when that is past. `agora` in ms. */
export function vagaDeixada(
  antes: { medico_id: string; inicio: string; fim: string; sala_id: string | null },
  agora: number,
): Vaga | null {
  const { medico_id: medico, inicio, fim, sala_id: sala } = antes;
  return Date.parse(inicio) > agora ? { medico, inicio, fim, sala } : null;
}

/** A slot as the address of the agenda carries it. */
export function enderecoDaVaga({ inicio, fim, medico, sala }: Vaga): string {
  return [inicio, fim, medico, sala ?? ''].join('/');
}

/** The slot that an address carries; null when it carries none. */
export function vagaDoEndereco(endereco: string | undefined): Vaga | null {
  const [inicio = '', fim = '', medico = '', sala = ''] = endereco?.split('/') ?? [];
  const instantes = Date.parse(inicio) < Date.parse(fim);
  return instantes && medico ? { medico, inicio, fim, sala: sala || null } : null;
}

/** Time that an appointment takes, in minutes beside its two instants. */
export interface Ocupacao {
  inicio: string;
  fim: string;
  antes_min: number;
  depois_min: number;
}

const MINUTO = 60_000;
const comecoDe = ({ inicio, antes_min }: Ocupacao) => Date.parse(inicio) - antes_min * MINUTO;
const terminoDe = ({ fim, depois_min }: Ocupacao) => Date.parse(fim) + depois_min * MINUTO;

/** What stands in the time of a slot, minutes of preparation and of slack included. */
export function ocupantesDa<T extends Ocupacao>(vaga: Vaga, doDia: readonly T[]): T[] {
  return doDia.filter(
    (um) => comecoDe(um) < Date.parse(vaga.fim) && terminoDe(um) > Date.parse(vaga.inicio),
  );
}

/**
 * Until when the doctor is free from the beginning of a slot on: the next appointment, or the end of
 * the hours of attendance, if this is not before the end of the slot. An instant.
 */
export function livreAte(
  vaga: Vaga,
  doDia: readonly Ocupacao[],
  disponibilidades: readonly Disponibilidade[],
  fuso: string,
): string {
  const { dia, minuto } = noFuso(vaga.inicio, fuso);
  const janela = disponibilidades.find(
    (horas) =>
      horas.medico_id === vaga.medico &&
      horas.dia_da_semana === diaDaSemana(dia) &&
      minutoDaHora(horas.inicio) <= minuto &&
      minutoDaHora(horas.fim) > minuto,
  );
  const fimDasHoras = janela
    ? instanteNoFuso(dia, minutoDaHora(janela.fim), fuso).getTime()
    : Date.parse(vaga.fim);
  const seguintes = doDia.map(comecoDe).filter((comeco) => comeco >= Date.parse(vaga.fim));
  const limite = Math.max(Date.parse(vaga.fim), fimDasHoras);
  return new Date(Math.min(limite, ...seguintes)).toISOString();
}
