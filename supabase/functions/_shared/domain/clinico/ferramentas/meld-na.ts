import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { camposDoMeld, meldInicial } from './meld.ts';

const fonte: Fonte = {
  autor: 'Kim WR e cols., 2008; OPTN, 2016',
  referencias: [
    { citacao: 'Kim WR et al. N Engl J Med 2008;359:1018-26.', doi: '10.1056/NEJMoa0801209' },
    { citacao: 'OPTN, política de alocação de fígado, 2016.' },
  ],
  formula:
    'Com MELD(i) acima de 11: MELD-Na = MELD(i) + 1,32 × (137 − Na) − 0,033 × MELD(i) × (137 − Na), arredondado; máximo 40. Com MELD(i) até 11, MELD-Na = MELD(i). Sódio entre 125 e 137 mmol/L (fora disso conta o limite). MELD(i) é o inteiro do MELD original.',
  limites: [
    'Adultos com hepatopatia crônica: abaixo de 12 anos usa-se o PELD.',
    'Para a fila de transplante no Brasil, siga a portaria vigente, que pode usar outra versão e situações especiais.',
    'Sódio muda depressa com soro e diurético: use o mesmo dia dos outros exames.',
  ],
  divergencias: [
    'MELD(i) entra como número inteiro; outra leitura mantém uma casa decimal e pode diferir em 1 ponto.',
    'Há três versões em uso: MELD original, MELD-Na (2016) e MELD 3.0 (2023). As três estão aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = { ...camposDoMeld, sodium: medida('sodio') };
type Entrada = EntradaDe<typeof campos>;

/**
 * MELD-Na of OPTN 2016, 6 to 40. Sodium (mmol/L) counts between 125 and 137, and only when the whole
 * number MELD(i) is above 11.
 */
function calcular(entrada: Entrada) {
  const inicial = meldInicial(entrada);
  const falta = 137 - Math.min(Math.max(entrada.sodium, 125), 137);
  const doSodio = inicial > 11 ? 1.32 * falta - 0.033 * inicial * falta : 0;
  return { score: Math.min(Math.round(inicial + doSodio), 40) };
}

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
