import { escreverPorKg, escreverTeto } from './escrever.ts';
import type { Limite } from './limites.ts';

/** Beyond twice the ceiling a dose stops: it is an error more often than a choice. */
const DOBRO = 2;

/** By what a dose passes its ceiling. */
export interface Excesso {
  readonly valor: number;
  readonly limite: Limite;
}

/** The limit that is passed by most, of those that are. */
export function excessoDe(
  medida: (limite: Limite) => number | undefined,
  limites: readonly Limite[],
): Excesso | undefined {
  const passados = limites.flatMap((limite) => {
    const valor = medida(limite);
    const passa = valor !== undefined && valor > limite.valor * (1 + limite.folga);
    return passa ? [{ valor, limite }] : [];
  });
  return passados.reduce<Excesso | undefined>(
    (maior, um) => (maior && razao(maior) >= razao(um) ? maior : um),
    undefined,
  );
}

/** How grave an excess is: a drug of high alert has no small one. */
export function gravidade(excesso: Excesso, altaVigilancia: boolean): 'grave' | 'contraindicada' {
  return altaVigilancia || razao(excesso) > DOBRO ? 'contraindicada' : 'grave';
}

function razao({ valor, limite }: Excesso): number {
  return valor / limite.valor;
}

/** "1.500 mg por tomada, acima de 1.000 mg", with the weight where the ceiling has it. */
export function fraseDoExcesso(
  { valor, limite }: Excesso,
  periodo: 'tomada' | 'dia',
  pesoKg: number | undefined,
): string {
  const { unidade, porque } = limite;
  const dita = escreverTeto({ valor, unidade });
  const porKg =
    porque?.endsWith('/kg') && pesoKg
      ? ` (${escreverPorKg({ valor: valor / pesoKg, unidade })})`
      : '';
  const teto = escreverTeto({ valor: limite.valor, unidade });
  const motivo = porque ? ` (${porque})` : '';
  return `${dita} por ${periodo}${porKg}, acima do máximo de ${teto}${motivo}.`;
}
