import { maior, maiorDose, substanciaDe, vezes } from './aritmetica.ts';
import type { Contagem, Posologia, Ritmo } from './tipos.ts';

/**
 * Puts together two readings of one item: what only one says, and of what both say the most. So
 * nothing that is written in one place can hide what is written in another.
 */
export function juntar(a: Posologia, b: Posologia, gotasPorMl: number | undefined): Posologia {
  const concentracao = a.concentracao ?? b.concentracao;
  const contagem = maiorContagem(a.contagem, b.contagem);
  const ritmo = maisFrequente(a.ritmo, b.ritmo);
  const contada = contagem && substanciaDe(contagem, concentracao, gotasPorMl);
  const tomada = maiorDose([contada ?? a.tomada, a.tomada, b.tomada]);
  return {
    concentracao,
    partes: a.partes.length > 0 ? a.partes : b.partes,
    contagem,
    tomada,
    porKg: a.porKg ?? b.porKg,
    ritmo,
    diaria: maiorDose([a.diaria, b.diaria, ...cruzadas(a, b)]),
    todoDia: a.todoDia || b.todoDia,
    dias: maior([a.dias, b.dias]),
    usoContinuo: a.usoContinuo || b.usoContinuo,
    se: a.se ?? b.se,
    via: a.via ?? b.via,
    quantidade: a.quantidade ?? b.quantidade,
  };
}

/** The dose that one says, as often as only the other does. */
function cruzadas(a: Posologia, b: Posologia) {
  return [
    a.ritmo ? undefined : vezes(a.tomada, b.ritmo?.vezesPorDia),
    b.ritmo ? undefined : vezes(b.tomada, a.ritmo?.vezesPorDia),
  ];
}

function maiorContagem(a: Contagem | undefined, b: Contagem | undefined): Contagem | undefined {
  if (!a || !b || a.forma !== b.forma) return a ?? b;
  return b.valor > a.valor ? b : a;
}

function maisFrequente(a: Ritmo | undefined, b: Ritmo | undefined): Ritmo | undefined {
  if (!a || !b) return a ?? b;
  const porDia = ({ vezesPorDia, aCadaDias }: Ritmo) => vezesPorDia / (aCadaDias || Infinity);
  return porDia(b) > porDia(a) ? b : a;
}
