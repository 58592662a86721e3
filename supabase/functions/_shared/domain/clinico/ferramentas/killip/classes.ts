import { ordinal } from '../../motor/campos.ts';

/** Killip's class as an input, 1 to 4; asked by other scores of infarction too. */
export function classeDeKillip() {
  return ordinal('Classe de Killip', [
    [1, 'I: sem insuficiência cardíaca'],
    [2, 'II: estertores ou terceira bulha'],
    [3, 'III: edema agudo de pulmão'],
    [4, 'IV: choque cardiogênico'],
  ]);
}
