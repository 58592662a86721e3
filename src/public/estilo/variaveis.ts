import { DIA, FONTE, MARCA, MEDIDAS, NOITE } from '../../theme/tokens.ts';

/** The semantic custom properties of the public stylesheet, by theme. */
const CLARO = {
  fundo: DIA.fundo,
  superficie: DIA.superficie,
  borda: DIA.borda,
  texto: DIA.texto,
  'texto-suave': DIA.textoSuave,
  marca: MARCA[7],
  'marca-forte': MARCA[8],
  'marca-tenue': MARCA[1],
  'sobre-marca': DIA.superficie,
};

const ESCURO = {
  fundo: NOITE.fundo,
  superficie: NOITE.superficie,
  borda: NOITE.borda,
  texto: NOITE.texto,
  'texto-suave': NOITE.textoSuave,
  marca: MARCA[4],
  'marca-forte': MARCA[3],
  'marca-tenue': NOITE.elevada,
  'sobre-marca': NOITE.fundo,
};

/** Colours of the browser's own bars, by theme. */
export const COR_DA_BARRA = { claro: CLARO.fundo, escuro: ESCURO.fundo } as const;

/** Set on the root before the first paint by public/tema.js, which the app shares. */
const ATRIBUTO_DO_TEMA = 'data-mantine-color-scheme';

/** The mark, white on brand in both themes so that a browser tab shows it on any ground. */
export const CORES_DA_MARCA = { fundo: MARCA[7], traco: DIA.superficie } as const;

function declaracoes(esquema: 'light' | 'dark', cores: Readonly<Record<string, string>>): string {
  const linhas = Object.entries(cores).map(([nome, cor]) => `--${nome}:${cor};`);
  return `color-scheme:${esquema};${linhas.join('')}`;
}

/**
 * Custom properties of the public pages, from the theme tokens. `.noite` is always the night
 * theme, whatever the reader chose: the landing page's day ends in it.
 */
export function variaveisCss(): string {
  const claro = declaracoes('light', CLARO);
  const escuro = declaracoes('dark', ESCURO);
  return [
    `:root{--fonte:${FONTE};--cabecalho:${MEDIDAS.cabecalho};--alvo:${MEDIDAS.alvoDeToque};${claro}}`,
    `@media (prefers-color-scheme:dark){:root{${escuro}}}`,
    `:root[${ATRIBUTO_DO_TEMA}="light"]{${claro}}`,
    `:root[${ATRIBUTO_DO_TEMA}="dark"],.noite{${escuro}}`,
  ].join('\n');
}
