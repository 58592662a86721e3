import { diaDaSemana, somarDias, somarMeses } from '@domain/agenda/fuso.ts';
import { normalizarBusca } from '@domain/texto.ts';
import { lerData } from '@/lib/format/datas.ts';

const DIAS = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'];

/**
 * A day as somebody who books says it: `25/11`, `25/11/2026`, `amanhã`, `em 30 dias`,
 * `em 2 semanas`, `em 6 meses`, `quinta`. Always from today on where nothing else is said.
 */
export function lerQuando(texto: string, hoje: string): string | null {
  const dito = normalizarBusca(texto);
  if (dito === 'amanha') return somarDias(hoje, 1);
  if (dito === 'depois de amanha') return somarDias(hoje, 2);
  return emTanto(dito, hoje) ?? proximo(dito, hoje) ?? semAno(dito, hoje) ?? lerData(dito, hoje);
}

function emTanto(dito: string, hoje: string): string | null {
  const partes = /^(?:em )?(\d{1,3}) ?(dias?|semanas?|mes|meses)$/.exec(dito);
  if (!partes) return null;
  const [, quantos = '0', unidade = ''] = partes;
  if (unidade.startsWith('mes')) return somarMeses(hoje, Number(quantos));
  return somarDias(hoje, Number(quantos) * (unidade.startsWith('sem') ? 7 : 1));
}

/** `quinta`: the next one, never today. */
function proximo(dito: string, hoje: string): string | null {
  const posicao = DIAS.indexOf(dito.replace(/[- ]feira$/, ''));
  if (posicao < 0) return null;
  return somarDias(hoje, ((posicao + 1 - diaDaSemana(hoje) + 6) % 7) + 1);
}

/** `25/11`: this year's, or next year's when that has long passed. */
function semAno(dito: string, hoje: string): string | null {
  const partes = /^(\d{1,2})[/.-](\d{1,2})$/.exec(dito);
  if (!partes) return null;
  const ano = Number(hoje.slice(0, 4));
  const neste = lerData(`${dito.replace(/[.-]/g, '/')}/${ano}`, hoje);
  const passou = neste !== null && neste < somarMeses(hoje, -6);
  return passou ? lerData(`${dito.replace(/[.-]/g, '/')}/${ano + 1}`, hoje) : neste;
}
