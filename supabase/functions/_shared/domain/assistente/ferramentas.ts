/** The calculators and scores that a question asks for. */

import type { Ferramenta } from '../clinico/motor/ferramenta.ts';
import { FERRAMENTAS, ferramentaPorId } from '../clinico/registro.ts';
import { normalizarBusca } from '../texto.ts';

/** Shorter names of tools are words of a note as well. */
const MENOR_NOME = 3;

const emPalavras = (texto: string) =>
  ` ${normalizarBusca(texto.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const NOMES = FERRAMENTAS.map((ferramenta) => ({
  ferramenta,
  nomes: [ferramenta.nome, ferramenta.id, ...ferramenta.apelidos]
    .map(emPalavras)
    .filter((nome) => nome.trim().length >= MENOR_NOME),
}));

type FerramentaCitada = Pick<Ferramenta, 'id' | 'nome' | 'resumo' | 'tipo'>;

/** Those that the question names, the longest name first, then those of the condition that answers it. */
export function ferramentasDaPergunta(
  pergunta: string,
  daCondicao: readonly string[],
): FerramentaCitada[] {
  const dita = emPalavras(pergunta);
  const nomeadas = NOMES.map(({ ferramenta, nomes }) => ({
    ferramenta,
    letras: Math.max(0, ...nomes.filter((nome) => dita.includes(nome)).map((nome) => nome.length)),
  }))
    .filter(({ letras }) => letras > 0)
    .sort((a, b) => b.letras - a.letras)
    .map(({ ferramenta }) => ferramenta);
  const outras = daCondicao.flatMap((id) => ferramentaPorId(id) ?? []);
  return [...new Set([...nomeadas, ...outras])].map(({ id, nome, resumo, tipo }) => ({
    id,
    nome,
    resumo,
    tipo,
  }));
}
