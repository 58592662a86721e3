import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Antman EM e cols., 2000',
  referencias: [
    { citacao: 'Antman EM et al. JAMA 2000;284:835-42.', doi: '10.1001/jama.284.7.835' },
  ],
  formula:
    '1 ponto para cada: idade ≥ 65 anos; três ou mais fatores de risco; estenose coronariana ≥ 50%; AAS em 7 dias; dois ou mais episódios de angina em 24 h; desvio de ST ≥ 0,5 mm; marcador positivo. Total de 0 a 7. Eventos em 14 dias: 0–1 4,7%; 2 8,3%; 3 13,2%; 4 19,9%; 5 26,2%; 6–7 40,9%.',
  limites: [
    'Só na síndrome coronariana aguda sem supra de ST: não serve para afastar dor torácica cardíaca.',
    'As taxas são de ensaios dos anos 1990, antes do tratamento atual.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  risk_factors_ge3: simNao('Três ou mais fatores de risco para doença coronariana', 1),
  known_cad_50: simNao('Estenose coronariana conhecida de 50% ou mais', 1),
  aspirin_7d: simNao('Uso de AAS nos últimos 7 dias', 1),
  severe_angina_24h: simNao('Dois ou mais episódios de angina em 24 horas', 1),
  st_deviation: simNao('Desvio de ST de 0,5 mm ou mais', 1),
  positive_marker: simNao('Marcador de necrose positivo', 1),
};
type Entrada = EntradaDe<typeof campos>;

/** One point for each of seven items (Antman 2000); age in years. */
function calcular(entrada: Entrada) {
  const score = contar(
    entrada.age >= 65,
    entrada.risk_factors_ge3,
    entrada.known_cad_50,
    entrada.aspirin_7d,
    entrada.severe_angina_24h,
    entrada.st_deviation,
    entrada.positive_marker,
  );
  return { score };
}

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
