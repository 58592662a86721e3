import { type EntradaDe, itens } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  items: itens(
    'Nas últimas 2 semanas, com que frequência…',
    [
      'Pouco interesse ou prazer nas atividades',
      'Desânimo, tristeza ou falta de esperança',
      'Dificuldade para dormir ou sono demais',
      'Cansaço ou pouca energia',
      'Pouco apetite ou apetite demais',
      'Sentir-se mal consigo ou que fracassou',
      'Dificuldade de concentração',
      'Lentidão ou agitação que os outros percebem',
      'Pensar em se ferir ou que seria melhor morrer',
    ],
    [
      [0, 'Nenhuma vez'],
      [1, 'Vários dias'],
      [2, 'Mais da metade dos dias'],
      [3, 'Quase todos os dias'],
    ],
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const phq9 = definir({
  id: 'phq-9',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'PHQ-9',
  resumo: 'Gravidade dos sintomas depressivos nas últimas duas semanas.',
  categoria: 'mental',
  especialidades: ['Psiquiatria', 'Clínica Médica', 'Medicina de Família e Comunidade'],
  apelidos: ['depressão', 'rastreio de depressão', 'suicídio', 'tristeza'],
  campos,
  saidas: {
    score: saidaPontos(),
    severity: saidaCodigo('Gravidade'),
    suicide_item_positive: { tipo: 'sim-nao', rotulo: 'Item 9 positivo' },
  },
  interpretacoes: [
    {
      de: 'score',
      classe: 'severity',
      faixas: [
        { codigo: 'minima', abaixoDe: 5, rotulo: 'Sintomas mínimos', gravidade: 'normal' },
        { codigo: 'leve', abaixoDe: 10, rotulo: 'Sintomas leves', gravidade: 'atencao' },
        { codigo: 'moderada', abaixoDe: 15, rotulo: 'Sintomas moderados', gravidade: 'alerta' },
        {
          codigo: 'moderadamente_grave',
          abaixoDe: 20,
          rotulo: 'Sintomas moderadamente graves',
          gravidade: 'alerta',
        },
        { codigo: 'grave', rotulo: 'Sintomas graves', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
