import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { pontos } from '../motor/pontos.ts';

const WSES: Verificacao = {
  estado: 'parcial',
  documento: 'Diretriz WSES de apendicite, 2016, tabela 2 (PMC4949879)',
  ressalva:
    'Pontos e faixas conferem, salvo a temperatura, que lá é > 37,5 °C. O artigo de 1986 não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Alvarado A, 1986',
  referencias: [
    {
      citacao: 'Alvarado A. Ann Emerg Med 1986;15:557-64.',
      doi: '10.1016/S0196-0644(86)80993-3',
    },
  ],
  formula:
    'Migração da dor, 1; anorexia, 1; náusea ou vômito, 1; dor na fossa ilíaca direita, 2; descompressão dolorosa, 1; temperatura ≥ 37,3 °C, 1; leucócitos > 10 × 10³/µL, 2; desvio à esquerda (> 75% de neutrófilos), 1. Total de 0 a 10.',
  limites: [
    'Engana mais em mulheres em idade fértil, gestantes, idosos e crianças pequenas.',
    'Não substitui o exame repetido nem a imagem: pontuação baixa não exclui apendicite.',
  ],
  divergencias: [
    'Temperatura: o artigo usa 37,3 °C; também circula 37,5 °C. Usado 37,3.',
    'Há quem divida a faixa alta em 7–8 (provável) e 9–10 (muito provável).',
  ],
  verificacao: { formula: WSES, faixas: WSES },
  revisadoEm: '2026-11-21',
};

const campos = {
  migration: simNao('Dor que migrou para a fossa ilíaca direita', 1),
  anorexia: simNao('Anorexia', 1, 'Ou acetona na urina.'),
  nausea_vomiting: simNao('Náusea ou vômito', 1),
  rlq_tenderness: simNao('Dor à palpação da fossa ilíaca direita', 2),
  rebound: simNao('Descompressão brusca dolorosa', 1),
  temp_c: medida('temperatura'),
  wbc: medida('leucocitos'),
  left_shift: simNao('Desvio à esquerda', 1, 'Mais de 75% de neutrófilos.'),
};
type Entrada = EntradaDe<typeof campos>;

/** 0 to 10; temperature in °C, leucocytes in 10³/µL (Alvarado 1986). */
function calcular(entrada: Entrada) {
  return {
    score: pontos(
      [entrada.migration, 1],
      [entrada.anorexia, 1],
      [entrada.nausea_vomiting, 1],
      [entrada.rlq_tenderness, 2],
      [entrada.rebound, 1],
      [entrada.temp_c >= 37.3, 1],
      [entrada.wbc > 10, 2],
      [entrada.left_shift, 1],
    ),
  };
}

export const alvarado = definir({
  id: 'alvarado',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Alvarado',
  resumo: 'Probabilidade de apendicite aguda.',
  categoria: 'digestivo',
  especialidades: ['Cirurgia Geral', 'Medicina de Emergência', 'Clínica Médica', 'Pediatria'],
  apelidos: [
    'mantrels',
    'apendicite',
    'dor abdominal',
    'dor na fossa ilíaca direita',
    'abdome agudo',
    'appendicitis',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 5,
          rotulo: 'Probabilidade baixa de apendicite',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 7,
          rotulo: 'Probabilidade intermediária de apendicite',
          gravidade: 'atencao',
        },
        {
          codigo: 'alto',
          rotulo: 'Probabilidade alta de apendicite',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
