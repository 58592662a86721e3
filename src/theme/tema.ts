import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { componentes } from './componentes.ts';
import {
  DIA,
  ESCALA_NOITE,
  FONTE,
  LEITURA_DIA,
  LEITURA_NOITE,
  MARCA,
  NEUTROS,
  NOITE,
} from './tokens.ts';

/** Sizes live in custom properties so that touch and density change them without React. */
const porVariavel = (nome: string) => ({
  xs: `var(--${nome}-xs)`,
  sm: `var(--${nome}-sm)`,
  md: `var(--${nome}-md)`,
  lg: `var(--${nome}-lg)`,
  xl: `var(--${nome}-xl)`,
});

export const tema = createTheme({
  primaryColor: 'marca',
  primaryShade: { light: 7, dark: 6 },
  colors: { marca: MARCA, gray: NEUTROS, dark: ESCALA_NOITE },
  black: DIA.texto,
  white: DIA.superficie,
  fontFamily: FONTE,
  headings: {
    fontFamily: FONTE,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  fontSizes: porVariavel('letra'),
  spacing: { ...porVariavel('espaco'), recuo: 'var(--espaco-recuo)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: componentes,
});

/** Semantic colours of both themes, over Mantine's own. CSS modules use these and no literal. */
export const variaveisDoTema: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': DIA.fundo,
    '--mantine-color-dimmed': DIA.textoSuave,
    '--mantine-color-placeholder': LEITURA_DIA.dica,
    '--mantine-color-error': LEITURA_DIA.erro,
    '--mantine-color-default-border': NEUTROS[3],
    '--cor-superficie': DIA.superficie,
    '--cor-elevada': DIA.elevada,
    '--cor-borda': DIA.borda,
    '--cor-borda-de-campo': LEITURA_DIA.bordaDeCampo,
    '--cor-texto-suave': DIA.textoSuave,
    '--cor-marca': MARCA[7],
    '--cor-marca-tenue': MARCA[1],
    '--cor-sobre-marca-tenue': MARCA[8],
    '--cor-realce': NEUTROS[1],
  },
  dark: {
    '--mantine-color-body': NOITE.fundo,
    '--mantine-color-dimmed': NOITE.textoSuave,
    '--mantine-color-placeholder': LEITURA_NOITE.dica,
    '--mantine-color-error': LEITURA_NOITE.erro,
    '--mantine-color-default': NOITE.superficie,
    '--mantine-color-default-hover': NOITE.elevada,
    '--mantine-color-default-border': NOITE.borda,
    '--cor-superficie': NOITE.superficie,
    '--cor-elevada': NOITE.elevada,
    '--cor-borda': NOITE.borda,
    '--cor-borda-de-campo': LEITURA_NOITE.bordaDeCampo,
    '--cor-texto-suave': NOITE.textoSuave,
    '--cor-marca': MARCA[4],
    '--cor-marca-tenue': `color-mix(in srgb, ${MARCA[6]} 24%, ${NOITE.superficie})`,
    '--cor-sobre-marca-tenue': MARCA[3],
    // Over any surface, also the floating ones.
    '--cor-realce': `color-mix(in srgb, ${NOITE.texto} 8%, transparent)`,
  },
});
