import { renderToStaticMarkup } from 'react-dom/server';
import { mapaDoSite, robos } from './buscadores.ts';
import { Simbolo } from './componentes/marca.tsx';
import { COR_DA_BARRA, CORES_DA_MARCA } from './estilo/variaveis.ts';
import type { Operador } from './operador.ts';

/** Small files that stand beside the pages, by name; written from the same tokens and settings. */
export function arquivosDoSite({ site }: Operador): Readonly<Record<string, string>> {
  return {
    'favicon.svg': renderToStaticMarkup(<Simbolo tamanho={32} />),
    'manifest.webmanifest': JSON.stringify(MANIFESTO, null, 2),
    'robots.txt': robos(site),
    ...(site && { 'sitemap.xml': mapaDoSite(site) }),
  };
}

const MANIFESTO = {
  name: 'Pleno',
  short_name: 'Pleno',
  description: 'Prontuário eletrônico para clínicas, hospitais e médicos.',
  lang: 'pt-BR',
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  background_color: COR_DA_BARRA.claro,
  theme_color: CORES_DA_MARCA.fundo,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icone-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icone-512.png', sizes: '512x512', type: 'image/png' },
  ],
};
