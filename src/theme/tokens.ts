/**
 * The one place where colours, type and measures are written down.
 * The app's Mantine theme and the prerendered public pages both read it;
 * a colour literal anywhere else fails the conformance test.
 */

/** Violet-indigo: clinical meaning already owns red, orange, yellow, green and blue. */
export const MARCA = [
  '#f5f6ff',
  '#e7e9ff',
  '#d2d5ff',
  '#b7bafd',
  '#9b9df7',
  '#827fed',
  '#6b63dc',
  '#584dc5',
  '#473ba6',
  '#362c83',
] as const;

/** Neutrals, slightly towards the brand. */
export const NEUTROS = [
  '#f9fafe',
  '#f3f3f7',
  '#e7e7ec',
  '#d7d7db',
  '#bababe',
  '#97989e',
  '#73747a',
  '#54555b',
  '#34353b',
  '#1a1a1f',
] as const;

/** Grounds and surfaces of the night theme, from the page to what floats over it. */
export const NOITE = {
  fundo: '#16161d',
  superficie: '#1d1d26',
  elevada: '#262631',
  borda: '#383845',
  texto: '#e9e9f0',
  textoSuave: '#a9aab4',
} as const;

/** Grounds and surfaces of the day theme. */
export const DIA = {
  fundo: NEUTROS[0],
  superficie: '#ffffff',
  elevada: '#ffffff',
  borda: NEUTROS[2],
  texto: NEUTROS[9],
  textoSuave: '#5f6067',
} as const;

/** Manchester triage colours: for triage and nothing else, always beside their name. */
export const TRIAGEM = {
  vermelho: '#c92a2a',
  laranja: '#c2500a',
  amarelo: '#f2c200',
  verde: '#237a36',
  azul: '#1864ab',
} as const;

/** Further steps of the day theme that must be read: hints in fields, refusals, lines of fields. */
export const LEITURA_DIA = { dica: '#6d6e75', erro: '#c92a2a', bordaDeCampo: '#8a8b92' } as const;
export const LEITURA_NOITE = { dica: '#8f909a', erro: '#ff8787', bordaDeCampo: '#6b6c78' } as const;

/** The night theme as the ten steps Mantine asks for, from text to the deepest ground. */
export const ESCALA_NOITE = [
  NOITE.texto,
  '#cfcfd8',
  NOITE.textoSuave,
  LEITURA_NOITE.dica,
  NOITE.borda,
  NOITE.elevada,
  NOITE.superficie,
  NOITE.fundo,
  '#111117',
  '#0c0c11',
] as const;

export const FONTE = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Layout measures from the specification and the design rules. */
export const MEDIDAS = {
  cabecalho: '56px',
  menuLargo: '16rem',
  menuMovel: '18rem',
  menuIcones: '3rem',
  celular: '768px',
  alvoDeToque: '44px',
} as const;
