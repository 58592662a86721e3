import type { EntradaDe } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { CAMPOS_DO_ANION_GAP } from '../comum/anion-gap.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DO_DELTA } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = CAMPOS_DO_ANION_GAP;
export type Entrada = EntradaDe<typeof campos>;

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
