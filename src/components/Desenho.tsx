import type { ReactNode } from 'react';
import classes from './Estado.module.css';

/** What broke, as a line that breaks off. */
export const FALHA = (
  <>
    <path d="M12 62h18l8-28 14 46 10-32 6 14h16" />
    <circle cx="82" cy="62" r="5" fill="currentColor" stroke="none" />
  </>
);

/** A signpost. */
export const CAMINHO = (
  <>
    <path d="M48 16v68M32 84h32" />
    <path d="M24 24h40l10 9-10 9H24z" />
    <path d="M72 50H34l-10 9 10 9h38z" />
    <circle cx="48" cy="12" r="4" fill="currentColor" stroke="none" />
  </>
);

/**
 * A small decorative drawing, in our own lines: one stroke weight, one accent, nothing that needs
 * explaining. The others are in `desenhos.tsx`: everybody's first file has no more than these two.
 */
export function Desenho({ children }: { children: ReactNode }) {
  return (
    <svg
      className={classes.desenho}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
