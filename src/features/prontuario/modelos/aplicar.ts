import type { Modelo } from '@domain/prontuario/modelos.ts';
import { MAXIMO_DE_SECOES_LIVRES } from '@domain/prontuario.ts';
import { type Conteudo, SECOES } from '../rascunho/conteudo.ts';

/** The texts of an entry with those of a template under them: nothing that was written is lost. */
export function aplicarModelo(
  conteudo: Conteudo,
  modelo: Modelo,
): Pick<Conteudo, (typeof SECOES)[number] | 'secoes_livres'> {
  const textos = Object.fromEntries(
    SECOES.map((secao) => [secao, juntar(conteudo[secao], modelo[secao])]),
  ) as Record<(typeof SECOES)[number], string>;
  const livres = conteudo.secoes_livres.map((livre) => {
    const doModelo = modelo.secoes_livres.find(({ titulo }) => titulo === livre.titulo);
    return doModelo ? { ...livre, texto: juntar(livre.texto, doModelo.texto) } : livre;
  });
  const novas = modelo.secoes_livres
    .filter(({ titulo }) => !livres.some((livre) => livre.titulo === titulo))
    .map(({ titulo, texto }) => ({ titulo, texto }));
  return { ...textos, secoes_livres: [...livres, ...novas].slice(0, MAXIMO_DE_SECOES_LIVRES) };
}

function juntar(escrito: string, doModelo: string): string {
  if (escrito.trim() === '') return doModelo;
  if (doModelo.trim() === '' || escrito.includes(doModelo)) return escrito;
  return `${escrito.trimEnd()}\n\n${doModelo}`;
}
