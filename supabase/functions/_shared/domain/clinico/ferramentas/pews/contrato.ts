import { type EntradaDe, ordinal, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const UMA_VEZ = 'Este ou o outro item extra: 2 pontos, uma vez só.';

const campos = {
  behavior: ordinal('Comportamento', [
    [0, 'Brincando ou apropriado'],
    [1, 'Dormindo'],
    [2, 'Irritado'],
    [3, 'Letárgico, confuso ou com resposta reduzida à dor'],
  ]),
  cardiovascular: ordinal('Cardiovascular', [
    [0, 'Corado, enchimento capilar de 1 a 2 s'],
    [1, 'Pálido ou enchimento capilar de 3 s'],
    [2, 'Acinzentado, enchimento capilar de 4 s ou FC 20 acima do normal'],
    [3, 'Acinzentado e moteado, enchimento de 5 s ou mais, FC 30 acima ou bradicardia'],
  ]),
  respiratory: ordinal('Respiratório', [
    [0, 'Normal, sem tiragem'],
    [1, 'FR 10 acima do normal, musculatura acessória, 30% de O₂ ou 3 L/min'],
    [2, 'FR 20 acima do normal, tiragem, 40% de O₂ ou 6 L/min'],
    [3, 'FR 5 abaixo do normal com tiragem ou gemência, 50% de O₂ ou 8 L/min'],
  ]),
  nebulizer_quarter_hourly: simNao('Nebulização a cada 15 minutos', undefined, UMA_VEZ),
  persistent_vomiting: simNao('Vômitos persistentes no pós-operatório', undefined, UMA_VEZ),
};
export type Entrada = EntradaDe<typeof campos>;

export const pews = definir({
  id: 'pews',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'PEWS (Brighton)',
  resumo: 'Alerta precoce de deterioração na criança internada.',
  categoria: 'deterioracao',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Medicina Intensiva'],
  apelidos: [
    'paediatric early warning score',
    'pediatric early warning score',
    'alerta precoce pediátrico',
    'criança grave',
    'deterioração na criança',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'abaixo_do_corte',
          abaixoDe: 4,
          rotulo: 'Abaixo do corte',
          texto: 'mantenha a observação, se nenhum item valer 3.',
          gravidade: 'normal',
        },
        {
          codigo: 'chamar',
          rotulo: 'Chame a equipe médica',
          texto: 'total de 4 ou mais.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
