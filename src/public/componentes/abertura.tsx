import type { ReactNode } from 'react';

/** Title and first words of a page that is read. */
export function AberturaDaPagina({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <header className="abre">
      <h1>{titulo}</h1>
      {children}
    </header>
  );
}
