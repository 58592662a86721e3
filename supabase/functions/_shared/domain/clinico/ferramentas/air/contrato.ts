import { type EntradaDe, medida, numero, ordinal, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  vomiting: simNao('Vômito', 1),
  rif_pain: simNao('Dor na fossa ilíaca direita', 1),
  rebound: ordinal('Descompressão dolorosa ou defesa', [
    [0, 'Ausente'],
    [1, 'Leve'],
    [2, 'Moderada'],
    [3, 'Intensa'],
  ]),
  temp_c: medida('temperatura'),
  pmn_pct: numero({ rotulo: 'Neutrófilos', unidade: '%', minimo: 0, maximo: 100 }),
  wbc: medida('leucocitos'),
  crp_mg_l: medida('pcr'),
};
export type Entrada = EntradaDe<typeof campos>;

export const air = definir({
  id: 'air',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'AIR',
  resumo: 'Probabilidade de apendicite aguda, com a proteína C reativa.',
  categoria: 'digestivo',
  especialidades: ['Cirurgia Geral', 'Medicina de Emergência', 'Clínica Médica', 'Pediatria'],
  apelidos: [
    'appendicitis inflammatory response',
    'apendicite',
    'dor abdominal',
    'dor na fossa ilíaca direita',
    'abdome agudo',
  ],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Probabilidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 5,
          rotulo: 'Probabilidade baixa de apendicite',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 9,
          rotulo: 'Probabilidade intermediária de apendicite',
          gravidade: 'atencao',
        },
        {
          codigo: 'alto',
          rotulo: 'Probabilidade alta de apendicite',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
