import { type Notas, Recusa } from '../../motor/notas.ts';
import { contar, degraus, pontos, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Mean arterial pressure in mmHg by age: below `dois` 2 points, below `um` 1 point. */
const PAM_POR_IDADE = [
  { ateMeses: 1, dois: 17, um: 31 },
  { ateMeses: 12, dois: 25, um: 39 },
  { ateMeses: 24, dois: 31, um: 44 },
  { ateMeses: 60, dois: 32, um: 45 },
  { ateMeses: 144, dois: 36, um: 49 },
  { ateMeses: 216, dois: 38, um: 52 },
] as const;

/** Four systems (Schlapbach 2024); an item that is missing counts 0, and the answer says so. */
export function calcular(entrada: Entrada, notas: Notas) {
  conferir(entrada);
  notas.faltantes(faltantes(entrada));
  const components = {
    respiratory: respiratorio(entrada),
    cardiovascular: cardiovascular(entrada),
    coagulation: coagulacao(entrada),
    neurologic: neurologico(entrada),
  };
  const score = somar(...Object.values(components));
  const sepsis = entrada.suspected_infection && score >= 2;
  return { score, components, sepsis, septic_shock: sepsis && components.cardiovascular >= 1 };
}

function conferir({ age_months, imv, respiratory_support }: Entrada): void {
  if (age_months >= 216) {
    throw new Recusa('age_months', 'O Phoenix vale até antes de 18 anos (216 meses): use o SOFA.');
  }
  if (imv && respiratory_support === false) {
    throw new Recusa(
      'respiratory_support',
      'Ventilação invasiva é suporte respiratório: responda sim, ou corrija a ventilação.',
    );
  }
}

/** The ratio PaO₂/FiO₂ or, with SpO₂ up to 97%, SpO₂/FiO₂: a tier is met if either meets it. */
function respiratorio(entrada: Entrada): number {
  const { imv = false } = entrada;
  const { pf, sf } = relacoes(entrada);
  if (imv && (pf < 100 || sf < 148)) return 3;
  if (imv && (pf <= 200 || sf <= 220)) return 2;
  const suporte = imv || entrada.respiratory_support === true;
  return suporte && (pf < 400 || sf < 292) ? 1 : 0;
}

/** A ratio that is not known, or does not count, never meets a tier. */
function relacoes({ pao2, spo2, fio2 }: Entrada): { pf: number; sf: number } {
  const semDado = Number.POSITIVE_INFINITY;
  if (fio2 === undefined) return { pf: semDado, sf: semDado };
  return {
    pf: pao2 === undefined ? semDado : pao2 / fio2,
    sf: spo2 === undefined || spo2 > 97 ? semDado : spo2 / fio2,
  };
}

/** Vasoactive drugs, lactate (mmol/L) and mean arterial pressure, 0 to 2 each. */
function cardiovascular({ age_months, vasoactive_count = 0, lactate = 0, map }: Entrada): number {
  const pam = PAM_POR_IDADE.find(({ ateMeses }) => age_months < ateMeses);
  return somar(
    Math.min(vasoactive_count, 2),
    degraus(
      lactate,
      [
        [5, 0],
        [11, 1],
      ],
      2,
    ),
    map === undefined || !pam
      ? 0
      : degraus(
          map,
          [
            [pam.dois, 2],
            [pam.um, 1],
          ],
          0,
        ),
  );
}

/** Platelets 10³/µL, D-dimer mg/L FEU, fibrinogen mg/dL; at most 2 points. */
function coagulacao({ platelets, inr, d_dimer_mg_l, fibrinogen }: Entrada): number {
  const alteradas = contar(
    platelets !== undefined && platelets < 100,
    inr !== undefined && inr > 1.3,
    d_dimer_mg_l !== undefined && d_dimer_mg_l > 2,
    fibrinogen !== undefined && fibrinogen < 100,
  );
  return Math.min(alteradas, 2);
}

/** Fixed pupils outweigh a low Glasgow. */
function neurologico({ gcs, fixed_pupils_bilateral }: Entrada): number {
  if (fixed_pupils_bilateral) return 2;
  return pontos([gcs !== undefined && gcs <= 10, 1]);
}

/** What was not given, or given and cannot count, as people call it. */
function faltantes(entrada: Entrada): string[] {
  const { pao2, spo2, fio2 } = entrada;
  const semOxigenacao =
    fio2 === undefined || (pao2 === undefined && (spo2 === undefined || spo2 > 97));
  const itens = [
    [semOxigenacao, 'oxigenação (PaO₂, ou SpO₂ até 97%, com FiO₂)'],
    [entrada.respiratory_support === undefined && !entrada.imv, 'suporte respiratório'],
    [entrada.imv === undefined, 'ventilação invasiva'],
    [entrada.vasoactive_count === undefined, 'fármacos vasoativos'],
    [entrada.lactate === undefined, 'lactato'],
    [entrada.map === undefined, 'pressão arterial média'],
    [entrada.platelets === undefined, 'plaquetas'],
    [entrada.inr === undefined, 'INR'],
    [entrada.d_dimer_mg_l === undefined, 'dímero D'],
    [entrada.fibrinogen === undefined, 'fibrinogênio'],
    [entrada.gcs === undefined, 'Glasgow'],
    [entrada.fixed_pupils_bilateral === undefined, 'pupilas'],
  ] as const;
  return itens.flatMap(([falta, nome]) => (falta ? [nome] : []));
}
