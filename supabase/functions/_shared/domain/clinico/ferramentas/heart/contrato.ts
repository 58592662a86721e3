import { type EntradaDe, medida, numero, ordinal, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  history: ordinal('História', [
    [0, 'Pouco suspeita'],
    [1, 'Moderadamente suspeita'],
    [2, 'Muito suspeita'],
  ]),
  ecg: ordinal('ECG', [
    [0, 'Normal'],
    [1, 'Repolarização inespecífica, bloqueio de ramo esquerdo ou sobrecarga de VE'],
    [2, 'Desvio significativo do segmento ST'],
  ]),
  age: medida('idade_adulto'),
  risk_factors_count: numero({
    rotulo: 'Fatores de risco',
    minimo: 0,
    maximo: 10,
    inteiro: true,
    ajuda:
      'Quantos: hipertensão, dislipidemia, diabetes, obesidade, tabagismo, história familiar precoce.',
  }),
  known_atherosclerosis: simNao(
    'Doença aterosclerótica conhecida',
    undefined,
    'Infarto, revascularização, AVC ou doença arterial periférica: vale 2 pontos nos fatores de risco.',
  ),
  troponin_ratio: numero({
    rotulo: 'Troponina ÷ limite de referência',
    unidade: 'vezes',
    minimo: 0,
    maximo: 100_000,
    ajuda: 'Valor dividido pelo limite superior do método: 1 é o limite.',
  }),
};
export type Entrada = EntradaDe<typeof campos>;

export const heart = definir({
  id: 'heart',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'HEART',
  resumo: 'Risco de evento cardíaco em seis semanas na dor torácica do pronto-socorro.',
  categoria: 'cardiovascular',
  especialidades: ['Medicina de Emergência', 'Cardiologia', 'Clínica Médica'],
  apelidos: [
    'heart score',
    'dor torácica',
    'dor no peito',
    'síndrome coronariana aguda',
    'chest pain',
    'troponina',
  ],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 4,
          rotulo: 'Risco baixo',
          texto: 'eventos maiores em cerca de 1,7%.',
          gravidade: 'normal',
        },
        {
          codigo: 'moderado',
          abaixoDe: 7,
          rotulo: 'Risco moderado',
          texto: 'eventos maiores em cerca de 12 a 17%.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'eventos maiores em cerca de 50 a 65%.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
