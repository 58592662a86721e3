import type { EntradaDe } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { anionGapDe, CAMPOS_DO_ANION_GAP, corrigirPelaAlbumina } from './anion-gap.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Prática clínica; correção de Figge J e cols., 1998',
  referencias: [
    {
      citacao: 'Figge J et al. Crit Care Med 1998;26:1807-10 (correção pela albumina).',
      doi: '10.1097/00003246-199811000-00019',
    },
  ],
  formula:
    '(Ânion gap − 12) ÷ (24 − HCO₃), com o ânion gap corrigido pela albumina quando ela é informada.',
  limites: [
    'Só na acidose metabólica de ânion gap elevado: não se aplica com HCO₃ de 24 ou mais, nem com ânion gap até 12.',
    'Supõe que antes da doença o ânion gap era 12 e o bicarbonato, 24.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = CAMPOS_DO_ANION_GAP;
type Entrada = EntradaDe<typeof campos>;

/** Normal values, mmol/L. */
const GAP_NORMAL = 12;

const BICARBONATO_NORMAL = 24;

/** Rise of the anion gap over the fall of bicarbonate, with the corrected gap if there is albumin. */
function calcular({ albumin_g_dl, ...eletrolitos }: Entrada, notas: Notas) {
  const gap = anionGapDe(eletrolitos);
  const anion_gap_used = albumin_g_dl === undefined ? gap : corrigirPelaAlbumina(gap, albumin_g_dl);
  if (eletrolitos.bicarbonate >= BICARBONATO_NORMAL) {
    notas.ausente('delta_ratio', 'Não aplicável: o bicarbonato não está abaixo de 24 mmol/L.');
    return { anion_gap_used };
  }
  if (anion_gap_used <= GAP_NORMAL) {
    notas.ausente('delta_ratio', 'Não aplicável: o ânion gap não passa de 12 mmol/L.');
    return { anion_gap_used };
  }
  return {
    anion_gap_used,
    delta_ratio: (anion_gap_used - GAP_NORMAL) / (BICARBONATO_NORMAL - eletrolitos.bicarbonate),
  };
}

const FAIXAS_DO_DELTA: readonly Faixa[] = [
  {
    codigo: 'hipercloremica',
    abaixoDe: 0.4,
    rotulo: 'Acidose hiperclorêmica',
    texto: 'predomina a acidose de ânion gap normal.',
    gravidade: 'atencao',
  },
  {
    codigo: 'mista',
    abaixoDe: 1,
    rotulo: 'Acidose mista',
    texto: 'de ânion gap elevado e de ânion gap normal ao mesmo tempo.',
    gravidade: 'alerta',
  },
  {
    codigo: 'gap_elevado',
    ate: 2,
    rotulo: 'Acidose de ânion gap elevado, pura',
    texto: 'perto de 1,6 na acidose lática e de 1 na cetoacidose.',
    gravidade: 'atencao',
  },
  {
    codigo: 'alcalose_associada',
    rotulo: 'Ânion gap elevado com alcalose metabólica',
    texto: 'ou com bicarbonato já alto antes.',
    gravidade: 'alerta',
  },
];

export const deltaRatio = definir({
  id: 'delta-ratio',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Relação delta-delta',
  resumo: 'Procura um segundo distúrbio na acidose de ânion gap elevado.',
  categoria: 'metabolico',
  especialidades: ['Clínica Médica', 'Medicina Intensiva', 'Medicina de Emergência', 'Nefrologia'],
  apelidos: [
    'delta ratio',
    'delta delta',
    'delta gap',
    'acidose mista',
    'distúrbio misto',
    'gasometria',
  ],
  campos,
  saidas: {
    anion_gap_used: saidaNumero('Ânion gap usado', 'mmol/L', 1),
    delta_ratio: saidaNumero('Relação delta-delta', '', 2),
  },
  interpretacoes: [{ de: 'delta_ratio', faixas: FAIXAS_DO_DELTA }],
  fonte,
  calcular,
});
