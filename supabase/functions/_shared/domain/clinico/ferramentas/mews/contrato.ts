import { type EntradaDe, escolha, medida } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  sbp: medida('pas'),
  hr: medida('fc'),
  rr: medida('fr'),
  temp_c: medida('temperatura'),
  avpu: escolha('Consciência (AVPU)', [
    ['A', 'Alerta', 0],
    ['V', 'Responde à voz', 1],
    ['P', 'Responde à dor', 2],
    ['U', 'Não responde', 3],
  ]),
};
export type Entrada = EntradaDe<typeof campos>;

export const mews = definir({
  id: 'mews',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'MEWS',
  resumo: 'Alerta precoce modificado, sem oximetria.',
  categoria: 'deterioracao',
  especialidades: ['Clínica Médica', 'Medicina de Emergência', 'Medicina Intensiva'],
  apelidos: [
    'modified early warning score',
    'alerta precoce',
    'deterioração clínica',
    'sinais vitais',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'abaixo_do_corte',
          abaixoDe: 5,
          rotulo: 'Abaixo do corte',
          texto: 'continue a observar; a tendência importa mais que uma medida.',
          gravidade: 'normal',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: '5 ou mais se associa a internação em terapia intensiva e morte.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
