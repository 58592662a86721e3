import { type EntradaDe, medida, numero, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  gcs_lt_15_at_2h: simNao(
    'Glasgow abaixo de 15 duas horas após o trauma',
    undefined,
    'A regra só vale com Glasgow de 13 a 15 e perda de consciência presenciada, amnésia ou confusão; sem anticoagulante e sem convulsão após o trauma.',
  ),
  suspected_open_depressed_fracture: simNao('Suspeita de fratura exposta ou com afundamento'),
  basal_fracture_sign: simNao(
    'Sinal de fratura da base do crânio',
    undefined,
    'Hemotímpano, olhos de guaxinim, sinal de Battle, saída de liquor pelo ouvido ou pelo nariz.',
  ),
  vomiting_episodes: numero({
    rotulo: 'Episódios de vômito',
    minimo: 0,
    maximo: 100,
    inteiro: true,
  }),
  age: medida('idade_adulto', { minimo: 16, incomumAbaixo: 16 }),
  retrograde_amnesia_ge_30min: simNao('Amnésia de 30 minutos ou mais antes do impacto'),
  dangerous_mechanism: simNao(
    'Mecanismo perigoso',
    undefined,
    'Pedestre atropelado, ocupante ejetado, queda de cerca de 0,9 m (3 pés) ou de 5 degraus ou mais.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const canadianCtHead = definir({
  id: 'canadian-ct-head',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Regra canadense da TC de crânio',
  resumo: 'Quem, com trauma craniano leve e Glasgow 13 a 15, precisa de tomografia.',
  categoria: 'trauma',
  especialidades: [
    'Medicina de Emergência',
    'Neurocirurgia',
    'Cirurgia Geral',
    'Clínica Médica',
    'Neurologia',
  ],
  apelidos: [
    'canadian ct head rule',
    'cchr',
    'trauma craniano',
    'tce leve',
    'tomografia de crânio',
    'pancada na cabeça',
  ],
  campos,
  saidas: {
    ct_indicated: { tipo: 'sim-nao', rotulo: 'Tomografia indicada' },
    risk: saidaCodigo('Risco'),
  },
  interpretacoes: [
    {
      de: 'risk',
      faixas: [
        {
          codigo: 'nenhum',
          rotulo: 'Sem critério de tomografia',
          texto: 'desde que a pessoa seja da população da regra.',
          gravidade: 'normal',
        },
        {
          codigo: 'medio',
          rotulo: 'Risco médio: tomografia indicada',
          texto: 'risco de lesão na tomografia.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto: tomografia indicada',
          texto: 'risco de precisar de neurocirurgia.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
