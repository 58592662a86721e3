import type { TrechoDito } from '@domain/contracts/escriba.ts';
import { useEffect, useRef } from 'react';
import classes from './Escriba.module.css';

interface Props {
  texto: string;
  /** What is marked, and brought into sight. */
  trechos: readonly TrechoDito[];
}

/** What was said, with the words that a suggestion comes from marked in it. */
export function TextoDito({ texto, trechos }: Props) {
  const primeiro = useRef<HTMLElement>(null);
  useEffect(() => {
    if (trechos.length > 0) primeiro.current?.scrollIntoView({ block: 'nearest' });
  }, [trechos]);
  const partes = partesDe(texto, trechos);
  const marcada = partes.findIndex((parte) => parte.marcada);
  return (
    <section className={classes.dito} aria-label="O que foi dito">
      <p className="como-escrito">
        {partes.map((parte, posicao) =>
          parte.marcada ? (
            <mark key={parte.inicio} ref={posicao === marcada ? primeiro : null}>
              {parte.texto}
            </mark>
          ) : (
            parte.texto
          ),
        )}
      </p>
    </section>
  );
}

/** A text cut where marks begin and end. */
function partesDe(texto: string, trechos: readonly TrechoDito[]) {
  const partes: { inicio: number; texto: string; marcada: boolean }[] = [];
  let ate = 0;
  for (const { inicio, fim } of trechos.toSorted((a, b) => a.inicio - b.inicio)) {
    const desde = Math.max(inicio, ate);
    if (fim <= desde) continue;
    partes.push({ inicio: ate, texto: texto.slice(ate, desde), marcada: false });
    partes.push({ inicio: desde, texto: texto.slice(desde, fim), marcada: true });
    ate = fim;
  }
  return [...partes, { inicio: ate, texto: texto.slice(ate), marcada: false }];
}
