/** The button that shows a password, reachable by keyboard. */
export const BOTAO_DE_VER_SENHA = {
  'aria-label': 'Mostrar ou ocultar a senha',
  tabIndex: 0,
} as const;
