import { type EntradaDe, medida, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Maddrey WC e cols., 1978; modificada por Carithers RL e cols., 1989',
  referencias: [
    {
      citacao: 'Carithers RL et al. Ann Intern Med 1989;110:685-90.',
      doi: '10.7326/0003-4819-110-9-685',
    },
    { citacao: 'Maddrey WC et al. Gastroenterology 1978;75:193-9 (índice original).' },
  ],
  formula:
    '4,6 × (tempo de protrombina do paciente − do controle, em segundos) + bilirrubina total (mg/dL). Grave a partir de 32.',
  limites: [
    'Só para hepatite alcoólica: não mede cirrose compensada nem outras hepatites.',
    'Use o tempo em segundos; o INR não se converte sem o controle do laboratório.',
    'Sangramento, infecção e insuficiência renal mudam a decisão de tratar com corticoide.',
  ],
  divergencias: [
    'Carithers imprime > 32; na prática se usa ≥ 32. Usado ≥ 32.',
    'O índice original de 1978 é outro: 4,6 × tempo de protrombina + bilirrubina, com corte em 93.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  pt_patient_s: numero({
    rotulo: 'Tempo de protrombina do paciente',
    unidade: 's',
    minimo: 5,
    maximo: 200,
    incomumAbaixo: 9,
    incomumAcima: 120,
    ajuda: 'Em segundos, não em atividade nem em INR.',
  }),
  pt_control_s: numero({
    rotulo: 'Tempo de protrombina do controle',
    unidade: 's',
    minimo: 5,
    maximo: 30,
    incomumAbaixo: 9,
    incomumAcima: 17,
    ajuda: 'O controle do mesmo laboratório, em segundos.',
  }),
  bilirubin: medida('bilirrubina'),
};
type Entrada = EntradaDe<typeof campos>;

/** Discriminant function: prothrombin times in seconds, bilirubin in mg/dL (Carithers 1989). */
function calcular({ pt_patient_s, pt_control_s, bilirubin }: Entrada) {
  const score = 4.6 * (pt_patient_s - pt_control_s) + bilirubin;
  return { score, severe: score >= 32 };
}

export const maddrey = definir({
  id: 'maddrey',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Função discriminante de Maddrey',
  resumo: 'Gravidade da hepatite alcoólica.',
  categoria: 'digestivo',
  especialidades: ['Gastroenterologia', 'Clínica Médica', 'Medicina Intensiva'],
  apelidos: [
    'hepatite alcoólica',
    'índice de maddrey',
    'discriminant function',
    'corticoide na hepatite',
    'álcool',
  ],
  campos,
  saidas: {
    score: saidaNumero('Função discriminante', 'pontos', 1),
    severe: { tipo: 'sim-nao', rotulo: 'Hepatite alcoólica grave' },
  },
  interpretacoes: [
    {
      de: 'severe',
      faixas: [
        { codigo: 'false', rotulo: 'Abaixo do corte de gravidade (32)', gravidade: 'atencao' },
        {
          codigo: 'true',
          rotulo: 'Hepatite alcoólica grave',
          texto: 'considere corticoide.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
