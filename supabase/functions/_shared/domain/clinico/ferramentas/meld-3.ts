import { type EntradaDe, medida, sexo } from '../motor/campos.ts';
import { definir, saidaNumero, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { ln } from '../motor/matematica.ts';
import { camposDoMeld } from './meld.ts';

const fonte: Fonte = {
  autor: 'Kim WR e cols., 2021; OPTN, 2023',
  referencias: [
    {
      citacao: 'Kim WR et al. Gastroenterology 2021;161:1887-95.',
      doi: '10.1053/j.gastro.2021.08.050',
    },
    { citacao: 'OPTN, política de alocação de fígado, 2023.' },
  ],
  formula:
    'MELD 3.0 = 1,33 (se mulher) + 4,56 × ln(bilirrubina) + 0,82 × (137 − Na) − 0,24 × (137 − Na) × ln(bilirrubina) + 9,09 × ln(INR) + 11,14 × ln(creatinina) + 1,85 × (3,5 − albumina) − 1,83 × (3,5 − albumina) × ln(creatinina) + 6, arredondado, de 6 a 40. Limites: bilirrubina e INR ≥ 1; creatinina de 1 a 3 mg/dL (3 se diálise); sódio de 125 a 137 mmol/L; albumina de 1,5 a 3,5 g/dL.',
  limites: [
    'Aqui, para adultos. Dos 12 aos 17 anos a regra soma 1,33 nos dois sexos: este cálculo não o faz.',
    'Para a fila de transplante no Brasil, siga a portaria vigente, que pode usar outra versão e situações especiais.',
    'A albumina recém-infundida muda o resultado.',
  ],
  divergencias: [
    'O artigo não propõe teto; o OPTN limita a 40. Usado o teto de 40 na pontuação; o valor antes de arredondar vem sem teto.',
    'Há três versões em uso: MELD original, MELD-Na (2016) e MELD 3.0 (2023). As três estão aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  ...camposDoMeld,
  sodium: medida('sodio'),
  albumin: medida('albumina'),
  gender: sexo(),
};
type Entrada = EntradaDe<typeof campos>;

function entre(minimo: number, valor: number, maximo: number): number {
  return Math.min(Math.max(valor, minimo), maximo);
}

/**
 * MELD 3.0. Bilirubin and creatinine in mg/dL, albumin in g/dL, sodium in mmol/L, each held within
 * the bounds of the paper (Kim 2021); the score is held within 6 and 40 by OPTN.
 */
function calcular(entrada: Entrada) {
  const lnBili = ln(Math.max(entrada.bilirubin, 1));
  const lnInr = ln(Math.max(entrada.inr, 1));
  const lnCr = ln(entrada.dialysis ? 3 : entre(1, entrada.creatinine, 3));
  const sodio = 137 - entre(125, entrada.sodium, 137);
  const albumina = 3.5 - entre(1.5, entrada.albumin, 3.5);
  const raw =
    (entrada.gender === 'feminino' ? 1.33 : 0) +
    4.56 * lnBili +
    0.82 * sodio -
    0.24 * sodio * lnBili +
    9.09 * lnInr +
    11.14 * lnCr +
    1.85 * albumina -
    1.83 * albumina * lnCr +
    6;
  return { score: entre(6, Math.round(raw), 40), raw };
}

export const meld3 = definir({
  id: 'meld-3',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'MELD 3.0',
  resumo: 'Gravidade da doença hepática terminal, com sódio, albumina e sexo (OPTN 2023).',
  categoria: 'digestivo',
  especialidades: ['Gastroenterologia', 'Clínica Médica', 'Cirurgia Geral', 'Medicina Intensiva'],
  apelidos: ['meld 3', 'meld novo', 'cirrose', 'transplante hepático', 'fígado'],
  campos,
  saidas: {
    score: saidaPontos(),
    raw: saidaNumero('Antes de arredondar', 'pontos', 3),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
