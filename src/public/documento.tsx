import { Cabecalho } from './componentes/cabecalho.tsx';
import { Rodape } from './componentes/rodape.tsx';
import { COR_DA_BARRA } from './estilo/variaveis.ts';
import type { Pagina, Recursos } from './pagina.ts';
import { ROTAS } from './rotas.ts';

/** The whole HTML document of a public page: readable and usable before any script runs. */
export function Documento({ pagina, recursos }: { pagina: Pagina; recursos: Recursos }) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Descricao pagina={pagina} site={recursos.operador.site} />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={COR_DA_BARRA.claro}
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={COR_DA_BARRA.escuro}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={recursos.fonte} as="font" type="font/woff2" crossOrigin="" />
        <script src="/tema.js" />
        <link rel="stylesheet" href={recursos.estilo} />
        <script type="module" src={recursos.pagina} />
        {pagina.comBusca && <script type="module" src={recursos.ajuda} />}
        {pagina.dados && <DadosEstruturados dados={pagina.dados(recursos)} />}
      </head>
      <body>
        <a className="pular" href="#conteudo">
          Pular para o conteúdo
        </a>
        <Cabecalho atual={pagina.caminho} />
        <main id="conteudo" tabIndex={-1}>
          {pagina.corpo(recursos)}
        </main>
        <Rodape operador={recursos.operador} />
      </body>
    </html>
  );
}

/** Title, description, canonical address and what a shared link shows. */
function Descricao({ pagina, site }: { pagina: Pagina; site: string | null }) {
  const caminho = pagina.canonico ?? pagina.caminho;
  const canonico = `${site ?? ''}${caminho}`;
  const titulo = caminho === ROTAS.inicio ? pagina.titulo : `${pagina.titulo} · Pleno`;
  return (
    <>
      <title>{titulo}</title>
      <meta name="description" content={pagina.descricao} />
      <link rel="canonical" href={canonico} />
      <meta property="og:site_name" content="Pleno" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={pagina.titulo} />
      <meta property="og:description" content={pagina.descricao} />
      {site && <meta property="og:url" content={canonico} />}
      {site && <meta property="og:image" content={`${site}/compartilhar.png`} />}
      <meta name="twitter:card" content={site ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** JSON for search engines; `<` is escaped so that no text can close the element early. */
function DadosEstruturados({ dados }: { dados: object }) {
  const json = JSON.stringify(dados).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
