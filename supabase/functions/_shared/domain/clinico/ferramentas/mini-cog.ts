import { type EntradaDe, ordinal, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Borson S e cols., 2000',
  referencias: [{ citacao: 'Borson S et al. Int J Geriatr Psychiatry 2000;15:1021-7.' }],
  formula:
    'Palavras lembradas (0 a 3) + relógio normal (2). Total de 0 a 5. Rastreio positivo abaixo de 3.',
  limites: [
    'Rastreia: não diagnostica demência nem mede gravidade.',
    'Delirium, depressão, pouca escolaridade, déficit visual ou motor alteram o resultado.',
  ],
  divergencias: ['Corte: abaixo de 3; quem quer mais sensibilidade usa abaixo de 4. Usado 3.'],
  licenca:
    'Mini-Cog © S. Borson. O formulário não é reproduzido: aplique o original e registre aqui a pontuação.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  recall: ordinal('Palavras lembradas', [
    [0, 'Nenhuma'],
    [1, 'Uma'],
    [2, 'Duas'],
    [3, 'Três'],
  ]),
  clock_normal: simNao('Relógio normal', 2),
};
type Entrada = EntradaDe<typeof campos>;

/** Words recalled (0 to 3), and 2 points for a normal clock; below 3 the screen is positive. */
function calcular({ recall, clock_normal }: Entrada) {
  const score = recall + pontos([clock_normal, 2]);
  return { score, positive_screen: score < 3 };
}

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
