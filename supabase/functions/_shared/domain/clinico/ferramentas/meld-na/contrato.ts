import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { camposDoMeld } from '../meld/contrato.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = { ...camposDoMeld, sodium: medida('sodio') };
export type Entrada = EntradaDe<typeof campos>;

export const meldNa = definir({
  id: 'meld-na',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'MELD-Na',
  resumo: 'Gravidade da doença hepática terminal, com o sódio (OPTN 2016, 6 a 40).',
  categoria: 'digestivo',
  especialidades: ['Gastroenterologia', 'Clínica Médica', 'Cirurgia Geral', 'Medicina Intensiva'],
  apelidos: ['meld sódio', 'cirrose', 'hiponatremia', 'transplante hepático', 'fígado'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [],
  fonte,
  calcular,
});
