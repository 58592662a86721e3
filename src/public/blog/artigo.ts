import type { ReactNode } from 'react';

export interface ArtigoDoBlog {
  /** Last part of its address; never changes. */
  id: string;
  titulo: string;
  resumo: string;
  /** Month of publication, `AAAA-MM`. */
  mes: string;
  corpo: ReactNode;
}

export const AUTOR = 'Equipe Pleno';

/** `2026-11` → `novembro de 2026`. */
export function mesPorExtenso(mes: string): string {
  const formato = new Intl.DateTimeFormat('pt-BR', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return formato.format(new Date(`${mes}-01T00:00:00Z`));
}
