import { comPadrao, type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof camposDoMeld>;

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
