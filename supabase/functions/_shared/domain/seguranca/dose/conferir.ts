import type { AchadoDeSeguranca } from '../tipos.ts';
import { achadoDe } from './achado.ts';
import { conferirDia } from './dia.ts';
import { conferirFrequencia } from './frequencia.ts';
import { conferirIdadeMinima } from './idade.ts';
import { conferirImplausiveis } from './implausiveis.ts';
import { naoConferida } from './nao-conferida.ts';
import type { BaseDeTetos, ItemDosado, PacienteDaDose } from './tipos.ts';
import { conferirTomada } from './tomada.ts';
import { porFarmaco, type Uso, usosDe } from './uso.ts';

/**
 * Judges the dose of every drug: of a take, of a day (summed over the items), how often, for how
 * long, and the least age. Each drug is answered for: where it could not be judged, a finding says
 * why. Raising a dose never makes the answer milder.
 */
export function conferirDoses(
  base: BaseDeTetos,
  paciente: PacienteDaDose,
  itens: readonly ItemDosado[],
): readonly AchadoDeSeguranca[] {
  const usos = itens.flatMap((item) => usosDe(base, item));
  const grupos = [...porFarmaco(usos).values()];
  return [
    ...conferirImplausiveis(itens),
    ...usos.flatMap((uso) => deCadaUso(uso, paciente)),
    ...grupos.flatMap((grupo) => conferirDia(base, grupo, paciente)),
  ];
}

function deCadaUso(uso: Uso, paciente: PacienteDaDose): readonly AchadoDeSeguranca[] {
  const { linha } = uso;
  const ditos = linha
    ? [
        ...conferirIdadeMinima(linha, paciente),
        ...conferirFrequencia(uso, linha),
        ...conferirTomada(uso, linha, paciente),
      ]
    : [];
  return [...ditos, ...naoConferida(uso, paciente)].map((dito) => achadoDe([uso], linha, dito));
}
