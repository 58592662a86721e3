import { type EntradaDe, medida, numero, opcional } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Organização Mundial da Saúde; Ministério da Saúde (SISVAN)',
  referencias: [
    { citacao: 'WHO Technical Report Series 894, 2000.' },
    { citacao: 'Brasil, Ministério da Saúde. SISVAN, 2011 (classes do idoso).' },
    { citacao: 'Lipschitz DA. Prim Care 1994;21:55-67.' },
    {
      citacao: 'WHO Expert Consultation. Lancet 2004;363:157-63.',
      doi: '10.1016/S0140-6736(03)15268-3',
    },
  ],
  formula: 'IMC = peso (kg) ÷ altura² (m²).',
  limites: [
    'As classes da OMS valem a partir de 20 anos; antes, use o escore-z de IMC para a idade.',
    'Não se aplica na gestação: use a curva gestacional.',
    'Não distingue músculo de gordura; em populações asiáticas o risco aumenta já a partir de 23.',
  ],
  divergencias: [
    'Idoso: Lipschitz imprime < 22, 22–27 e > 27; o SISVAN, ≤ 22, > 22 a < 27 e ≥ 27. Usado o SISVAN.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...SEGUNDA_LEITURA,
      ressalva: 'As bordas do SISVAN (22 e 27) não foram relidas no documento.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  weight: medida('peso'),
  height: numero({
    rotulo: 'Altura',
    unidade: 'cm',
    minimo: 0.2,
    maximo: 272,
    incomumAcima: 220,
    grandeza: 'altura',
    ajuda: 'Em centímetros (175) ou em metros (1,75).',
  }),
  age: opcional(medida('idade')),
};
type Entrada = EntradaDe<typeof campos>;

/** kg ÷ m². A height up to 3 is in metres, from 30 on in centimetres; between, nobody knows. */
function calcular({ weight, height, age }: Entrada, notas: Notas) {
  if (height > 3 && height < 30) {
    throw new Recusa(
      'height',
      'Altura: informe entre 30 e 272 cm, ou entre 0,2 e 3 m; este valor não é nem um nem outro.',
    );
  }
  const metros = height <= 3 ? height : height / 100;
  if (age !== undefined && age < 20) {
    const motivo = 'Com menos de 20 anos, use o escore-z de IMC para a idade (OMS).';
    notas.ausente('class_who', motivo);
  }
  return { bmi: weight / (metros * metros) };
}

/** WHO, adults of 20 years and more. */
const FAIXAS_OMS: readonly Faixa[] = [
  { codigo: 'magreza_grave', abaixoDe: 16, rotulo: 'Magreza grave', gravidade: 'critico' },
  { codigo: 'magreza_moderada', abaixoDe: 17, rotulo: 'Magreza moderada', gravidade: 'alerta' },
  { codigo: 'magreza_leve', abaixoDe: 18.5, rotulo: 'Magreza leve', gravidade: 'atencao' },
  { codigo: 'eutrofia', abaixoDe: 25, rotulo: 'Eutrofia', gravidade: 'normal' },
  { codigo: 'sobrepeso', abaixoDe: 30, rotulo: 'Sobrepeso (pré-obesidade)', gravidade: 'atencao' },
  { codigo: 'obesidade_1', abaixoDe: 35, rotulo: 'Obesidade grau I', gravidade: 'alerta' },
  { codigo: 'obesidade_2', abaixoDe: 40, rotulo: 'Obesidade grau II', gravidade: 'alerta' },
  { codigo: 'obesidade_3', rotulo: 'Obesidade grau III', gravidade: 'critico' },
];

/** Ministério da Saúde (SISVAN), 60 years and more. */
const FAIXAS_DO_IDOSO: readonly Faixa[] = [
  { codigo: 'baixo_peso', ate: 22, rotulo: 'Idoso: baixo peso', gravidade: 'atencao' },
  { codigo: 'eutrofia', abaixoDe: 27, rotulo: 'Idoso: eutrofia', gravidade: 'normal' },
  { codigo: 'sobrepeso', rotulo: 'Idoso: sobrepeso', gravidade: 'atencao' },
];

export const bmi = definir({
  id: 'bmi',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'IMC',
  resumo: 'Índice de massa corporal, com as classes da OMS e do idoso.',
  categoria: 'corpo',
  especialidades: ['Clínica Médica', 'Endocrinologia e Metabologia', 'Nutrologia', 'Geriatria'],
  apelidos: ['índice de massa corporal', 'bmi', 'obesidade', 'sobrepeso', 'desnutrição', 'peso'],
  campos,
  saidas: {
    bmi: saidaNumero('IMC', 'kg/m²', 1),
    class_who: saidaCodigo('Classe da OMS'),
    class_elderly: saidaCodigo('Classe do idoso'),
  },
  interpretacoes: [
    {
      de: 'bmi',
      classe: 'class_who',
      faixas: FAIXAS_OMS,
      quando: ({ age }) => age === undefined || age >= 20,
    },
    {
      de: 'bmi',
      classe: 'class_elderly',
      faixas: FAIXAS_DO_IDOSO,
      quando: ({ age }) => age !== undefined && age >= 60,
    },
  ],
  fonte,
  calcular,
});
