import { substanciaDe } from './aritmetica.ts';
import { NUMERO_OU_PALAVRA, numeroDe } from './contagem.ts';
import { tirarContagens } from './formas.ts';
import { Papel } from './papel.ts';
import { tirarSubstancias } from './substancia.ts';
import type { Concentracao, Contagem, Dose } from './tipos.ts';

/** The most that the prescription itself allows in a day. */
export type Limite = (
  contagem: Contagem | undefined,
  concentracao: Concentracao | undefined,
  gotasPorMl: number | undefined,
) => Dose | undefined;

/** Matches "no máximo 4 ao dia", "não ultrapassar 4 g em 24 horas". */
const LIMITE =
  /\b(?:no\s+maximo|maximo(?:\s+de)?|nao\s+(?:ultrapassar|exceder|passar\s+de|(?:usar|tomar)\s+mais\s+(?:de|que))|dose\s+maxima(?:\s+diaria)?|limite\s+de)\s*(?:de\s+|:\s*)?([^;.]*?)\s*(?:\bao\s+dia|\bpor\s+dia|\/\s*dia|\bem\s+24\s*h\w*|\bnas\s+24\s*h\w*)\b/g;

/** Takes the limit out of a text, so that its numbers are not read as doses. */
export function tirarLimite(papel: Papel): Limite | undefined {
  const dito = papel.tirar(LIMITE)[0]?.grupos[1];
  if (dito === undefined) return undefined;
  return (contagem, concentracao, gotasPorMl) => {
    const escrito = new Papel(dito);
    const [dose] = tirarSubstancias(escrito).soltas;
    if (dose) return { valor: dose.valor, unidade: dose.unidade };
    const contada = tirarContagens(escrito).tomadas[0] ?? semForma(dito, contagem);
    return contada && substanciaDe(contada, concentracao, gotasPorMl);
  };
}

function semForma(dito: string, contagem: Contagem | undefined): Contagem | undefined {
  const valor = numeroDe(new RegExp(`^\\s*(${NUMERO_OU_PALAVRA})\\s*$`).exec(dito)?.[1]);
  return contagem && valor !== undefined ? { valor, forma: contagem.forma } : undefined;
}
