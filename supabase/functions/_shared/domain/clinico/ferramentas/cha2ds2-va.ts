import { type EntradaDe, medida, opcional, sexo, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { degraus, pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Van Gelder IC e cols., diretriz ESC 2024',
  referencias: [
    { citacao: 'Van Gelder IC et al. Eur Heart J 2024.', doi: '10.1093/eurheartj/ehae176' },
    { citacao: 'Lip GYH et al. Chest 2010;137:263-72.', doi: '10.1378/chest.09-1584' },
  ],
  formula:
    'Insuficiência cardíaca ou FE ≤ 40% 1; hipertensão 1; idade ≥ 75 anos 2, 65–74 anos 1; diabetes 1; AVC, AIT ou embolia 2; doença vascular 1. Total de 0 a 8. 0 sem indicação, 1 considerar, 2 ou mais recomendado.',
  limites: [
    'Não use com prótese valvar mecânica nem com estenose mitral moderada a grave: nesses, a indicação é sempre antagonista da vitamina K.',
    'Adultos com fibrilação atrial ou flutter; reavalie quando a idade ou as doenças mudarem.',
  ],
  divergencias: [
    'A ESC retirou o sexo em 2024; a versão com sexo (CHA₂DS₂-VASc) ainda é muito usada. As duas estão aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** What both versions ask: the one with and the one without the point for sex. */
export const CAMPOS_CHADS = {
  age: medida('idade_adulto'),
  gender: sexo(),
  chf: simNao(
    'Insuficiência cardíaca',
    1,
    'Sinais ou sintomas, ou fração de ejeção de 40% ou menos.',
  ),
  hypertension: simNao('Hipertensão', 1, 'Diagnosticada ou em tratamento.'),
  diabetes: simNao('Diabetes', 1),
  stroke_tia: simNao('AVC, AIT ou embolia sistêmica', 2),
  vascular_disease: simNao(
    'Doença vascular',
    1,
    'Infarto prévio, doença arterial periférica ou placa na aorta.',
  ),
};

const campos = {
  ...CAMPOS_CHADS,
  gender: opcional({ ...CAMPOS_CHADS.gender, ajuda: 'Não pontua nesta versão.' }),
};
type Entrada = EntradaDe<typeof campos>;

/** Points of age in years: below 65 none, 65–74 one, 75 or more two. */
const IDADE = [
  [65, 0],
  [75, 1],
] as const;

/** The score without the point for sex (ESC 2024). */
export function calcular(entrada: Entrada) {
  const { age, chf, hypertension, diabetes, stroke_tia, vascular_disease } = entrada;
  const doencas = pontos(
    [chf, 1],
    [hypertension, 1],
    [diabetes, 1],
    [stroke_tia, 2],
    [vascular_disease, 1],
  );
  return { score: doencas + degraus(age, IDADE, 2) };
}

export const cha2ds2Va = definir({
  id: 'cha2ds2-va',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CHA₂DS₂-VA',
  resumo: 'Risco de AVC na fibrilação atrial, sem o sexo (ESC 2024).',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
    'Geriatria',
    'Neurologia',
  ],
  apelidos: [
    'chads va',
    'cha2ds2va',
    'fibrilação atrial',
    'fa',
    'anticoagulação',
    'flutter',
    'atrial fibrillation',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_indicada',
          abaixoDe: 1,
          rotulo: 'Sem indicação de anticoagulante',
          texto: 'reavalie com o tempo.',
          gravidade: 'normal',
        },
        {
          codigo: 'considerar',
          abaixoDe: 2,
          rotulo: 'Considerar anticoagulante oral',
          gravidade: 'atencao',
        },
        {
          codigo: 'recomendada',
          rotulo: 'Anticoagulante oral recomendado',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
