import { type EntradaDe, medida, numero, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { GRANDEZAS } from '../../motor/grandezas.ts';
import { UREIA_COMO_UNIDADE } from '../comum/ureia.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  bun_mg_dl: medida('bun', {
    alternativas: [UREIA_COMO_UNIDADE, ...GRANDEZAS.bun.alternativas],
    ajuda: 'Se o laboratório dá ureia, escolha essa unidade.',
  }),
  impaired_mental_status: simNao(
    'Alteração do estado mental',
    1,
    'Desorientação, letargia, torpor ou coma (Glasgow abaixo de 15).',
  ),
  sirs_count: numero({
    rotulo: 'Critérios de SIRS presentes',
    minimo: 0,
    maximo: 4,
    inteiro: true,
    ajuda:
      'Temperatura < 36 ou > 38 °C; FC > 90; FR > 20 ou PaCO₂ < 32; leucócitos < 4 ou > 12 × 10³/µL ou > 10% de bastões.',
  }),
  age: medida('idade_adulto'),
  pleural_effusion: simNao('Derrame pleural em exame de imagem', 1),
};
export type Entrada = EntradaDe<typeof campos>;

export const bisap = definir({
  id: 'bisap',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'BISAP',
  resumo: 'Risco de morte na pancreatite aguda, nas primeiras 24 horas.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Cirurgia Geral',
    'Medicina de Emergência',
    'Clínica Médica',
    'Medicina Intensiva',
  ],
  apelidos: [
    'pancreatite aguda',
    'bedside index of severity in acute pancreatitis',
    'dor abdominal',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_alto',
          abaixoDe: 3,
          rotulo: 'Abaixo do corte de risco alto',
          gravidade: 'normal',
        },
        { codigo: 'alto', rotulo: 'Mortalidade alta', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
