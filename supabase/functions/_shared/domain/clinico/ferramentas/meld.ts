import { comPadrao, type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { ln } from '../motor/matematica.ts';

const fonte: Fonte = {
  autor: 'Kamath PS e cols., 2001',
  referencias: [
    { citacao: 'Kamath PS et al. Hepatology 2001;33:464-70.', doi: '10.1053/jhep.2001.22172' },
  ],
  formula:
    'MELD(i) = 0,957 × ln(creatinina) + 0,378 × ln(bilirrubina) + 1,120 × ln(INR) + 0,643, arredondado a uma casa e multiplicado por 10; máximo 40. Valores abaixo de 1 contam 1; creatinina acima de 4 mg/dL, ou diálise, conta 4. Bilirrubina e creatinina em mg/dL.',
  limites: [
    'Adultos com hepatopatia crônica: abaixo de 12 anos usa-se o PELD.',
    'Não considera o sódio nem o sexo: compare com o MELD-Na e o MELD 3.0.',
    'Para a fila de transplante no Brasil, siga a portaria vigente, que pode usar outra versão e situações especiais.',
    'O INR não vale como medida do fígado em quem toma varfarina ou outro anticoagulante que o altera.',
  ],
  divergencias: [
    'Há três versões em uso: MELD original, MELD-Na (2016) e MELD 3.0 (2023). As três estão aqui, cada uma com seu nome.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** What the three MELD scores ask in common. */
export const camposDoMeld = {
  bilirubin: medida('bilirrubina'),
  inr: medida('inr'),
  creatinine: medida('creatinina'),
  dialysis: comPadrao(
    simNao(
      'Diálise na última semana',
      undefined,
      'Duas sessões ou mais em 7 dias, ou 24 h de hemodiálise contínua. Se nada for dito, conta como não.',
    ),
    false,
  ),
};
type Entrada = EntradaDe<typeof camposDoMeld>;

/**
 * The whole number that OPTN calls MELD(i), before the cap of 40: the equation rounded to one
 * decimal, times ten. Bilirubin and creatinine in mg/dL; what is below 1 counts 1, creatinine at
 * most 4, and dialysis counts as 4 (Kamath 2001).
 */
export function meldInicial({ bilirubin, inr, creatinine, dialysis }: Entrada): number {
  const cr = dialysis ? 4 : Math.min(Math.max(creatinine, 1), 4);
  const equacao =
    0.957 * ln(cr) + 0.378 * ln(Math.max(bilirubin, 1)) + 1.12 * ln(Math.max(inr, 1)) + 0.643;
  return Math.round(equacao * 10);
}

/** MELD, 6 to 40. */
function calcular(entrada: Entrada) {
  return { score: Math.min(meldInicial(entrada), 40) };
}

export const meld = definir({
  id: 'meld',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'MELD',
  resumo: 'Gravidade da doença hepática terminal, pela fórmula original (6 a 40).',
  categoria: 'digestivo',
  especialidades: ['Gastroenterologia', 'Clínica Médica', 'Cirurgia Geral', 'Medicina Intensiva'],
  apelidos: [
    'model for end-stage liver disease',
    'cirrose',
    'transplante hepático',
    'transplante de fígado',
    'insuficiência hepática',
  ],
  campos: camposDoMeld,
  saidas: { score: saidaPontos() },
  interpretacoes: [],
  fonte,
  calcular,
});
