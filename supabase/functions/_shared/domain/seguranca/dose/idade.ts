import type { Dito } from './achado.ts';
import type { LinhaDeDose, PacienteDaDose } from './tipos.ts';

const MENOR_MESES = 18 * 12;

/** Judges the least age and weight at which a drug is given. */
export function conferirIdadeMinima(
  { pediatria }: LinhaDeDose,
  { idadeMeses, pesoKg }: PacienteDaDose,
): readonly Dito[] {
  const { idade_min_meses = 0, peso_min_kg = 0 } = pediatria ?? {};
  const jovem = idadeMeses !== undefined && idadeMeses < MENOR_MESES;
  const comum = { codigo: 'dose.idade', severidade: 'grave' } as const;
  if (jovem && idadeMeses < idade_min_meses) {
    const frase = `a tabela só tem dose a partir de ${idadeEscrita(idade_min_meses)}.`;
    return [{ ...comum, regra: 'idade', frase, ...comObs(pediatria?.obs) }];
  }
  if ((jovem || idadeMeses === undefined) && pesoKg !== undefined && pesoKg < peso_min_kg) {
    const frase = `a tabela só tem dose a partir de ${peso_min_kg} kg.`;
    return [{ ...comum, regra: 'peso', frase, ...comObs(pediatria?.obs) }];
  }
  return [];
}

function comObs(obs: string | undefined): { conduta?: string } {
  return obs ? { conduta: obs } : {};
}

function idadeEscrita(meses: number): string {
  if (meses < 24) return meses === 1 ? '1 mês' : `${meses} meses`;
  return `${Math.floor(meses / 12)} anos`;
}
