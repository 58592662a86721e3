import { pontos } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** The highest total of each class above I; beyond the last, class V. */
const CLASSE_ATE = [
  [70, 'II'],
  [90, 'III'],
  [130, 'IV'],
] as const;

/** Points and class (Fine 1997). Class I is decided by its own conditions, not by the total. */
export function calcular(entrada: Entrada) {
  const score = total(entrada);
  const porPontos = CLASSE_ATE.find(([ate]) => score <= ate)?.[1] ?? 'V';
  return { score, class: ehClasseUm(entrada) ? 'I' : porPontos };
}

/** Up to 50 years, none of the five illnesses, none of the five findings of the examination. */
function ehClasseUm(entrada: Entrada): boolean {
  return entrada.age <= 50 && doencas(entrada) === 0 && exame(entrada) === 0;
}

function total(entrada: Entrada): number {
  const { age, gender, nursing_home } = entrada;
  const daIdade = gender === 'feminino' ? age - 10 : age;
  const daCasa = pontos([nursing_home, 10]);
  return daIdade + daCasa + doencas(entrada) + exame(entrada) + exames(entrada);
}

function doencas({ neoplastic, liver, chf, cerebrovascular, renal }: Entrada): number {
  return pontos([neoplastic, 30], [liver, 20], [chf, 10], [cerebrovascular, 10], [renal, 10]);
}

function exame({ altered_mental_status, rr, sbp, temp_c, hr }: Entrada): number {
  return pontos(
    [altered_mental_status, 20],
    [rr >= 30, 20],
    [sbp < 90, 20],
    [temp_c < 35 || temp_c >= 40, 15],
    [hr >= 125, 10],
  );
}

/** Urea and BUN in mg/dL, each with the figure printed for it; either oximetry or PaO₂ may score. */
function exames(entrada: Entrada): number {
  const { ph, bun_mg_dl = 0, urea_mg_dl = 0, sodium, glucose_mg_dl, hematocrit_pct } = entrada;
  const { pao2 = Infinity, spo2 = Infinity, pleural_effusion } = entrada;
  return pontos(
    [ph < 7.35, 30],
    [bun_mg_dl >= 30 || urea_mg_dl >= 64, 20],
    [sodium < 130, 20],
    [glucose_mg_dl >= 250, 10],
    [hematocrit_pct < 30, 10],
    [pao2 < 60 || spo2 < 90, 10],
    [pleural_effusion, 10],
  );
}
