import { Mark } from '@mantine/core';
import { realcar } from '../realce.ts';

/** A text with what was searched marked in it. */
export function Realce({ texto, termo }: { texto: string; termo: string }) {
  if (!termo) return texto;
  let posicao = 0;
  return realcar(texto, termo).map((trecho) => {
    const chave = posicao;
    posicao += trecho.texto.length;
    return trecho.achado ? <Mark key={chave}>{trecho.texto}</Mark> : trecho.texto;
  });
}
