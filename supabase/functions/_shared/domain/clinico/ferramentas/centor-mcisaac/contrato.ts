import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade', { minimo: 3 }),
  temp_gt_38: simNao('Temperatura acima de 38 °C', 1),
  tonsillar_exudate: simNao('Exsudato ou edema das amígdalas', 1),
  tender_anterior_nodes: simNao('Linfonodos cervicais anteriores dolorosos', 1),
  cough_absent: simNao('Ausência de tosse', 1),
};
export type Entrada = EntradaDe<typeof campos>;

export const centorMcisaac = definir({
  id: 'centor-mcisaac',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Centor modificado (McIsaac)',
  resumo: 'Probabilidade de faringite por estreptococo: quando testar.',
  categoria: 'infeccao',
  especialidades: [
    'Medicina de Família e Comunidade',
    'Pediatria',
    'Clínica Médica',
    'Otorrinolaringologia',
    'Medicina de Emergência',
  ],
  apelidos: ['centor', 'mcisaac', 'dor de garganta', 'faringite', 'amigdalite', 'estreptococo'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_testar',
          abaixoDe: 2,
          rotulo: 'Probabilidade baixa',
          texto: 'não teste nem dê antibiótico.',
          gravidade: 'normal',
        },
        {
          codigo: 'testar',
          abaixoDe: 4,
          rotulo: 'Probabilidade intermediária',
          texto: 'faça teste rápido ou cultura.',
          gravidade: 'atencao',
        },
        {
          codigo: 'testar_ou_tratar',
          rotulo: 'Probabilidade maior',
          texto: 'faça o teste ou considere tratamento empírico.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
