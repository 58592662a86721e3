import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chegada } from './build/chegada/plugin.ts';
import { encaminhamentosDoVite } from './build/encaminhamentos.ts';
import { politicaNoHtml } from './build/politica.ts';
import { prerender } from './build/prerender.ts';
import { semConexao } from './build/sem-conexao/plugin.ts';
import { spaFallback } from './build/spa-fallback.ts';
import { lerAmbiente } from './src/config/ambiente.ts';

const naRaiz = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));

/**
 * Which modules share a file, with what they need themselves; the first that fits wins. What is in none
 * stays apart, with what the same screens use.
 */
const GRUPOS = [
  // The public pages load no more of the app than this.
  { name: 'publico', test: /\/src\/config\/constants\.ts$|\/domain\/texto\.ts$/ },
  // Sign-in and sign-up, and every address there is.
  {
    name: 'entrada',
    tags: ['$initial' as const],
    test: (id: string) => !id.includes('/src/public/'),
  },
  // What every screen behind the sign-in has around it, and nearly every one in it.
  {
    name: 'moldura',
    test: /\/src\/app\/(adiantar\.ts|ComDados\.tsx|layout\/AreaLogada\.tsx)$|\/src\/components\/(Bloco|Esqueleto|Pagina|avisar)\.tsx$/,
  },
  {
    name: 'supabase',
    test: /\/node_modules\/(@supabase|tslib)\/|\/src\/lib\/supabase\/partes\.ts$/,
  },
  { name: 'formulario', test: /\/node_modules\/react-hook-form\// },
  { name: 'icones', test: /\/node_modules\/@tabler\//, minShareCount: 2 },
  // Small things that many screens use.
  {
    name: 'comum',
    test: /\/src\/(lib\/(?!sigilo\/copia)|components\/(?!DialogoDeMotivo)\w+\.tsx|shared\/\w+\/(api\/|\w+\.ts$))|\/domain\/(?!clinico|assinatura|assistente|impressos|lembrar|plantao|posologia|prescricao|prontuario\/|seguranca|contracts\/(assinatura|atendimento|passagem|prescricao|plant))|\/node_modules\/(@mantine\/hooks|@mantine\/core\/esm\/core|@tanstack|zod)\/|\/(Badge|CheckIcon|ComboboxChevron|CopyButton|RadioIcon)\.mjs$/,
    minShareCount: 6,
  },
  { name: 'anexos', test: /\/anexos\/envio\//, minShareCount: 3 },
  {
    name: 'motor',
    test: /\/domain\/clinico\/motor\/|\/sinais\/(corpo|series)\.ts$/,
    minShareCount: 3,
  },
  // Small parts of the dashboard that others share: as a file each, a slow phone waits for each.
  {
    name: 'dia',
    test: /\/components\/(Linhas|TempoDeEspera)\.|\/shared\/(agenda\/(useAtender|api\/queries)|vinculos\/components\/PedidosDeVinculo|notificacoes\/components\/(AvisosNaoLidos|ListaDeNaoLidas))\.|\/domain\/painel\/fila\.ts$|\/features\/painel\/hora\.ts$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the record says of documents and shifts, apart from it: others say it who open no record.
  {
    name: 'contratos',
    test: /\/domain\/(contracts\/prescricao|plantao\/desfecho)\.ts$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What most screens of a doctor on call know of shifts.
  {
    name: 'turno',
    test: /\/area-plantonista\/(api|plantao|agenda)\/\w+\.ts$|\/domain\/(plantao\/|dinheiro\.ts$|contracts\/(atendimento|passagem|plant))/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'paciente', test: /\/prontuario\/routes\/CamadaDoPaciente\.tsx$/ },
  { name: 'prontuario', test: /\/features\/prontuario\//, minShareCount: 3 },
  {
    name: 'conversas',
    test: /\/shared\/conversas\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ mode }) => {
  const ambiente = lerAmbiente(loadEnv(mode, naRaiz('.'), 'VITE_'));
  const proxy = encaminhamentosDoVite(ambiente);
  const porta = Number(process.env.PORT ?? 5173);

  return {
    appType: 'mpa',
    plugins: [
      react(),
      prerender(),
      politicaNoHtml(ambiente.VITE_SUPABASE_URL),
      spaFallback(),
      chegada(),
      semConexao(),
    ],
    resolve: {
      alias: [
        { find: '@domain', replacement: naRaiz('./supabase/functions/_shared/domain') },
        { find: '@', replacement: naRaiz('./src') },
      ],
    },
    // Checked above, once, so that the browser need not check it again.
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(ambiente.VITE_SUPABASE_URL),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(ambiente.VITE_SUPABASE_ANON_KEY),
      'import.meta.env.VITE_API_NO_SITE': JSON.stringify(ambiente.VITE_API_NO_SITE),
    },
    server: {
      host: '127.0.0.1',
      port: porta,
      strictPort: true,
      proxy,
      // The local database and the tests write there all the time.
      watch: { ignored: ['**/.local/**'] },
    },
    preview: { host: '127.0.0.1', port: porta, strictPort: true, proxy },
    build: {
      target: 'es2023',
      rolldownOptions: {
        input: naRaiz('./app.html'),
        output: { codeSplitting: { groups: GRUPOS } },
      },
    },
  };
});
