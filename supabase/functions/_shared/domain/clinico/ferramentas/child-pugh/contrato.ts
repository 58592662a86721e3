import {
  type CampoOrdinal,
  comPadrao,
  type EntradaDe,
  escolha,
  medida,
  simNao,
} from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { ASCITE, calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

/** The grade is what is asked; its points are fewer. */
const ENCEFALOPATIA: CampoOrdinal = {
  tipo: 'ordinal',
  rotulo: 'Encefalopatia (grau)',
  opcoes: [
    { valor: 0, rotulo: 'Ausente', pontos: 1 },
    { valor: 1, rotulo: 'Grau I', pontos: 2 },
    { valor: 2, rotulo: 'Grau II', pontos: 2 },
    { valor: 3, rotulo: 'Grau III', pontos: 3 },
    { valor: 4, rotulo: 'Grau IV', pontos: 3 },
  ],
};

const campos = {
  bilirubin: medida('bilirrubina'),
  albumin: medida('albumina'),
  inr: medida('inr'),
  ascites: escolha('Ascite', [
    ['ausente', 'Ausente', ASCITE.ausente],
    ['leve', 'Leve', ASCITE.leve],
    ['moderada_grave', 'Moderada ou grave', ASCITE.moderada_grave],
  ]),
  encephalopathy_grade: ENCEFALOPATIA,
  primary_biliary_cholangitis: comPadrao(
    simNao(
      'Colangite biliar primária',
      undefined,
      'Muda os limites da bilirrubina. Se nada for dito, conta como não.',
    ),
    false,
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const childPugh = definir({
  id: 'child-pugh',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Child-Pugh',
  resumo: 'Gravidade da cirrose, em classes A, B e C.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Clínica Médica',
    'Cirurgia Geral',
    'Medicina Intensiva',
    'Infectologia',
  ],
  apelidos: [
    'child',
    'child-turcotte-pugh',
    'ctp',
    'cirrose',
    'hepatopatia crônica',
    'insuficiência hepática',
  ],
  campos,
  saidas: { score: saidaPontos(), class: saidaCodigo('Classe') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'class',
      faixas: [
        { codigo: 'A', abaixoDe: 7, rotulo: 'Child-Pugh A (5 a 6)', gravidade: 'atencao' },
        { codigo: 'B', abaixoDe: 10, rotulo: 'Child-Pugh B (7 a 9)', gravidade: 'alerta' },
        { codigo: 'C', rotulo: 'Child-Pugh C (10 a 15)', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
