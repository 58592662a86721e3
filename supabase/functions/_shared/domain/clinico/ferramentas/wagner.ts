import { type EntradaDe, ordinal } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Wagner FW, 1981',
  referencias: [{ citacao: 'Wagner FW. Foot Ankle 1981;2:64-122.' }],
  formula:
    '0, sem úlcera; 1, superficial; 2, até tendão ou osso, sem abscesso; 3, abscesso ou osteomielite; 4, gangrena parcial; 5, gangrena extensa.',
  limites: [
    'Não descreve a isquemia nem a neuropatia: avalie pulsos e sensibilidade à parte.',
    'Feita para o pé diabético; não classifica outras úlceras.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** One band a grade, 0 to 5, in order. */
const FAIXAS: readonly Faixa[] = [
  { codigo: 'sem_ulcera', ate: 0, rotulo: 'Sem úlcera', gravidade: 'normal' },
  { codigo: 'superficial', ate: 1, rotulo: 'Úlcera superficial', gravidade: 'atencao' },
  {
    codigo: 'profunda',
    ate: 2,
    rotulo: 'Úlcera até tendão ou osso, sem abscesso',
    gravidade: 'alerta',
  },
  { codigo: 'abscesso', ate: 3, rotulo: 'Abscesso ou osteomielite', gravidade: 'critico' },
  { codigo: 'gangrena_parcial', ate: 4, rotulo: 'Gangrena parcial', gravidade: 'critico' },
  { codigo: 'gangrena_extensa', rotulo: 'Gangrena extensa', gravidade: 'critico' },
];

const campos = {
  grade: ordinal(
    'Grau',
    FAIXAS.map(({ rotulo }, grau) => [grau, rotulo] as const),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** The grade is the score (Wagner 1981). */
function calcular({ grade }: Entrada) {
  return { score: grade };
}

export const wagner = definir({
  id: 'wagner',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Classificação de Wagner',
  resumo: 'Profundidade e gravidade da lesão do pé diabético.',
  categoria: 'enfermagem',
  especialidades: [
    'Endocrinologia e Metabologia',
    'Cirurgia Vascular',
    'Angiologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
  ],
  apelidos: [
    'pé diabético',
    'úlcera do pé',
    'ferida',
    'gangrena',
    'diabetic foot',
    'wagner-meggitt',
  ],
  campos,
  saidas: { score: saidaPontos('Grau'), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS }],
  fonte,
  calcular,
});
