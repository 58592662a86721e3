import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { type Ambiente, lerAmbiente } from '../../src/config/ambiente.ts';
import { CHAVES, SESSAO } from '../../src/config/constants.ts';
import { PATHS } from '../../src/config/paths.ts';
import { arquivosDe, type Pacote } from '../pacote.ts';

const SCRIPT = 'build/chegada/chegada.js';
export const ENDERECO_DA_CHEGADA = '/chegada.js';
const TEMA = '<script src="/tema.js"></script>';

/** What every screen behind the sign-in needs. */
const DE_TODAS = [
  '/app.html',
  '/src/app/ComDados.tsx',
  '/src/app/layout/AreaLogada.tsx',
  '/src/lib/supabase/partes.ts',
] as const;
const CAMADA_DO_PACIENTE = '/src/features/prontuario/routes/CamadaDoPaciente.tsx';

/** The screens that a day begins with, and what each loads. */
const TELAS = {
  [PATHS.dashboard]: ['/src/features/painel/routes/Painel.tsx'],
  [PATHS.paciente]: [CAMADA_DO_PACIENTE, '/src/features/prontuario/routes/Paciente.tsx'],
  [PATHS.novaEvolucao]: [CAMADA_DO_PACIENTE, '/src/features/prontuario/routes/NovaEvolucao.tsx'],
  [PATHS.agenda]: [
    '/src/app/rotas/AgendaPorTipo.tsx',
    '/src/features/agenda/routes/Agenda.tsx',
    '/src/features/agenda/lista/ListaDoDia.tsx',
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * Writes `/chegada.js`, which asks and fetches while the program is on its way, and lets nothing stand
 * before it in the document. Only the build has it: in development files are not named beforehand.
 */
export function chegada(): Plugin {
  let raiz = '';
  let ambiente: Ambiente;
  return {
    name: 'pleno:chegada',
    apply: 'build',
    configResolved(config) {
      raiz = config.root;
      ambiente = lerAmbiente(config.env);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // What stands after a script that holds the parser up would be found only once that came.
        html: html.replace(TEMA, '').replace('</head>', `  ${TEMA}\n  </head>`),
        tags: [
          {
            tag: 'script',
            attrs: { async: true, src: ENDERECO_DA_CHEGADA },
            // After the policy, which holds for what follows it.
            injectTo: 'head',
          },
        ],
      }),
    },
    generateBundle: {
      order: 'post',
      handler(_opcoes, pacote) {
        const codigo = readFileSync(resolve(raiz, SCRIPT), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: ENDERECO_DA_CHEGADA.slice(1),
          source: montarChegada(codigo, ambiente, telasDe(pacote)),
        });
      },
    },
  };
}

interface TelaDaChegada {
  /** Which addresses, as a regular expression. */
  readonly endereco: string;
  readonly arquivos: readonly string[];
}

/** The script with what it needs to know. */
export function montarChegada(
  codigo: string,
  { VITE_API_NO_SITE, VITE_SUPABASE_URL }: Ambiente,
  telas: readonly TelaDaChegada[],
): string {
  const api = VITE_API_NO_SITE === 'sim' ? '' : VITE_SUPABASE_URL.replace(/\/+$/, '');
  const dados = {
    chaves: { token: CHAVES.token, quemEntrou: CHAVES.quemEntrou },
    margem: SESSAO.margemDeRenovacao,
    perguntas: ['/auth/me', '/users/permissions'].map((uma) => `${api}/functions/v1${uma}`),
    telas,
  };
  const inteiro = `const DADOS = ${JSON.stringify(dados)};\n${codigo}`;
  // Every page carries it.
  return minifySync('chegada.js', inteiro).code;
}

function telasDe(pacote: Pacote): TelaDaChegada[] {
  const doDocumento = arquivosDe(pacote, ['/app.html']);
  return Object.entries(TELAS).map(([caminho, modulos]) => ({
    endereco: `^${caminho.replaceAll(/\$\w+/g, '[^/]+')}/?$`,
    // The document names its own.
    arquivos: [...arquivosDe(pacote, [...DE_TODAS, ...modulos])].filter(
      (arquivo) => !doDocumento.has(arquivo),
    ),
  }));
}
