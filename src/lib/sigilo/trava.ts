import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { criarGuardado } from '../guardado.ts';
import { chaveiro } from './aparelho.ts';

const MINUTO = 60_000;

const travaSchema = z.object({
  /** After how many minutes without use the device locks; null: never; absent: as the account's type does. */
  minutos: z.optional(z.nullable(z.number())),
  /** True once the password opens what is kept here: before, nothing may be locked. */
  pronta: z.boolean(),
  trancada: z.boolean(),
  /** When somebody last used it, in ms. */
  visto: z.number(),
  /** Wrong passwords since the last right one. */
  erros: z.number(),
  /** Before this no password is tried, in ms. */
  esperarAte: z.number(),
});
export type Trava = z.infer<typeof travaSchema>;

const ABERTA: Trava = { pronta: false, trancada: false, visto: 0, erros: 0, esperarAte: 0 };

/** Whether each person's part of this device is locked, for every tab. */
export const trava = criarGuardado({ chave: CHAVES.trava, schema: travaSchema, vazio: ABERTA });

/** What may be chosen, in minutes. */
export const ESCOLHAS = [5, 15, 30, 60] as const;

/** An on-call doctor's phone lies about in an emergency room; others choose it. */
export const minutosDe = ({ minutos }: Trava, tipo: string): number | null =>
  minutos === undefined ? (tipo === 'plantonista' ? 15 : null) : minutos;

/** Whether the device was left alone for long enough; a clock that was put back counts as that too. */
export function foiDeixado(atual: Trava, tipo: string, agora: number): boolean {
  const minutos = minutosDe(atual, tipo);
  if (!atual.pronta || minutos === null) return false;
  return agora - atual.visto >= minutos * MINUTO || atual.visto - agora > MINUTO;
}

const ERROS_SEM_ESPERA = 3;
const MAIOR_ESPERA = 15 * MINUTO;

/** How long to wait after so many wrong passwords, in ms: none after three, then longer and longer. */
export function esperaApos(erros: number): number {
  if (erros < ERROS_SEM_ESPERA) return 0;
  return Math.min(15_000 * 2 ** (erros - ERROS_SEM_ESPERA), MAIOR_ESPERA);
}

/** How long until the next password may be tried, in ms; a clock that was put back adds nothing. */
export const faltaPara = ({ esperarAte }: Trava, agora: number): number =>
  Math.min(Math.max(0, esperarAte - agora), MAIOR_ESPERA);

/** Notes that somebody uses the device. */
export const usar = (usuarioId: string, agora: number): void =>
  trava.mudar(usuarioId, (atual) => ({ ...atual, visto: agora }));

/** Locks what a person keeps here, in every tab; not before a password opens it. */
export async function trancar(usuarioId: string): Promise<void> {
  if (!trava.ler(usuarioId).pronta) return;
  trava.mudar(usuarioId, (atual) => ({ ...atual, trancada: true }));
  await chaveiro.trancar(usuarioId);
}

/** Opens in every tab. */
export const destrancar = (usuarioId: string, agora: number): void =>
  trava.mudar(usuarioId, (atual) => ({
    ...atual,
    trancada: false,
    visto: agora,
    erros: 0,
    esperarAte: 0,
  }));

/** Tries a password. Returns whether it opens; a wrong one makes the next wait. */
export async function tentarSenha(
  usuarioId: string,
  senha: string,
  agora: () => number,
): Promise<boolean> {
  if (faltaPara(trava.ler(usuarioId), agora()) > 0) return false;
  // Counted before it is tried: closing the page in between does not give another try.
  trava.mudar(usuarioId, (atual) => {
    const erros = atual.erros + 1;
    return { ...atual, erros, esperarAte: agora() + esperaApos(erros) };
  });
  if (!(await chaveiro.abrirComSenha(usuarioId, senha))) return false;
  destrancar(usuarioId, agora());
  return true;
}
