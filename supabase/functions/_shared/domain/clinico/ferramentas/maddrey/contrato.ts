import { type EntradaDe, medida, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  pt_patient_s: numero({
    rotulo: 'Tempo de protrombina do paciente',
    unidade: 's',
    minimo: 5,
    maximo: 200,
    ajuda: 'Em segundos, não em atividade nem em INR.',
  }),
  pt_control_s: numero({
    rotulo: 'Tempo de protrombina do controle',
    unidade: 's',
    minimo: 5,
    maximo: 30,
    ajuda: 'O controle do mesmo laboratório, em segundos.',
  }),
  bilirubin: medida('bilirrubina'),
};
export type Entrada = EntradaDe<typeof campos>;

export const maddrey = definir({
  id: 'maddrey',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Função discriminante de Maddrey',
  resumo: 'Gravidade da hepatite alcoólica.',
  categoria: 'digestivo',
  especialidades: ['Gastroenterologia', 'Clínica Médica', 'Medicina Intensiva'],
  apelidos: [
    'hepatite alcoólica',
    'índice de maddrey',
    'discriminant function',
    'corticoide na hepatite',
    'álcool',
  ],
  campos,
  saidas: {
    score: saidaNumero('Função discriminante', 'pontos', 1),
    severe: { tipo: 'sim-nao', rotulo: 'Hepatite alcoólica grave' },
  },
  interpretacoes: [
    {
      de: 'severe',
      faixas: [
        { codigo: 'false', rotulo: 'Abaixo do corte de gravidade (32)', gravidade: 'atencao' },
        {
          codigo: 'true',
          rotulo: 'Hepatite alcoólica grave',
          texto: 'considere corticoide.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
