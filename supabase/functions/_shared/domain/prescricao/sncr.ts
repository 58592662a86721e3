/**
 * The numbering of controlled prescriptions by Anvisa's SNCR, as a port: what may be done with a kind
 * of receituário, by how the product is connected. Source: RDC 1.000/2025; Manual da API SNCR, 1ª ed.
 */
import { type Especie, especieDe } from './receituarios.ts';

/** How the product is connected: `SNCR_MODO` of the environment. */
export const MODOS_DO_SNCR = ['desligado', 'simulado', 'producao'] as const;
export type ModoDoSncr = (typeof MODOS_DO_SNCR)[number];

/** Reads the mode from the environment; anything else is off. */
export function modoDoSncr(escrito: string | undefined): ModoDoSncr {
  return MODOS_DO_SNCR.find((modo) => modo === escrito) ?? 'desligado';
}

/** A source of numbers; the real one asks Anvisa as the doctor, by gov.br. */
export interface Numerador {
  /** Answers one number of that type, used once. */
  readonly numerar: (tipo: string) => Promise<string>;
}

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

/** Numbers for tests and demonstrations: they begin with `SIM-`, and go on from the one given. */
export function numeradorSimulado(desde = 1): Numerador {
  let proximo = desde;
  return {
    numerar: async (tipo) => {
      const numero = String(proximo).padStart(7, '0');
      proximo += 1;
      return `${SIMULADO}${tipo}-${numero}`;
    },
  };
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
      aviso: `Numeração simulada (${numero}): documento de teste, sem validade.`,
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
