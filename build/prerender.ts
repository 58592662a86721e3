import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from 'vite';
import { lerAmbiente } from '../src/config/ambiente.ts';
import { variaveisCss } from '../src/public/estilo/variaveis.ts';
import type { Captura, Recursos } from '../src/public/pagina.ts';
import { arquivoDeCabecalhos } from './cabecalhos.ts';
import { arquivoDeEncaminhamentos } from './encaminhamentos.ts';

type Renderizador = typeof import('../src/public/renderizar.tsx');
type Pacote = Rolldown.OutputBundle;

const PASTA = '/src/public';
const FONTES = {
  renderizador: `${PASTA}/renderizar.tsx`,
  estilo: `${PASTA}/estilo/publico.css`,
  pagina: `${PASTA}/navegador/pagina.ts`,
  ajuda: `${PASTA}/navegador/ajuda.ts`,
  imagens: `${PASTA}/imagens`,
  fonte: '/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
} as const;
const ENTRADAS = ['estilo', 'pagina', 'ajuda'] as const;
const TIPO_DO_ARQUIVO: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};

/**
 * Renders the public pages (src/public) to complete HTML: on request in dev, to files in the
 * build. Nothing of React reaches the browser; the pages load one stylesheet and small scripts.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  const noProjeto = (caminho: string) => resolve(config.root, `.${caminho}`);

  return {
    name: 'pleno:prerender',

    configResolved(resolvida) {
      config = resolvida;
    },

    transform: {
      order: 'pre',
      filter: { id: /\/src\/public\/estilo\/publico\.css/ },
      handler: (codigo) => `${codigo}\n${variaveisCss()}`,
    },

    configureServer(servidor) {
      servidor.middlewares.use(async (pedido, resposta, seguir) => {
        try {
          const caminho = semBarraFinal(new URL(pedido.url ?? '/', 'http://local').pathname);
          const carregado = await servidor.ssrLoadModule(FONTES.renderizador);
          const publico = carregado as Renderizador;
          const operador = publico.lerOperador(config.env);
          const arquivo = publico.arquivosDoSite(operador)[caminho.slice(1)];
          if (arquivo !== undefined) {
            const tipo = TIPO_DO_ARQUIVO[caminho.split('.').at(-1) ?? ''] ?? 'text/plain';
            resposta.setHeader('Content-Type', tipo).end(arquivo);
            return;
          }
          const html = publico.renderizar(caminho, recursosDeDesenvolvimento(operador));
          if (html === null) return seguir();
          const completo = await servidor.transformIndexHtml(caminho, html);
          resposta.setHeader('Content-Type', 'text/html; charset=utf-8').end(completo);
        } catch (erro) {
          seguir(erro);
        }
      });
    },

    handleHotUpdate({ file, server }) {
      // The pages are plain documents: whatever made them changed, so they are read again.
      if (file.startsWith(noProjeto(PASTA)) && !file.endsWith('.css')) {
        server.ws.send({ type: 'full-reload' });
      }
    },

    buildStart() {
      if (config.command !== 'build') return;
      for (const nome of ENTRADAS) {
        this.emitFile({ type: 'chunk', id: noProjeto(FONTES[nome]), name: `publico-${nome}` });
      }
    },

    generateBundle: {
      order: 'post',
      async handler(_opcoes, pacote) {
        const { module: publico } = await runnerImport<Renderizador>(
          noProjeto(FONTES.renderizador),
          {
            configFile: false,
            root: config.root,
            logLevel: 'warn',
            resolve: { alias: config.resolve.alias },
            oxc: { jsx: { runtime: 'automatic', development: false } },
          },
        );
        const emitir = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });
        const emitirImagem = (arquivo: string) => {
          const source = readFileSync(noProjeto(`${FONTES.imagens}/${arquivo}`));
          return `/${this.getFileName(this.emitFile({ type: 'asset', name: arquivo, source }))}`;
        };

        const operador = publico.lerOperador(config.env);
        if (!operador.site) {
          this.info('VITE_SITE_URL is not set: no sitemap.xml, canonical addresses are relative.');
        }
        const recursos: Recursos = {
          ...recursosDoPacote(pacote),
          capturas: lerCapturas(noProjeto(FONTES.imagens), emitirImagem),
          operador,
        };
        for (const caminho of publico.CAMINHOS) {
          const html = publico.renderizar(caminho, recursos) ?? '';
          emitir(`${caminho}/index.html`.replace(/^\/+/, ''), html);
        }
        for (const [nome, texto] of Object.entries(publico.arquivosDoSite(operador))) {
          emitir(nome, texto);
        }
        const ambiente = lerAmbiente(config.env);
        emitir('_headers', arquivoDeCabecalhos(ambiente.VITE_SUPABASE_URL));
        emitir('_redirects', arquivoDeEncaminhamentos(ambiente));
      },
    },
  };

  function recursosDeDesenvolvimento(operador: Recursos['operador']): Recursos {
    return {
      estilo: FONTES.estilo,
      fonte: FONTES.fonte,
      pagina: FONTES.pagina,
      ajuda: FONTES.ajuda,
      capturas: lerCapturas(noProjeto(FONTES.imagens), (arquivo) => `${FONTES.imagens}/${arquivo}`),
      operador,
    };
  }
}

function semBarraFinal(caminho: string): string {
  return caminho.length > 1 ? caminho.replace(/\/+$/, '') : caminho;
}

/** Hashed addresses of what the pages load. */
function recursosDoPacote(pacote: Pacote): Omit<Recursos, 'capturas' | 'operador'> {
  return {
    estilo: ativo(pacote, FONTES.estilo),
    fonte: ativo(pacote, FONTES.fonte),
    pagina: `/${trecho(pacote, FONTES.pagina).fileName}`,
    ajuda: `/${trecho(pacote, FONTES.ajuda).fileName}`,
  };
}

function trecho(pacote: Pacote, fonte: string): Rolldown.OutputChunk {
  for (const saida of Object.values(pacote)) {
    if (saida.type === 'chunk' && saida.facadeModuleId?.endsWith(fonte)) return saida;
  }
  throw new Error(`The build has no chunk of ${fonte}`);
}

function ativo(pacote: Pacote, fonte: string): string {
  for (const saida of Object.values(pacote)) {
    if (saida.type !== 'asset') continue;
    if (saida.originalFileNames.some((nome) => `/${nome}`.endsWith(fonte))) {
      return `/${saida.fileName}`;
    }
  }
  throw new Error(`The build has no asset of ${fonte}`);
}

/** The screenshots that scripts/screenshots.ts took, by name; none before it ran. */
function lerCapturas(pasta: string, enderecar: (arquivo: string) => string): Recursos['capturas'] {
  const lista = resolve(pasta, 'capturas.json');
  if (!existsSync(lista)) return {};
  const medidas: Record<string, Pick<Captura, 'largura' | 'altura'>> = JSON.parse(
    readFileSync(lista, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(medidas).map(([nome, medida]) => [
      nome,
      {
        ...medida,
        claro: enderecar(`${nome}-claro.webp`),
        escuro: enderecar(`${nome}-escuro.webp`),
      },
    ]),
  );
}
