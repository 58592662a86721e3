import { raizCubica } from '../../motor/matematica.ts';
import type { Notas } from '../../motor/notas.ts';
import type { Entrada } from './contrato.ts';

/** Where Bazett still corrects well, bpm. */
export function bazettServe(hr: number): boolean {
  return hr >= 60 && hr <= 100;
}

/** Corrected QT in ms by four formulas; QT in ms, heart rate in bpm, RR in seconds. */
export function calcular({ qt_ms, hr }: Entrada, notas: Notas) {
  const rr = 60 / hr;
  if (!bazettServe(hr)) {
    notas.aviso(
      'Frequência fora de 60 a 100 bpm: Bazett corrige mal; prefira Fridericia ou Framingham.',
    );
  }
  return {
    bazett: qt_ms / Math.sqrt(rr),
    fridericia: qt_ms / raizCubica(rr),
    framingham: qt_ms + 154 * (1 - rr),
    hodges: qt_ms + 1.75 * (hr - 60),
  };
}
