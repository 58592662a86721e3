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
/** Without a word on its priority browsers hold a script like this one back until the styles have come. */
const SCRIPTS = `<script async src="${ENDERECO_DA_CHEGADA}" fetchpriority="high"></script>\n    ${TEMA}`;

/** What every screen behind the sign-in needs. */
const DE_TODAS = [
  '/app.html',
  '/src/app/ComDados.tsx',
  '/src/app/layout/AreaLogada.tsx',
  '/src/lib/supabase/partes.ts',
] as const;
const CAMADA_DO_PACIENTE = '/src/features/prontuario/routes/CamadaDoPaciente.tsx';

/** A call of the database with one argument: what the address names, or the clinic that the device knows. */
interface Chamada {
  readonly nome: string;
  readonly argumento: string;
  readonly valor: '$id' | '$clinica';
}

interface Tela {
  readonly modulos: readonly string[];
  /** What the screen asks first, all of it: sent as it sends it, so that it finds the answers. */
  readonly chamadas: readonly Chamada[];
}

const doPaciente = (nome: string): Chamada => ({ nome, argumento: 'p_paciente', valor: '$id' });
const daClinica = (nome: string): Chamada => ({ nome, argumento: 'p_clinica', valor: '$clinica' });

/** The screens that a day begins with, what each loads, and what it asks. */
const TELAS: Readonly<Record<string, Tela>> = {
  [PATHS.dashboard]: {
    modulos: ['/src/features/painel/routes/Painel.tsx'],
    chamadas: [daClinica('painel_do_dia')],
  },
  [PATHS.paciente]: {
    modulos: [CAMADA_DO_PACIENTE, '/src/features/prontuario/routes/Paciente.tsx'],
    chamadas: [doPaciente('capa_do_prontuario'), doPaciente('inicio_do_prontuario')],
  },
  [PATHS.novaEvolucao]: {
    modulos: [CAMADA_DO_PACIENTE, '/src/features/prontuario/routes/NovaEvolucao.tsx'],
    chamadas: [doPaciente('capa_do_prontuario')],
  },
  [PATHS.agenda]: {
    modulos: [
      '/src/app/rotas/AgendaPorTipo.tsx',
      '/src/features/agenda/routes/Agenda.tsx',
      '/src/features/agenda/lista/ListaDoDia.tsx',
    ],
    chamadas: [daClinica('estrutura_da_agenda'), daClinica('agenda_de_hoje')],
  },
};

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
      // What stands after a script that holds the parser up would be found only once that came, and the
      // styles with it: the policy first, which holds for what follows it, and the theme last.
      handler: (html) => html.replace(TEMA, '').replace('</head>', `  ${SCRIPTS}\n  </head>`),
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
  readonly chamadas: readonly Chamada[];
}

/** The script with what it needs to know. */
export function montarChegada(
  codigo: string,
  { VITE_API_NO_SITE, VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY }: Ambiente,
  telas: readonly TelaDaChegada[],
): string {
  const api = VITE_API_NO_SITE === 'sim' ? '' : VITE_SUPABASE_URL.replace(/\/+$/, '');
  const rpc = (nome: string) => `${api}/rest/v1/rpc/${nome}`;
  const dados = {
    chaves: {
      token: CHAVES.token,
      quemEntrou: CHAVES.quemEntrou,
      clinicas: CHAVES.clinicas,
      clinicaAtiva: CHAVES.clinicaAtiva,
    },
    apikey: VITE_SUPABASE_ANON_KEY,
    margem: SESSAO.margemDeRenovacao,
    perguntas: ['/auth/me', '/users/permissions'].map((uma) => `${api}/functions/v1${uma}`),
    clinicas: rpc('minhas_clinicas'),
    telas: telas.map(({ chamadas, ...tela }) => ({
      ...tela,
      chamadas: chamadas.map(({ nome, ...chamada }) => ({ ...chamada, endereco: rpc(nome) })),
    })),
  };
  const inteiro = `const DADOS = ${JSON.stringify(dados)};\n${codigo}`;
  // Every page carries it.
  return minifySync('chegada.js', inteiro).code;
}

function telasDe(pacote: Pacote): TelaDaChegada[] {
  const doDocumento = arquivosDe(pacote, ['/app.html']);
  return Object.entries(TELAS).map(([caminho, { modulos, chamadas }]) => ({
    endereco: `^${caminho.replaceAll(/\$\w+/g, '([^/]+)')}/?$`,
    chamadas,
    // The document names its own.
    arquivos: [...arquivosDe(pacote, [...DE_TODAS, ...modulos])].filter(
      (arquivo) => !doDocumento.has(arquivo),
    ),
  }));
}
