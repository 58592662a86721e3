import { type EntradaDe, itens } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  items: itens(
    'Nas últimas 2 semanas, com que frequência…',
    [
      'Nervosismo, ansiedade ou tensão',
      'Não conseguir parar ou controlar as preocupações',
      'Preocupação demais com coisas diferentes',
      'Dificuldade para relaxar',
      'Inquietação, não conseguir ficar parado',
      'Irritar-se com facilidade',
      'Medo de que algo ruim aconteça',
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

export const gad7 = definir({
  id: 'gad-7',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'GAD-7',
  resumo: 'Gravidade dos sintomas de ansiedade nas últimas duas semanas.',
  categoria: 'mental',
  especialidades: ['Psiquiatria', 'Clínica Médica', 'Medicina de Família e Comunidade'],
  apelidos: ['ansiedade', 'ansiedade generalizada', 'tag', 'generalized anxiety', 'preocupação'],
  campos,
  saidas: { score: saidaPontos(), severity: saidaCodigo('Gravidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'severity',
      faixas: [
        { codigo: 'minima', abaixoDe: 5, rotulo: 'Sintomas mínimos', gravidade: 'normal' },
        { codigo: 'leve', abaixoDe: 10, rotulo: 'Sintomas leves', gravidade: 'atencao' },
        {
          codigo: 'moderada',
          abaixoDe: 15,
          rotulo: 'Sintomas moderados',
          texto: 'rastreio positivo (10 ou mais): avalie transtorno de ansiedade.',
          gravidade: 'alerta',
        },
        {
          codigo: 'grave',
          rotulo: 'Sintomas graves',
          texto: 'rastreio positivo (10 ou mais): avalie transtorno de ansiedade.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
