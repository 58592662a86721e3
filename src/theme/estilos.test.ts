import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ESTILO = /@mantine\/core\/styles\/(\w+)\.layer\.css/g;
const COMPONENTES = /import \{([^}]*)\} from '@mantine\/core'/g;

const TELAS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((arquivo) => arquivo.endsWith('.tsx'))
  .map((arquivo) => `src/${arquivo}`);

const ler = (arquivo: string) => readFileSync(arquivo, 'utf8');
const estilosDe = (arquivo: string) =>
  [...ler(arquivo).matchAll(ESTILO)].map(([, nome = '']) => nome);

/** Components that a file takes from Mantine and that have a stylesheet of their own. */
function componentesDe(arquivo: string): string[] {
  const listas = [...ler(arquivo).matchAll(COMPONENTES)].map(([, lista = '']) => lista);
  return listas
    .flatMap((lista) => lista.split(','))
    .map((nome) => nome.trim())
    .filter((nome) => existsSync(`node_modules/@mantine/core/styles/${nome}.layer.css`));
}

const sempre = new Set([
  ...estilosDe('src/theme/estilos-base.ts'),
  ...estilosDe('src/theme/estilos-app.ts'),
]);

it('every Mantine component in use has its styles loaded', () => {
  const semEstilo = TELAS.flatMap((arquivo) =>
    componentesDe(arquivo)
      .filter((nome) => !sempre.has(nome) && !estilosDe(arquivo).includes(nome))
      .map((nome) => `${arquivo}: ${nome}`),
  );
  expect(semEstilo).toEqual([]);
});

it('no stylesheet is loaded twice in the list of the signed-in area', () => {
  const base = estilosDe('src/theme/estilos-base.ts');
  expect(estilosDe('src/theme/estilos-app.ts').filter((nome) => base.includes(nome))).toEqual([]);
});

it('no rule of a screen makes the browser style a whole page or list anew for what came into it', () => {
  const NO_PAPEL = /@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  const DE_TUDO = /(?:body|html|:root)\)?:has\(|\* \+ \*/;
  const folhas = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((arquivo) => arquivo.endsWith('.css') && !arquivo.startsWith('public'))
    .map((arquivo) => `src/${arquivo}`);
  expect(folhas.filter((folha) => DE_TUDO.test(ler(folha).replace(NO_PAPEL, '')))).toEqual([]);
});
