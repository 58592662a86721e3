import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  migration: simNao('Dor que migrou para a fossa ilíaca direita', 1),
  anorexia: simNao('Anorexia', 1, 'Ou acetona na urina.'),
  nausea_vomiting: simNao('Náusea ou vômito', 1),
  rlq_tenderness: simNao('Dor à palpação da fossa ilíaca direita', 2),
  rebound: simNao('Descompressão brusca dolorosa', 1),
  temp_c: medida('temperatura'),
  wbc: medida('leucocitos'),
  left_shift: simNao('Desvio à esquerda', 1, 'Mais de 75% de neutrófilos.'),
};
export type Entrada = EntradaDe<typeof campos>;

export const alvarado = definir({
  id: 'alvarado',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Alvarado',
  resumo: 'Probabilidade de apendicite aguda.',
  categoria: 'digestivo',
  especialidades: ['Cirurgia Geral', 'Medicina de Emergência', 'Clínica Médica', 'Pediatria'],
  apelidos: [
    'mantrels',
    'apendicite',
    'dor abdominal',
    'dor na fossa ilíaca direita',
    'abdome agudo',
    'appendicitis',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 5,
          rotulo: 'Probabilidade baixa de apendicite',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 7,
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
