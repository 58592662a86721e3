import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { PATHS } from '../../src/config/paths.ts';
import { ENDERECO_DA_CHEGADA } from '../chegada/plugin.ts';
import { arquivosDe, conteudoDe, type Pacote } from '../pacote.ts';

const TRABALHADOR = 'build/sem-conexao/sw.js';
const DOCUMENTO = 'app.html';

/** Modules that must open without a connection, each with all that it imports. */
const MODULOS = [
  '/app.html',
  '/src/lib/supabase/partes.ts',
  '/src/app/ComDados.tsx',
  '/src/app/layout/AreaLogada.tsx',
  '/src/app/layout/MenuMovel.tsx',
  '/src/app/layout/TelaTrancada.tsx',
  '/src/features/area-plantonista/routes/AreaDoPlantonista.tsx',
  '/src/features/area-plantonista/components/FerramentasGuardadas.tsx',
  '/src/features/area-plantonista/components/PlantaoAtivo.tsx',
  '/src/features/area-plantonista/plantao/EnvioDoPlantao.tsx',
  '/src/features/area-plantonista/routes/AtendimentoAtivo.tsx',
  '/src/features/area-plantonista/plantao/Ficha.tsx',
  '/src/features/area-plantonista/passagem/Passar.tsx',
  '/src/features/area-plantonista/passagem/Receber.tsx',
  '/src/features/calculadoras/routes/Catalogos.tsx',
  '/src/features/calculadoras/gaveta/Gaveta.tsx',
  '/src/features/calculadoras/especiais/Interacoes.tsx',
  '/src/features/calculadoras/especiais/AjusteDeDose.tsx',
] as const;
/** The letters of Portuguese; the stylesheet names the files of other alphabets too. */
const FONTE = /\/inter-latin-wght-normal-[^/]*\.woff2$/;

/** Writes `/sw.js`, which opens the calculators, the on-call home and the shift without a connection. Only the build has it. */
export function semConexao(): Plugin {
  let raiz = '';
  return {
    name: 'pleno:sem-conexao',
    apply: 'build',
    configResolved(config) {
      raiz = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_opcoes, pacote) {
        const ler = (caminho: string) => readFileSync(resolve(raiz, caminho), 'utf8');
        const casca = [
          conteudoDe(pacote, DOCUMENTO),
          ler('public/tema.js'),
          conteudoDe(pacote, ENDERECO_DA_CHEGADA.slice(1)),
        ];
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: montar(ler(TRABALHADOR), arquivosSemConexao(pacote), casca),
        });
      },
    },
  };
}

/**
 * The worker with what it needs to know. Any change of what it keeps changes its text, which is how
 * browsers notice a new one.
 */
export function montar(
  codigo: string,
  arquivos: readonly string[],
  casca: readonly string[],
): string {
  const conteudo = JSON.stringify([codigo, arquivos, casca]);
  const versao = createHash('sha256').update(conteudo).digest('hex').slice(0, 12);
  const rotas = [...new Set(Object.values(PATHS).map((caminho) => caminho.split('/')[1]))];
  return `const DADOS = ${JSON.stringify({ versao, rotas, arquivos })};\n${codigo}`;
}

/** Addresses of the hashed files behind {@link MODULOS}: scripts, their styles, the font. */
export function arquivosSemConexao(pacote: Pacote): readonly string[] {
  const arquivos = arquivosDe(pacote, MODULOS);
  for (const nome of Object.keys(pacote)) if (FONTE.test(`/${nome}`)) arquivos.add(`/${nome}`);
  return [...arquivos].sort();
}
