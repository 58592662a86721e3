import type { Notas } from '../../motor/notas.ts';
import { numeroPorExtenso } from '../../motor/texto.ts';
import type { Entrada } from './contrato.ts';
import { DOSES, type ModoDeDose, type NomeDaDose } from './doses.ts';
import { FARMACOS, type FaixaUsual, type Farmaco } from './farmacos.ts';

const MCG_NO_MG = 1000;
/** A dose worked out from a rate may miss the end of a range by the last digit of the arithmetic. */
const ERRO_DA_CONTA = 1e-9;

/**
 * Dose from rate (mL/h), or rate from dose, each drug in its own unit, by the concentration (mcg/mL,
 * or U/mL). Outputs of other drugs are not given.
 */
export function calcular(entrada: Entrada, notas: Notas) {
  const farmaco: Farmaco = FARMACOS[entrada.drug];
  const { emUnidades }: ModoDeDose = DOSES[farmaco.dose];
  // Only one of the two is asked, by the drug; so is the weight, where the dose goes by it.
  const total = entrada.drug_u ?? (entrada.drug_mg ?? 0) * (farmaco.fracao ?? 1) * MCG_NO_MG;
  const concentracao = total / entrada.volume_ml;
  const vazaoDeUma = (dose: NomeDaDose) =>
    (DOSES[dose].porHora * (entrada.weight_kg ?? 1)) / concentracao;

  // Exactly one of dose and rate is given: the tool requires it.
  const dada = entrada[farmaco.dose];
  const rate_ml_h = entrada.rate_ml_h ?? (dada ?? 0) * vazaoDeUma(farmaco.dose);
  const dose = dada ?? rate_ml_h / vazaoDeUma(farmaco.dose);
  avisar(farmaco, dose, notas);
  return {
    rate_ml_h,
    [emUnidades ? 'concentration_u_ml' : 'concentration_mcg_ml']: concentracao,
    [farmaco.dose]: dose,
    ...(farmaco.tambem && { [farmaco.tambem]: rate_ml_h / vazaoDeUma(farmaco.tambem) }),
    // A rate says nothing without its drug: wherever the result is kept, it is named.
    drug: entrada.drug,
  };
}

/** Says what the drug asks for, and whether the dose left the usual ranges; never refuses. */
function avisar(
  { rotulo, dose: nome, usuais, sempre, acimaDe }: Farmaco,
  dose: number,
  notas: Notas,
) {
  const cabe = ([minimo, maximo]: FaixaUsual) => !passa(minimo, dose) && !passa(dose, maximo);
  if (usuais.length > 0 && !usuais.some(cabe)) {
    const dita = `${numeroPorExtenso(dose)} ${DOSES[nome].unidade}`;
    notas.aviso(`${rotulo}: ${dita} está fora ${faixasPorExtenso(usuais)}. Confirme.`);
  }
  if (sempre) notas.aviso(sempre);
  if (acimaDe && passa(dose, acimaDe[0])) notas.aviso(acimaDe[1]);
}

/** Whether a dose is beyond another one, by more than the arithmetic may err. */
function passa(dose: number, limite: number): boolean {
  return dose > limite * (1 + ERRO_DA_CONTA);
}

function faixasPorExtenso(usuais: readonly FaixaUsual[]): string {
  const faixas = usuais
    .map(([minimo, maximo, para]) => {
      const faixa = `de ${numeroPorExtenso(minimo)} a ${numeroPorExtenso(maximo)}`;
      return para ? `${para}, ${faixa}` : faixa;
    })
    .join('; ');
  return usuais.length > 1 ? `das faixas usuais: ${faixas}` : `da faixa usual, ${faixas}`;
}
