import { type EntradaDe, escolha, medida, ordinal, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  rr: medida('fr'),
  spo2: medida('spo2'),
  spo2_scale: ordinal(
    'Escala de SpO₂',
    [
      [1, 'Escala 1: alvo de 94% a 98%'],
      [2, 'Escala 2: hipercápnico, alvo de 88% a 92%'],
    ],
    'A escala 2 é só para insuficiência respiratória hipercápnica confirmada, com alvo prescrito.',
  ),
  on_oxygen: simNao(
    'Recebe oxigênio',
    undefined,
    'Vale 2 pontos, e na escala 2 muda também os da SpO₂.',
  ),
  sbp: medida('pas'),
  hr: medida('fc'),
  consciousness: escolha('Consciência (ACVPU)', [
    ['A', 'Alerta', 0],
    ['C', 'Confusão nova', 3],
    ['V', 'Responde à voz', 3],
    ['P', 'Responde à dor', 3],
    ['U', 'Não responde', 3],
  ]),
  temp_c: medida('temperatura'),
};
export type Entrada = EntradaDe<typeof campos>;

export const news2 = definir({
  id: 'news2',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'NEWS2',
  resumo: 'Alerta precoce de deterioração no adulto internado.',
  categoria: 'deterioracao',
  especialidades: [
    'Clínica Médica',
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Pneumologia',
    'Cirurgia Geral',
  ],
  apelidos: [
    'news',
    'national early warning score',
    'alerta precoce',
    'deterioração clínica',
    'time de resposta rápida',
    'sinais vitais',
  ],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco clínico') },
  interpretacoes: [
    {
      de: 'risk',
      faixas: [
        { codigo: 'baixo', rotulo: 'Risco baixo', gravidade: 'normal' },
        {
          codigo: 'baixo_medio',
          rotulo: 'Risco baixo a médio',
          texto: 'um parâmetro vale 3: avalie por que, mesmo com soma baixa.',
          gravidade: 'atencao',
        },
        {
          codigo: 'medio',
          rotulo: 'Risco médio',
          texto: 'soma de 5 ou 6: avaliação médica urgente.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'soma de 7 ou mais: resposta de emergência.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
