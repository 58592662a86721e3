import { type EntradaDe, medida, opcional } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Figge J e cols., 1998 (correção pela albumina)',
  referencias: [
    {
      citacao: 'Figge J et al. Crit Care Med 1998;26:1807-10.',
      doi: '10.1097/00003246-199811000-00019',
    },
  ],
  formula:
    'Ânion gap = Na − Cl − HCO₃ (mmol/L, sem potássio). Corrigido = ânion gap + 2,5 × (4,0 − albumina em g/dL). Referência 8 a 12.',
  limites: [
    'A referência de 8 a 12 depende do método do laboratório: confira a do seu.',
    'Com albumina baixa o ânion gap não corrigido esconde acidose: informe a albumina.',
  ],
  divergencias: ['Figge usou 4,4 g/dL como albumina normal; usado 4,0, o mais comum na prática.'],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** What both the anion gap and the delta ratio ask for. */
export const CAMPOS_DO_ANION_GAP = {
  sodium: medida('sodio'),
  chloride: medida('cloro'),
  bicarbonate: medida('bicarbonato'),
  albumin_g_dl: opcional(medida('albumina', { ajuda: 'Para corrigir o ânion gap.' })),
};
type Entrada = EntradaDe<typeof CAMPOS_DO_ANION_GAP>;

/** Albumin taken as normal, g/dL, and what each g/dL below it hides, mmol/L. */
const ALBUMINA_NORMAL = 4;
const POR_GRAMA = 2.5;

/** Anion gap without potassium; all in mmol/L. */
export function anionGapDe({ sodium, chloride, bicarbonate }: Entrada): number {
  return sodium - chloride - bicarbonate;
}

/** Anion gap corrected for albumin in g/dL (Figge 1998, with 4.0 as the normal albumin). */
export function corrigirPelaAlbumina(gap: number, albumina: number): number {
  return gap + POR_GRAMA * (ALBUMINA_NORMAL - albumina);
}

/** Anion gap in mmol/L and, with the albumin, the corrected one. */
function calcular({ albumin_g_dl, ...eletrolitos }: Entrada, notas: Notas) {
  const anion_gap = anionGapDe(eletrolitos);
  if (albumin_g_dl === undefined) {
    notas.ausente('anion_gap_corrected', 'Informe a albumina para corrigir.');
    return { anion_gap };
  }
  return { anion_gap, anion_gap_corrected: corrigirPelaAlbumina(anion_gap, albumin_g_dl) };
}

const FAIXAS: readonly Faixa[] = [
  { codigo: 'baixo', abaixoDe: 8, rotulo: 'Ânion gap abaixo da referência', gravidade: 'atencao' },
  { codigo: 'normal', ate: 12, rotulo: 'Ânion gap na referência', gravidade: 'normal' },
  { codigo: 'elevado', rotulo: 'Ânion gap elevado', gravidade: 'alerta' },
];

export const anionGap = definir({
  id: 'anion-gap',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Ânion gap',
  resumo: 'Ânions não medidos, com correção pela albumina.',
  categoria: 'metabolico',
  especialidades: ['Clínica Médica', 'Medicina Intensiva', 'Medicina de Emergência', 'Nefrologia'],
  apelidos: [
    'hiato aniônico',
    'ag',
    'acidose metabólica',
    'gasometria',
    'cetoacidose',
    'anion gap',
  ],
  campos: CAMPOS_DO_ANION_GAP,
  saidas: {
    anion_gap: saidaNumero('Ânion gap', 'mmol/L', 1),
    anion_gap_corrected: saidaNumero('Ânion gap corrigido', 'mmol/L', 1),
  },
  interpretacoes: [
    // With the albumin, the corrected gap is the one to be read.
    {
      de: 'anion_gap',
      faixas: FAIXAS,
      quando: ({ albumin_g_dl }) => albumin_g_dl === undefined,
    },
    { de: 'anion_gap_corrected', faixas: FAIXAS },
  ],
  fonte,
  calcular,
});
