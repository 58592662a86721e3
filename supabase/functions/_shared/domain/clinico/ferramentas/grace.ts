import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte } from '../motor/fonte.ts';
import { degraus, pontos, somar } from '../motor/pontos.ts';
import { classeDeKillip } from './killip.ts';

const fonte: Fonte = {
  autor: 'Granger CB e cols., 2003',
  referencias: [
    {
      citacao: 'Granger CB et al. Arch Intern Med 2003;163:2345-53.',
      doi: '10.1001/archinte.163.19.2345',
    },
  ],
  formula:
    'Idade (anos) < 30 0, 30–39 8, 40–49 25, 50–59 41, 60–69 58, 70–79 75, 80–89 91, ≥ 90 100. FC (bpm) < 50 0, 50–69 3, 70–89 9, 90–109 15, 110–149 24, 150–199 38, ≥ 200 46. PAS (mmHg) < 80 58, 80–99 53, 100–119 43, 120–139 34, 140–159 24, 160–199 10, ≥ 200 0. Creatinina (mg/dL) < 0,4 1, 0,4–0,79 4, 0,8–1,19 7, 1,2–1,59 10, 1,6–1,99 13, 2–3,99 21, ≥ 4 28. Killip I 0, II 20, III 39, IV 59. Parada 39, desvio de ST 28, marcadores 14. Total de 1 a 372.',
  limites: [
    'Adultos com síndrome coronariana aguda: não serve para diagnosticar dor torácica.',
    'As faixas mostradas são da síndrome sem supra de ST. Com supra: até 125 baixo, 126–154 intermediário, 155 ou mais alto.',
    'É o nomograma de morte hospitalar; o GRACE 2.0 é outro algoritmo e não se obtém desta tabela.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Tabela do nomograma reproduzida em medicalalgorithms.com, lida linha a linha',
      ressalva: 'A tabela coincide inteira; o artigo original não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'McMaster Textbook of Internal Medicine, tabela 3.11-2 (empendium.com)',
      ressalva: 'Só as faixas sem supra de ST; as com supra não foram relidas.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  hr: medida('fc'),
  sbp: medida('pas'),
  creatinine: medida('creatinina'),
  killip: classeDeKillip(),
  cardiac_arrest: simNao('Parada cardíaca na chegada', 39),
  st_deviation: simNao('Desvio do segmento ST', 28),
  elevated_markers: simNao('Marcadores de necrose elevados', 14),
};
type Entrada = EntradaDe<typeof campos>;

/** Each row: below this value, these points (Granger 2003). Age in years. */
const IDADE = [
  [30, 0],
  [40, 8],
  [50, 25],
  [60, 41],
  [70, 58],
  [80, 75],
  [90, 91],
] as const;

/** Heart rate, beats per minute. */
const FREQUENCIA = [
  [50, 0],
  [70, 3],
  [90, 9],
  [110, 15],
  [150, 24],
  [200, 38],
] as const;

/** Systolic pressure, mmHg. */
const SISTOLICA = [
  [80, 58],
  [100, 53],
  [120, 43],
  [140, 34],
  [160, 24],
  [200, 10],
] as const;

/** Creatinine, mg/dL. */
const CREATININA = [
  [0.4, 1],
  [0.8, 4],
  [1.2, 7],
  [1.6, 10],
  [2, 13],
  [4, 21],
] as const;

/** Killip's class, 1 to 4. */
const KILLIP = [
  [2, 0],
  [3, 20],
  [4, 39],
] as const;

/** Points of the nomogram for death in hospital, 1 to 372 (Granger 2003). */
function calcular(entrada: Entrada) {
  const score = somar(
    degraus(entrada.age, IDADE, 100),
    degraus(entrada.hr, FREQUENCIA, 46),
    degraus(entrada.sbp, SISTOLICA, 0),
    degraus(entrada.creatinine, CREATININA, 28),
    degraus(entrada.killip, KILLIP, 59),
    pontos(
      [entrada.cardiac_arrest, 39],
      [entrada.st_deviation, 28],
      [entrada.elevated_markers, 14],
    ),
  );
  return { score };
}

export const grace = definir({
  id: 'grace',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'GRACE',
  resumo: 'Risco de morte hospitalar na síndrome coronariana aguda.',
  categoria: 'cardiovascular',
  especialidades: ['Cardiologia', 'Medicina de Emergência', 'Medicina Intensiva', 'Clínica Médica'],
  apelidos: [
    'grace score',
    'infarto',
    'síndrome coronariana aguda',
    'iamssst',
    'nstemi',
    'dor torácica',
    'angina instável',
  ],
  campos,
  saidas: { score: saidaPontos(), risk_nste: saidaCodigo('Risco sem supra de ST') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk_nste',
      faixas: [
        {
          codigo: 'baixo',
          ate: 108,
          rotulo: 'Risco baixo (sem supra de ST)',
          texto: 'morte hospitalar abaixo de 1%.',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          ate: 140,
          rotulo: 'Risco intermediário (sem supra de ST)',
          texto: 'morte hospitalar de 1 a 3%.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto (sem supra de ST)',
          texto: 'morte hospitalar acima de 3%.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
