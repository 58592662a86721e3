/** Diagnoses that are said of the patient, by the names that people give the frequent ones. */
import type { TrechoDito } from '../../contracts/escriba.ts';
import cid10 from '../../prontuario/dados/cid10.json' with { type: 'json' };
import frequentes from '../../prontuario/dados/frequentes.json' with { type: 'json' };
import { criarVocabulario, palavrasDe, procurar } from '../../seguranca/texto-livre.ts';
import { afirma, condicional, deFamiliar, type Fala, negado } from './falas.ts';

export interface ProblemaDito {
  readonly codigo: string;
  readonly nome: string;
  readonly trechos: readonly TrechoDito[];
}

const NOMES = new Map(cid10.map(([codigo = '', nome = '']) => [codigo, nome]));
/** A visit for a check-up, or for another prescription, is no problem of the patient. */
const DE_SAUDE = /^Z/;
const VOCABULARIO = criarVocabulario(
  new Map(
    frequentes.flatMap(([codigo = '', ditos = '']) =>
      DE_SAUDE.test(codigo)
        ? []
        : ditos.split(';').map((dito) => [dito.trim(), { codigo, nome: NOMES.get(codigo) ?? '' }]),
    ),
  ),
);
/** Words before a name that make it something else than what the patient has now. */
const NAO_E_DELE =
  /\b(?:vacina\w*|teste|exame|rastrei\w*|prevenc\w+|prevenir|evitar|medo|receio|tive|teve|tinha|curad\w+|excluir|triagem)\b/;

/** The problems of a sentence; those of a question count where the next sentence says yes. */
export function problemasDaFala(fala: Fala, seguinte: Fala | undefined): ProblemaDito[] {
  const { lida, pergunta, inicio: onde } = fala;
  const confirmada = pergunta && seguinte !== undefined && afirma(seguinte);
  if ((pergunta && !confirmada) || deFamiliar(lida.texto)) return [];
  const palavras = palavrasDe(lida.texto);
  const lugares = lugaresDe(lida.texto, palavras);
  return procurar(palavras, VOCABULARIO).flatMap(({ valor: { codigo, nome }, inicio, fim }) => {
    const [de, ate] = [lugares[inicio]?.inicio ?? 0, lugares[fim - 1]?.fim ?? 0];
    const antes = lida.texto.slice(0, de);
    if (NAO_E_DELE.test(antes) || condicional(lida.texto, de)) return [];
    // "A senhora não tem diabetes?" answered by yes says nothing for sure.
    if (negado(lida.texto, de, ate) || nome === '') return [];
    const dito = lida.onde(de, ate);
    const trechos = [{ inicio: onde + dito.inicio, fim: onde + dito.fim }];
    if (confirmada) trechos.push({ inicio: seguinte.inicio, fim: seguinte.fim });
    return [{ codigo, nome, trechos }];
  });
}

function lugaresDe(texto: string, palavras: readonly { readonly crua: string }[]) {
  let desde = 0;
  return palavras.map(({ crua }) => {
    const inicio = texto.indexOf(crua, desde);
    desde = inicio + crua.length;
    return { inicio, fim: desde };
  });
}
