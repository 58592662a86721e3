import type { Notas } from '../../motor/notas.ts';
import { bunInformado } from '../comum/ureia.ts';
import type { Entrada } from './contrato.ts';

/** mg/dL that make one mOsm/kg. */
const GLICOSE = 18;
const BUN = 2.8;
const ETANOL = 4.6;

/** Osmolality in mOsm/kg; sodium in mmol/L, the others in mg/dL. */
export function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, glucose_mg_dl, ethanol_mg_dl = 0, measured_osm } = entrada;
  const effective_osm = 2 * sodium + glucose_mg_dl / GLICOSE;
  const calculated_osm = effective_osm + bunInformado(entrada) / BUN + ethanol_mg_dl / ETANOL;
  if (measured_osm === undefined) {
    notas.ausente('osmolar_gap', 'Informe a osmolalidade medida.');
    return { calculated_osm, effective_osm };
  }
  return { calculated_osm, effective_osm, osmolar_gap: measured_osm - calculated_osm };
}
