import type { Notas } from '../../motor/notas.ts';
import { contar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/**
 * What counts when exceeded, by cause: years, 10³/µL, mg/dL, U/L, mg/dL of BUN, mmol/L, litres
 * (Ranson 1974, and 1982 for gallstones).
 */
const ACIMA_DE = {
  nao_biliar: { idade: 55, leuco: 16, glicose: 200, ldh: 350, bun: 5, deficit: 4, liquido: 6 },
  biliar: { idade: 70, leuco: 18, glicose: 220, ldh: 400, bun: 2, deficit: 5, liquido: 4 },
} as const;

/** The admission score at once; that of 48 h and the total only when every item of 48 h is known. */
export function calcular(entrada: Entrada, notas: Notas) {
  const limite = ACIMA_DE[entrada.etiology];
  const admission = contar(
    entrada.age > limite.idade,
    entrada.wbc > limite.leuco,
    entrada.glucose_mg_dl > limite.glicose,
    entrada.ldh > limite.ldh,
    entrada.ast > 250,
  );
  const criterios = criteriosDe48h(entrada);
  const presentes = contar(...criterios.map(([, presente]) => presente === true));
  const faltam = criterios.filter(([, presente]) => presente === undefined).map(([nome]) => nome);
  if (faltam.length === 0) return { admission, at_48h: presentes, score: admission + presentes };

  const motivo = `Faltam dados das primeiras 48 h: ${faltam.join(', ')}.`;
  notas.ausente(['at_48h', 'score'], motivo);
  if (admission + presentes >= 3) {
    notas.aviso('Já há 3 critérios ou mais: provável pancreatite grave, mesmo sem o restante.');
  }
  return { admission };
}

/** Each item of the first 48 h with its answer, undefined while it is not known. */
function criteriosDe48h(
  entrada: Entrada,
): (readonly [nome: string, presente: boolean | undefined])[] {
  const limite = ACIMA_DE[entrada.etiology];
  const comuns = [
    ['queda do hematócrito', acima(entrada.hct_drop_pct, 10)],
    ['aumento do BUN', acima(entrada.bun_rise_mg_dl, limite.bun)],
    ['cálcio', abaixo(entrada.calcium_mg_dl, 8)],
    ['déficit de bases', acima(entrada.base_deficit, limite.deficit)],
    ['sequestro de líquidos', acima(entrada.fluid_sequestration_l, limite.liquido)],
  ] as const;
  const oxigenio = ['PaO₂', abaixo(entrada.pao2, 60)] as const;
  return entrada.etiology === 'biliar' ? [...comuns] : [...comuns, oxigenio];
}

function acima(valor: number | undefined, limite: number): boolean | undefined {
  return valor === undefined ? undefined : valor > limite;
}

function abaixo(valor: number | undefined, limite: number): boolean | undefined {
  return valor === undefined ? undefined : valor < limite;
}
