import type { EntradaDe } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { CAMPOS_DE_SODIO, sodioDesejado } from '../comum/campos-de-sodio.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = { ...CAMPOS_DE_SODIO, target_sodium: sodioDesejado() };
export type Entrada = EntradaDe<typeof campos>;

export const sodiumDeficit = definir({
  id: 'sodium-deficit',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Déficit de sódio',
  resumo: 'Sódio que falta para chegar ao valor desejado na hiponatremia.',
  categoria: 'metabolico',
  especialidades: ['Clínica Médica', 'Medicina Intensiva', 'Medicina de Emergência', 'Nefrologia'],
  apelidos: ['hiponatremia', 'reposição de sódio', 'nacl 3%', 'sódio baixo', 'sodium deficit'],
  campos,
  saidas: {
    tbw_l: saidaNumero('Água corporal total', 'L', 1),
    deficit_meq: saidaNumero('Déficit de sódio', 'mEq', 0),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
