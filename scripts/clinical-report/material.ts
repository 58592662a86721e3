/** Reads everything clinical that the tree holds: tools, their vectors, files of data. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { REGRAS_DO_INCOMUM, VERSAO_DAS_REGRAS_DO_INCOMUM } from '@domain/clinico/motor/incomum.ts';
import { FERRAMENTAS } from '@domain/clinico/registro.ts';
import {
  REGRAS_DO_PACIENTE,
  VERSAO_DAS_REGRAS_DO_PACIENTE,
} from '@domain/validacao/paciente/regras.ts';
import {
  REGRAS_DA_PRESCRICAO,
  VERSAO_DAS_REGRAS_DA_PRESCRICAO,
} from '@domain/validacao/prescricao/regras.ts';
import type { Regras } from '@domain/validacao/regra.ts';
import type { Vetor } from '../../tests/unit/clinico/vetor.ts';
import {
  type Dados,
  problemasDaFerramenta,
  problemasDasRegras,
  problemasDosDados,
} from './governanca.ts';

const RAIZ = new URL('../../', import.meta.url);
const VETORES = new URL('tests/unit/clinico/vetores/', RAIZ);
const PASTAS_DE_DADOS = ['clinico/dados/', 'seguranca/dados/'].map(
  (pasta) => new URL(`supabase/functions/_shared/domain/${pasta}`, RAIZ),
);

export interface Material {
  readonly ferramentas: readonly Ferramenta[];
  /** By the id of the tool. */
  readonly vetores: ReadonlyMap<string, readonly Vetor[]>;
  /** By the name of the file; of another context than `clinico`, with its folder. */
  readonly dados: ReadonlyMap<string, Dados>;
  /** Rules of the validations, by what they judge. */
  readonly regras: ReadonlyMap<string, RegrasComVersao>;
}

export interface RegrasComVersao {
  readonly versao: string;
  readonly regras: Regras;
}

const REGRAS: ReadonlyMap<string, RegrasComVersao> = new Map([
  ['valores incomuns', { versao: VERSAO_DAS_REGRAS_DO_INCOMUM, regras: REGRAS_DO_INCOMUM }],
  ['paciente', { versao: VERSAO_DAS_REGRAS_DO_PACIENTE, regras: REGRAS_DO_PACIENTE }],
  ['prescrição', { versao: VERSAO_DAS_REGRAS_DA_PRESCRICAO, regras: REGRAS_DA_PRESCRICAO }],
]);

/** Vectors are read from their folder here, without a bundler; tests glob the same folder. */
export async function lerMaterial(): Promise<Material> {
  const arquivos = readdirSync(VETORES).filter((arquivo) => arquivo.endsWith('.ts'));
  const vetores = await Promise.all(
    arquivos.map(async (arquivo): Promise<[string, readonly Vetor[]]> => {
      const modulo: { vetores: readonly Vetor[] } = await import(new URL(arquivo, VETORES).href);
      return [basename(arquivo, '.ts'), modulo.vetores];
    }),
  );
  const dados = PASTAS_DE_DADOS.flatMap(dadosDe);
  return {
    ferramentas: FERRAMENTAS,
    vetores: new Map(vetores),
    dados: new Map(dados),
    regras: REGRAS,
  };
}

function dadosDe(pasta: URL): [string, Dados][] {
  const contexto = basename(new URL('..', pasta).pathname);
  return readdirSync(pasta)
    .filter((arquivo) => arquivo.endsWith('.json'))
    .map((arquivo) => [
      contexto === 'clinico' ? arquivo : `${contexto}/${arquivo}`,
      JSON.parse(readFileSync(new URL(arquivo, pasta), 'utf8')),
    ]);
}

/** Everything that is missing anywhere, each with where. */
export function problemasDe({ ferramentas, vetores, dados, regras }: Material): string[] {
  const ids = new Set(ferramentas.map(({ id }) => id));
  return [
    ...ferramentas.flatMap((ferramenta) =>
      problemasDaFerramenta(ferramenta, vetores.get(ferramenta.id) ?? []).map(
        (problema) => `${ferramenta.id}: ${problema}`,
      ),
    ),
    ...(ids.size < ferramentas.length ? ['duas ferramentas têm o mesmo id'] : []),
    ...[...vetores.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `${id}: há vetores e não há ferramenta no registro`),
    ...[...dados].flatMap(([arquivo, conteudo]) =>
      problemasDosDados(conteudo).map((problema) => `${arquivo}: ${problema}`),
    ),
    ...[...regras].flatMap(([nome, um]) =>
      problemasDasRegras(um.regras).map((problema) => `${nome}: ${problema}`),
    ),
  ];
}
