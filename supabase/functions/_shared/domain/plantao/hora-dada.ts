import { diaDe, horarioExiste, instanteDe, somarDias } from '../agenda/fuso.ts';
import type { MedicamentoDado } from '../contracts/atendimento.ts';

/**
 * The instant of an hour such as `23:50`, which has passed: today, or yesterday where today's is still to
 * come. Null for an hour that the clock of the place did not show.
 */
export function instanteDaHora(hora: string, agora: Date, fuso: string): Date | null {
  const hoje = diaDe(agora, fuso);
  for (const dia of [hoje, somarDias(hoje, -1)]) {
    const local = `${dia}T${hora}`;
    if (!horarioExiste(local, fuso)) return null;
    const instante = instanteDe(local, fuso);
    if (instante <= agora) return instante;
  }
  return null;
}

/** A medicine with the time at which it was really given; the one that stood there stays in its history. */
export function comHoraCorrigida(
  medicamento: MedicamentoDado,
  dado_em: string,
  corrigida_em: string,
): MedicamentoDado {
  if (Date.parse(dado_em) === Date.parse(medicamento.dado_em)) return medicamento;
  return {
    ...medicamento,
    dado_em,
    horas_anteriores: [
      ...(medicamento.horas_anteriores ?? []),
      { dado_em: medicamento.dado_em, corrigida_em },
    ],
  };
}
