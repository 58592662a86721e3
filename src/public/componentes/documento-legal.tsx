import type { ReactNode } from 'react';
import { AberturaDaPagina } from './abertura.tsx';

/** One numbered section of a legal page. */
export interface Secao {
  id: string;
  titulo: string;
  corpo: ReactNode;
}

interface Props {
  titulo: string;
  versao: string;
  resumo: ReactNode;
  secoes: readonly Secao[];
}

/** A legal page: what it says in brief, its version, a table of contents, numbered sections. */
export function DocumentoLegal({ titulo, versao, resumo, secoes }: Props) {
  return (
    <div className="recipiente leitura">
      <AberturaDaPagina titulo={titulo}>
        {resumo}
        <p>Versão {versao}.</p>
      </AberturaDaPagina>
      <div className="com-sumario">
        <nav className="sumario" aria-label="Nesta página">
          <ol>
            {secoes.map(({ id, titulo: nome }, i) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {i + 1}. {nome}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prosa">
          {secoes.map(({ id, titulo: nome, corpo }, i) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {i + 1}. {nome}
              </h2>
              {corpo}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
