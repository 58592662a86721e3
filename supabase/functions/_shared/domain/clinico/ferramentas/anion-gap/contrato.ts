import type { EntradaDe } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { CAMPOS_DO_ANION_GAP } from '../comum/anion-gap.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = CAMPOS_DO_ANION_GAP;
export type Entrada = EntradaDe<typeof campos>;

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
  campos,
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
