import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular, RISCO_ALTO } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  active_cancer: simNao(
    'Câncer ativo',
    3,
    'Metástase local ou à distância, ou quimioterapia ou radioterapia nos últimos 6 meses.',
  ),
  previous_vte: simNao('Tromboembolismo venoso prévio', 3, 'Não conta trombose superficial.'),
  reduced_mobility: simNao(
    'Mobilidade reduzida por 3 dias ou mais',
    3,
    'No leito, saindo só para o banheiro, por limitação ou por ordem médica.',
  ),
  thrombophilia: simNao(
    'Trombofilia conhecida',
    3,
    'Antitrombina, proteína C ou S, fator V de Leiden, protrombina G20210A ou síndrome antifosfolípide.',
  ),
  trauma_surgery_1mo: simNao('Trauma ou cirurgia no último mês', 2),
  heart_or_respiratory_failure: simNao('Insuficiência cardíaca ou respiratória', 1),
  mi_or_stroke: simNao('Infarto agudo ou AVC isquêmico', 1),
  infection_or_rheumatologic: simNao('Infecção aguda ou doença reumatológica', 1),
  bmi: medida('imc'),
  hormonal: simNao('Tratamento hormonal em uso', 1),
};
export type Entrada = EntradaDe<typeof campos>;

export const padua = definir({
  id: 'padua',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Pádua',
  resumo: 'Risco de tromboembolismo no paciente clínico internado.',
  categoria: 'tromboembolismo',
  especialidades: [
    'Clínica Médica',
    'Hematologia e Hemoterapia',
    'Angiologia',
    'Geriatria',
    'Cardiologia',
  ],
  apelidos: ['padua', 'profilaxia de tev', 'tromboprofilaxia', 'heparina profilática', 'tev'],
  campos,
  saidas: { score: saidaPontos(), high_risk: { tipo: 'sim-nao', rotulo: 'Risco alto' } },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        { codigo: 'baixo', abaixoDe: RISCO_ALTO, rotulo: 'Risco baixo', gravidade: 'normal' },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'indica profilaxia; pese o risco de sangramento.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
