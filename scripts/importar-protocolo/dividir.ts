/** A document cut into the passages of the knowledge base. */
import { enderecoDoTitulo, type Passagem } from '@domain/assistente/protocolo.ts';
import { frasesDe } from '@domain/assistente/verificar.ts';
import type { Bloco } from './blocos.ts';

/** A passage is read at a glance: longer ones are cut between sentences. */
export const MAXIMO_DE_LETRAS = 1800;
const MENOR = 10;
const MAXIMO_DE_PASSAGENS = 400;
const MAIOR_TITULO = 110;
const MAIOR_ENDERECO = 70;

interface Parte {
  readonly titulo: string;
  readonly frases: string[];
}

/**
 * The passages of a document under `id`, by its headings, each sentence with the mark of its one source.
 * @throws {Error} with a sentence, where there is no text or more of it than the base takes.
 */
export function dividir(id: string, blocos: readonly Bloco[]): Passagem[] {
  const partes = blocos
    .reduce<Parte[]>((lidas, { tipo, texto }) => {
      if (tipo === 'titulo') lidas.push({ titulo: texto, frases: [] });
      else {
        if (lidas.length === 0) lidas.push({ titulo: 'Apresentação', frases: [] });
        lidas.at(-1)?.frases.push(...frasesDe(texto).map((frase) => `- ${frase} [^f1]`));
      }
      return lidas;
    }, [])
    .flatMap(emPassagens);
  if (partes.length === 0)
    throw new Error(
      'O arquivo não tem texto. De páginas digitalizadas, importe o texto reconhecido.',
    );
  if (partes.length > MAXIMO_DE_PASSAGENS)
    throw new Error(
      `O documento daria ${partes.length} passagens, e o máximo é ${MAXIMO_DE_PASSAGENS}. Divida-o por capítulos.`,
    );
  const usados = new Map<string, number>();
  return partes.map(({ titulo, frases }, n) => {
    const nome = enderecoDoTitulo(titulo).slice(0, MAIOR_ENDERECO).replace(/-$/, '') || 'parte';
    const vez = (usados.get(nome) ?? 0) + 1;
    usados.set(nome, vez);
    return {
      id: `${id}#${vez === 1 ? nome : `${nome}-${vez}`}`,
      documento_id: id,
      ordem: n + 1,
      titulo: titulo.slice(0, MAIOR_TITULO),
      texto: frases.join('\n'),
    };
  });
}

function emPassagens({ titulo, frases }: Parte): Parte[] {
  const partes: Parte[] = [];
  let letras = Number.POSITIVE_INFINITY;
  for (const frase of frases.flatMap(cortar)) {
    if (letras + frase.length > MAXIMO_DE_LETRAS) {
      partes.push({ titulo, frases: [] });
      letras = 0;
    }
    partes.at(-1)?.frases.push(frase);
    letras += frase.length + 1;
  }
  return partes.filter((parte) => parte.frases.join('\n').length >= MENOR);
}

/** A sentence that is longer than a passage, between its words. */
function cortar(frase: string): string[] {
  if (frase.length <= MAXIMO_DE_LETRAS) return [frase];
  const texto = frase.replace(/^- /, '').replace(/ \[\^f1\]$/, '');
  const pedacos = texto.match(new RegExp(`.{1,${MAXIMO_DE_LETRAS - 40}}(?=\\s|$)`, 'g')) ?? [];
  return pedacos.map((pedaco) => `- ${pedaco.trim()} [^f1]`);
}
