import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  total_cholesterol: medida('colesterol'),
  hdl: medida('hdl'),
  triglycerides: medida('triglicerides'),
};
export type Entrada = EntradaDe<typeof campos>;

export const ldl = definir({
  id: 'ldl',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'LDL calculado',
  resumo: 'LDL por Friedewald e por Sampson, e colesterol não HDL.',
  categoria: 'laboratorio',
  especialidades: [
    'Cardiologia',
    'Endocrinologia e Metabologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['friedewald', 'sampson', 'colesterol', 'não hdl', 'dislipidemia', 'lipidograma'],
  campos,
  saidas: {
    non_hdl: saidaNumero('Colesterol não HDL', 'mg/dL', 0),
    friedewald: saidaNumero('LDL (Friedewald)', 'mg/dL', 0),
    sampson: saidaNumero('LDL (Sampson)', 'mg/dL', 0),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
