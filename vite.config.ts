import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { pedacos } from './build/pedacos.ts';
import { politicaNoHtml } from './build/politica.ts';
import { prerender } from './build/prerender.ts';
import { semConexao } from './build/sem-conexao/plugin.ts';
import { spaFallback } from './build/spa-fallback.ts';
import { SUPABASE_ENXUTO } from './build/supabase-enxuto/aliases.ts';
import { lerAmbiente } from './src/config/ambiente.ts';

const naRaiz = (caminho: string) => fileURLToPath(new URL(caminho, import.meta.url));

export default defineConfig(({ mode }) => {
  const ambiente = lerAmbiente(loadEnv(mode, naRaiz('.'), 'VITE_'));
  const porta = Number(process.env.PORT ?? 5173);

  return {
    appType: 'mpa',
    plugins: [
      react(),
      prerender(),
      pedacos(),
      politicaNoHtml(ambiente.VITE_SUPABASE_URL),
      spaFallback(),
      semConexao(),
    ],
    resolve: {
      alias: [
        { find: '@domain', replacement: naRaiz('./supabase/functions/_shared/domain') },
        { find: '@', replacement: naRaiz('./src') },
        ...SUPABASE_ENXUTO,
      ],
    },
    // Checked above, once, so that the browser need not check it again.
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(ambiente.VITE_SUPABASE_URL),
      'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify(ambiente.VITE_SUPABASE_ANON_KEY),
    },
    server: {
      host: '127.0.0.1',
      port: porta,
      strictPort: true,
      // The local database and the tests write there all the time.
      watch: { ignored: ['**/.local/**'] },
    },
    preview: { host: '127.0.0.1', port: porta, strictPort: true },
    build: {
      target: 'es2023',
      rolldownOptions: {
        input: naRaiz('./app.html'),
        // Every file names those it needs: names that say something cost each screen some kilobytes.
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
    },
  };
});
