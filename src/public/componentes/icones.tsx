import type { ReactNode } from 'react';

/** Line icons of the header, 24 × 24, in the colour of the text around them. */
function Icone({ nome, children }: { nome: string; children: ReactNode }) {
  return (
    <svg
      className={`icone-${nome}`}
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function IconeMenu() {
  return (
    <Icone nome="menu">
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icone>
  );
}

export function IconeTemaDoAparelho() {
  return (
    <Icone nome="system">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17a8.5 8.5 0 0 0 0-17z" fill="currentColor" />
    </Icone>
  );
}

export function IconeTemaClaro() {
  return (
    <Icone nome="light">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </Icone>
  );
}

export function IconeTemaEscuro() {
  return (
    <Icone nome="dark">
      <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a6.75 6.75 0 0 0 10.5 10.5z" />
    </Icone>
  );
}
