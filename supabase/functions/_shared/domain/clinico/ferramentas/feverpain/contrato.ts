import { type EntradaDe, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  fever_24h: simNao('Febre nas últimas 24 horas', 1),
  purulence: simNao('Pus nas amígdalas', 1),
  attend_within_3d: simNao('Procurou atendimento em até 3 dias do início', 1),
  severe_inflammation: simNao('Amígdalas muito inflamadas', 1),
  no_cough_coryza: simNao('Sem tosse nem coriza', 1),
};
export type Entrada = EntradaDe<typeof campos>;

export const feverpain = definir({
  id: 'feverpain',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'FeverPAIN',
  resumo: 'Probabilidade de estreptococo na dor de garganta e conduta com antibiótico.',
  categoria: 'infeccao',
  especialidades: [
    'Medicina de Família e Comunidade',
    'Pediatria',
    'Clínica Médica',
    'Otorrinolaringologia',
    'Medicina de Emergência',
  ],
  apelidos: ['fever pain', 'dor de garganta', 'faringite', 'amigdalite', 'estreptococo'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 2,
          rotulo: 'Probabilidade baixa',
          texto: 'estreptococo em 13 a 18%; sem antibiótico.',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 4,
          rotulo: 'Probabilidade intermediária',
          texto: 'estreptococo em 34 a 40%; considere prescrição adiada.',
          gravidade: 'atencao',
        },
        {
          codigo: 'alto',
          rotulo: 'Probabilidade alta',
          texto: 'estreptococo em 62 a 65%; considere antibiótico imediato.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
