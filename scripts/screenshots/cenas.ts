import type { Page } from '@playwright/test';
import { PATHS } from '../../src/config/paths.ts';

/** One screen of the seeded demo, as the landing page and the README show it. */
export interface Cena {
  /** Name of the pictures: `<nome>-claro.webp` and `<nome>-escuro.webp`. */
  nome: string;
  /** Demo account that looks at the screen. */
  email: string;
  caminho: string;
  formato: keyof typeof FORMATOS;
  /** What the person does before the picture is taken. */
  preparar?: (page: Page) => Promise<void>;
}

/** Sizes in CSS pixels, and how many pixels of the picture each takes. */
export const FORMATOS = {
  tela: { largura: 1280, altura: 760, densidade: 1.5 },
  detalhe: { largura: 900, altura: 600, densidade: 2 },
  telefone: { largura: 390, altura: 780, densidade: 2 },
} as const;

const CARLOS = '20000000-0000-4000-8000-000000000001';
const RENATA = '20000000-0000-4000-8000-000000000016';
const RASCUNHO_SOBRE_RENATA = '30000000-0000-4000-8000-000000070001';

const comIds = (caminho: string, id: string, prontuarioId = '') =>
  caminho.replace('$id', id).replace('$prontuarioId', prontuarioId);

export const CENAS: readonly Cena[] = [
  {
    nome: 'prontuario',
    email: 'medico@pleno.demo',
    caminho: comIds(PATHS.paciente, CARLOS),
    formato: 'tela',
  },
  {
    nome: 'agenda',
    email: 'staff@pleno.demo',
    caminho: PATHS.agenda,
    formato: 'detalhe',
  },
  {
    nome: 'evolucao',
    email: 'medico@pleno.demo',
    caminho: comIds(PATHS.editarEvolucao, RENATA, RASCUNHO_SOBRE_RENATA),
    formato: 'detalhe',
    preparar: async (page) => {
      // The window of the other theme may still hold the draft.
      const continuar = page.getByRole('button', { name: 'Continuar nesta janela' });
      const subjetivo = page.getByRole('textbox', { name: 'Subjetivo' });
      await continuar.or(subjetivo).first().waitFor();
      if (await continuar.isVisible()) await continuar.click();
      await subjetivo.waitFor();
    },
  },
  {
    nome: 'gestao',
    email: 'clinica@pleno.demo',
    caminho: PATHS.gestaoMedicos,
    formato: 'detalhe',
  },
  {
    nome: 'paciente',
    email: 'paciente@pleno.demo',
    caminho: PATHS.areaDoPaciente,
    formato: 'telefone',
  },
  {
    nome: 'plantonista',
    email: 'plantonista@pleno.demo',
    caminho: PATHS.plantonista,
    formato: 'telefone',
  },
];
