import { type EntradaDe, ordinal, simNao } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  recall: ordinal('Palavras lembradas', [
    [0, 'Nenhuma'],
    [1, 'Uma'],
    [2, 'Duas'],
    [3, 'Três'],
  ]),
  clock_normal: simNao('Relógio normal', 2),
};
export type Entrada = EntradaDe<typeof campos>;

export const miniCog = definir({
  id: 'mini-cog',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Mini-Cog',
  resumo: 'Rastreio rápido de comprometimento cognitivo: três palavras e um relógio.',
  categoria: 'neurologia',
  especialidades: [
    'Geriatria',
    'Neurologia',
    'Medicina de Família e Comunidade',
    'Clínica Médica',
    'Psiquiatria',
  ],
  apelidos: ['minicog', 'demência', 'memória', 'esquecimento', 'teste do relógio', 'cognição'],
  campos,
  saidas: {
    score: saidaPontos(),
    positive_screen: { tipo: 'sim-nao', rotulo: 'Rastreio positivo' },
  },
  interpretacoes: [
    {
      de: 'positive_screen',
      faixas: [
        {
          codigo: 'true',
          rotulo: 'Rastreio positivo',
          texto: 'investigue comprometimento cognitivo; não é diagnóstico.',
          gravidade: 'alerta',
        },
        {
          codigo: 'false',
          rotulo: 'Rastreio negativo',
          texto: 'com 3 pontos, ainda é positivo para quem usa corte abaixo de 4.',
          gravidade: 'normal',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
