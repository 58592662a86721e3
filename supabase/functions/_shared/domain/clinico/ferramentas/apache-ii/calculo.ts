import { type Notas, Recusa } from '../../motor/notas.ts';
import { degraus, pontos, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';
import * as tabela from './tabela.ts';

const CRONICA = { nenhuma: 0, eletiva: 2, nao_operatorio_ou_emergencia: 5 } as const;

const naTabela = (valor: number, { passos, resto }: typeof tabela.PH) =>
  degraus(valor, passos, resto);

/** The acute physiology score of twelve variables, then age and chronic health. */
export function calcular(entrada: Entrada, notas: Notas) {
  const aps = somar(
    naTabela(entrada.temp_c, tabela.TEMPERATURA),
    naTabela(entrada.map, tabela.PAM),
    naTabela(entrada.hr, tabela.FC),
    naTabela(entrada.rr, tabela.FR),
    oxigenacao(entrada, notas),
    acidoBase(entrada),
    naTabela(entrada.sodium, tabela.SODIO),
    naTabela(entrada.potassium, tabela.POTASSIO),
    naTabela(entrada.creatinine, tabela.CREATININA) * (entrada.acute_renal_failure ? 2 : 1),
    naTabela(entrada.hematocrit_pct, tabela.HEMATOCRITO),
    naTabela(entrada.wbc, tabela.LEUCOCITOS),
    15 - entrada.gcs,
  );
  const score = somar(aps, naTabela(entrada.age, tabela.IDADE), CRONICA[entrada.chronic_health]);
  return { aps, score };
}

/** The alveolar–arterial gradient from FiO₂ 0.5 on, PaO₂ below it; both in mmHg. */
function oxigenacao({ fio2, pao2, aa_gradient, ph }: Entrada, notas: Notas): number {
  const medida = fio2 >= 0.5 ? aa_gradient : pao2;
  if (medida !== undefined) {
    return fio2 >= 0.5 ? naTabela(medida, tabela.GRADIENTE) : pontosDaPao2(medida);
  }
  if (ph === undefined && pao2 === undefined && aa_gradient === undefined) {
    notas.faltantes(['oxigenação (sem gasometria)']);
    return 0;
  }
  throw fio2 >= 0.5
    ? new Recusa('aa_gradient', 'Com FiO₂ de 50% ou mais, informe o gradiente alvéolo-arterial.')
    : new Recusa('pao2', 'Com FiO₂ abaixo de 50%, informe a PaO₂.');
}

function pontosDaPao2(pao2: number): number {
  return pontos([pao2 < 55, 4], [pao2 >= 55 && pao2 <= 60, 3], [pao2 > 60 && pao2 <= 70, 1]);
}

/** Arterial pH, or venous bicarbonate where there are no blood gases. */
function acidoBase({ ph, hco3 }: Entrada): number {
  if (ph !== undefined) return naTabela(ph, tabela.PH);
  if (hco3 !== undefined) return naTabela(hco3, tabela.BICARBONATO);
  throw new Recusa('ph', 'Informe o pH arterial ou, sem gasometria, o bicarbonato.');
}
