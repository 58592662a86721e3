import { comPadrao, type EntradaDe } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { CAMPOS_DE_SODIO, sodioDesejado } from '../comum/campos-de-sodio.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = { ...CAMPOS_DE_SODIO, target_sodium: comPadrao(sodioDesejado(), 140) };
export type Entrada = EntradaDe<typeof campos>;

export const freeWaterDeficit = definir({
  id: 'free-water-deficit',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Déficit de água livre',
  resumo: 'Água que falta na hipernatremia.',
  categoria: 'metabolico',
  especialidades: [
    'Clínica Médica',
    'Medicina Intensiva',
    'Medicina de Emergência',
    'Nefrologia',
    'Geriatria',
  ],
  apelidos: ['hipernatremia', 'desidratação', 'sódio alto', 'água livre', 'free water deficit'],
  campos,
  saidas: {
    tbw_l: saidaNumero('Água corporal total', 'L', 1),
    deficit_l: saidaNumero('Déficit de água livre', 'L', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
