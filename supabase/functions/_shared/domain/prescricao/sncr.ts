/**
 * What a controlled prescription is worth by its number of Anvisa's SNCR, or without one. Whence a number
 * comes is the port's (digital-signature/sncr). Source: RDC 1.000/2025; Manual da API SNCR, 1ª ed.
 */
import { type Especie, especieDe } from './receituarios.ts';

const SIMULADO = 'SIM-';
/** A number of SNCR: `2411.1-00.0000001`. */
const NUMERO = /^\d{4}\.\d-\d{2}\.\d{7}$/;

/** Whether a number was made up for a test, and is worth nothing. */
export function numeroSimulado(numero: string): boolean {
  return numero.startsWith(SIMULADO);
}

/** Whether a number has the form of SNCR's own. */
export function numeroDoSncr(numero: string): boolean {
  return NUMERO.test(numero);
}

/** A number of test: `SIM-NRB-1A2B3C4D`. Says of itself that it is none. */
export function numeroDeTeste(tipo: string, sorte: string): string {
  return `${SIMULADO}${tipo}-${sorte.toUpperCase()}`;
}

/** What a document of a kind is worth, and the sentence that says so on screen and paper. */
export interface SituacaoNoSncr {
  /** `talonario`: only a draft to be copied; `sem_numero`: may be signed and says it has none. */
  readonly situacao: 'nao_se_aplica' | 'talonario' | 'sem_numero' | 'simulado' | 'numerada';
  readonly podeAssinar: boolean;
  /** What the paper says; undefined where there is nothing to say. */
  readonly aviso?: string;
}

/** Decides what a prescription may be, by its kind and the number it has. */
export function situacaoNoSncr(especie: string, numero?: string | null): SituacaoNoSncr {
  const regra: Especie | undefined = especieDe(especie);
  if (!regra?.sem_numero) return { situacao: 'nao_se_aplica', podeAssinar: true };
  if (numero && numeroSimulado(numero)) {
    return {
      situacao: 'simulado',
      podeAssinar: true,
      aviso: `Numeração SIMULADA (${numero}): documento de teste, sem validade.`,
    };
  }
  if (numero && numeroDoSncr(numero)) return { situacao: 'numerada', podeAssinar: true };
  return regra.sem_numero === 'talonario'
    ? {
        situacao: 'talonario',
        podeAssinar: false,
        aviso: 'Rascunho para transcrição em talonário. Não vale como notificação de receita.',
      }
    : {
        situacao: 'sem_numero',
        podeAssinar: true,
        aviso: 'Sem numeração SNCR. A farmácia pode recusar a receita eletrônica sem o número.',
      };
}
