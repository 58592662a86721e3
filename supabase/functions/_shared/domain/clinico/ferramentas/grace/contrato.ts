import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { classeDeKillip } from '../killip/classes.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  hr: medida('fc'),
  sbp: medida('pas'),
  creatinine: medida('creatinina'),
  killip: classeDeKillip(),
  cardiac_arrest: simNao('Parada cardíaca na chegada', 39),
  st_deviation: simNao('Desvio do segmento ST', 28),
  elevated_markers: simNao('Marcadores de necrose elevados', 14),
};
export type Entrada = EntradaDe<typeof campos>;

export const grace = definir({
  id: 'grace',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'GRACE',
  resumo: 'Risco de morte hospitalar na síndrome coronariana aguda.',
  categoria: 'cardiovascular',
  especialidades: ['Cardiologia', 'Medicina de Emergência', 'Medicina Intensiva', 'Clínica Médica'],
  apelidos: [
    'grace score',
    'infarto',
    'síndrome coronariana aguda',
    'iamssst',
    'nstemi',
    'dor torácica',
    'angina instável',
  ],
  campos,
  saidas: { score: saidaPontos(), risk_nste: saidaCodigo('Risco sem supra de ST') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk_nste',
      faixas: [
        {
          codigo: 'baixo',
          ate: 108,
          rotulo: 'Risco baixo (sem supra de ST)',
          texto: 'morte hospitalar abaixo de 1%.',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          ate: 140,
          rotulo: 'Risco intermediário (sem supra de ST)',
          texto: 'morte hospitalar de 1 a 3%.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto (sem supra de ST)',
          texto: 'morte hospitalar acima de 3%.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
