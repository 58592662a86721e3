import { bmi } from '@domain/clinico/ferramentas/bmi.ts';
import { bsa } from '@domain/clinico/ferramentas/bsa.ts';
import { executar } from '@domain/clinico/motor/executar.ts';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';

/** What weight and height say together. */
export interface Corpo {
  /** kg/m². */
  imc: number;
  /** `Sobrepeso (pré-obesidade)`; empty where no class is stated for the age. */
  classe: string;
  /** m², by Mosteller. */
  superficie: number | null;
}

/**
 * Body mass index and surface of a weight (kg) and a height (cm) at an age in years (null: unknown,
 * and then no class is stated); null where the tools refuse them. The same tools as the calculators.
 */
export function corpo(peso: number, altura: number, anos: number | null): Corpo | null {
  const idade = anos === null ? {} : { age: anos };
  const massa = resposta(bmi, { weight: peso, height: altura, ...idade });
  const imc = massa?.resultado.bmi;
  if (typeof imc !== 'number') return null;
  const area = resposta(bsa, { weight_kg: peso, height_cm: altura })?.resultado.mosteller_m2;
  return {
    imc,
    classe: anos === null ? '' : (massa?.classes.map(({ rotulo }) => rotulo).join('; ') ?? ''),
    superficie: typeof area === 'number' ? area : null,
  };
}

function resposta(ferramenta: Ferramenta, entrada: Readonly<Record<string, number>>) {
  const execucao = executar(ferramenta, entrada);
  return execucao.ok ? execucao.resposta : null;
}
