import type { ReactNode } from 'react';
import { CAMINHO, FALHA } from './Desenho.tsx';

/** The drawings of states, by name. */
export const DESENHOS = {
  caminho: CAMINHO,
  falha: FALHA,
  lista: (
    <>
      <rect x="20" y="14" width="56" height="68" rx="8" />
      <path d="M34 14v-2a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v2" />
      <path d="M32 36h20M32 50h32M32 64h14" />
      <circle cx="64" cy="36" r="4" fill="currentColor" stroke="none" />
    </>
  ),
  pessoas: (
    <>
      <circle cx="38" cy="34" r="14" />
      <path d="M12 80c2-16 12-24 26-24s24 8 26 24" />
      <path d="M62 22a12 12 0 0 1 0 24M72 58c7 4 11 11 12 22" />
      <circle cx="38" cy="34" r="4" fill="currentColor" stroke="none" />
    </>
  ),
  sino: (
    <>
      <path d="M26 66V44a22 22 0 0 1 44 0v22l8 8H18z" />
      <path d="M40 82a8 8 0 0 0 16 0" />
      <circle cx="66" cy="24" r="6" fill="currentColor" stroke="none" />
    </>
  ),
  busca: (
    <>
      <circle cx="42" cy="42" r="26" />
      <path d="M61 61l21 21M32 42h20" />
      <circle cx="42" cy="30" r="4" fill="currentColor" stroke="none" />
    </>
  ),
  carta: (
    <>
      <rect x="12" y="24" width="72" height="50" rx="8" />
      <path d="M14 32l29 22a8 8 0 0 0 10 0l29-22" />
      <circle cx="76" cy="24" r="7" fill="currentColor" stroke="none" />
    </>
  ),
  cadeado: (
    <>
      <rect x="20" y="42" width="56" height="40" rx="8" />
      <path d="M32 42V30a16 16 0 0 1 32 0v12M48 58v10" />
      <circle cx="48" cy="57" r="4" fill="currentColor" stroke="none" />
    </>
  ),
} satisfies Record<string, ReactNode>;
export type NomeDoDesenho = keyof typeof DESENHOS;
