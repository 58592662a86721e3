import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  risk_factors_ge3: simNao('Três ou mais fatores de risco para doença coronariana', 1),
  known_cad_50: simNao('Estenose coronariana conhecida de 50% ou mais', 1),
  aspirin_7d: simNao('Uso de AAS nos últimos 7 dias', 1),
  severe_angina_24h: simNao('Dois ou mais episódios de angina em 24 horas', 1),
  st_deviation: simNao('Desvio de ST de 0,5 mm ou mais', 1),
  positive_marker: simNao('Marcador de necrose positivo', 1),
};
export type Entrada = EntradaDe<typeof campos>;

/** Death, infarction or urgent revascularisation within 14 days, in the original trials. */
const EVENTOS: readonly Faixa[] = [
  { codigo: 'pontos_0_1', abaixoDe: 2, rotulo: 'Eventos em 14 dias: 4,7%', gravidade: 'atencao' },
  { codigo: 'pontos_2', abaixoDe: 3, rotulo: 'Eventos em 14 dias: 8,3%', gravidade: 'atencao' },
  { codigo: 'pontos_3', abaixoDe: 4, rotulo: 'Eventos em 14 dias: 13,2%', gravidade: 'alerta' },
  { codigo: 'pontos_4', abaixoDe: 5, rotulo: 'Eventos em 14 dias: 19,9%', gravidade: 'alerta' },
  { codigo: 'pontos_5', abaixoDe: 6, rotulo: 'Eventos em 14 dias: 26,2%', gravidade: 'critico' },
  { codigo: 'pontos_6_7', rotulo: 'Eventos em 14 dias: 40,9%', gravidade: 'critico' },
];

export const timiNstemi = definir({
  id: 'timi-nstemi',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'TIMI sem supra de ST',
  resumo: 'Risco em 14 dias na angina instável e no infarto sem supra de ST.',
  categoria: 'cardiovascular',
  especialidades: ['Cardiologia', 'Medicina de Emergência', 'Clínica Médica', 'Medicina Intensiva'],
  apelidos: [
    'timi',
    'timi risk',
    'iamssst',
    'angina instável',
    'síndrome coronariana aguda',
    'dor torácica',
    'nstemi',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [{ de: 'score', faixas: EVENTOS }],
  fonte,
  calcular,
});
