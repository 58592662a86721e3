import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { pontos } from '../motor/pontos.ts';

const DIRETRIZ_DO_ACCP: Verificacao = {
  estado: 'conferida',
  documento: 'Kahn SR et al., diretriz do ACCP 2012, tabela 2 (PMC3278052)',
  ressalva: 'A diretriz reproduz o escore; o artigo de 2010 não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Barbar S e cols., 2010',
  referencias: [
    {
      citacao: 'Barbar S et al. J Thromb Haemost 2010;8:2450-7.',
      doi: '10.1111/j.1538-7836.2010.04044.x',
    },
    { citacao: 'Kahn SR et al. Chest 2012;141(2 Suppl):e195S-226S.' },
  ],
  formula:
    'Câncer ativo 3; tromboembolismo prévio 3; mobilidade reduzida ≥ 3 dias 3; trombofilia 3; trauma ou cirurgia em até 1 mês 2; 1 para cada: idade ≥ 70 anos, insuficiência cardíaca ou respiratória, infarto ou AVC isquêmico, infecção ou doença reumatológica, IMC ≥ 30 kg/m², tratamento hormonal. Total de 0 a 20. Alto com 4 ou mais.',
  limites: [
    'Adulto clínico internado; para o cirúrgico, use o Caprini.',
    'Não avalia o risco de sangramento.',
  ],
  verificacao: { formula: DIRETRIZ_DO_ACCP, faixas: DIRETRIZ_DO_ACCP },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** From this total on the medical inpatient is at high risk. */
const RISCO_ALTO = 4;

/** Points of the eleven items (Barbar 2010); age in years, BMI in kg/m². */
function calcular(entrada: Entrada) {
  const score = pontos(
    [entrada.active_cancer, 3],
    [entrada.previous_vte, 3],
    [entrada.reduced_mobility, 3],
    [entrada.thrombophilia, 3],
    [entrada.trauma_surgery_1mo, 2],
    [entrada.age >= 70, 1],
    [entrada.heart_or_respiratory_failure, 1],
    [entrada.mi_or_stroke, 1],
    [entrada.infection_or_rheumatologic, 1],
    [entrada.bmi >= 30, 1],
    [entrada.hormonal, 1],
  );
  return { score, high_risk: score >= RISCO_ALTO };
}

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
