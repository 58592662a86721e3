import { type EntradaDe, ordinal, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { pontos, somar } from '../motor/pontos.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento: 'Apresentação pública do autor do Brighton PEWS (Monaghan), com a primeira versão',
  ressalva: 'O artigo de 2005 não foi aberto; os litros de O₂ de 1 ponto divergem entre cópias.',
};

const fonte: Fonte = {
  autor: 'Monaghan A, 2005',
  referencias: [
    { citacao: 'Monaghan A. Paediatr Nurs 2005;17:32-5.' },
    { citacao: 'Miranda JOF e cols., 2016-2017 (adaptação brasileira, PEWS-BR).' },
  ],
  formula:
    'Comportamento, cardiovascular e respiratório, de 0 a 3 cada, e 2 pontos, uma vez, por nebulização a cada 15 min ou vômitos persistentes no pós-operatório. Total de 0 a 11. Chamar com 4 ou mais, ou com qualquer item em 3.',
  limites: [
    'Criança internada; FC e FR se comparam com o normal da idade.',
    'A adaptação brasileira (PEWS-BR) tem itens diferentes: não misture os dois.',
    'Preocupação da família ou da equipe pede avaliação com qualquer total.',
  ],
  divergencias: [
    'Há cópias que somam os dois itens extras e chegam a 13; aqui eles valem 2 uma vez, com teto de 11.',
    'O₂ de 1 ponto: 3, 4 ou 6 L/min conforme a cópia (4 na apresentação do autor). Usado 3 L/min, o que alerta mais cedo.',
    'Respiratório 3: a primeira versão do autor inclui também FR mais de 30 acima do normal, e a segunda põe preocupação dos pais no comportamento 2. As cópias posteriores, seguidas aqui, não os trazem.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

const UMA_VEZ = 'Este ou o outro item extra: 2 pontos, uma vez só.';

const campos = {
  behavior: ordinal('Comportamento', [
    [0, 'Brincando ou apropriado'],
    [1, 'Dormindo'],
    [2, 'Irritado'],
    [3, 'Letárgico, confuso ou com resposta reduzida à dor'],
  ]),
  cardiovascular: ordinal('Cardiovascular', [
    [0, 'Corado, enchimento capilar de 1 a 2 s'],
    [1, 'Pálido ou enchimento capilar de 3 s'],
    [2, 'Acinzentado, enchimento capilar de 4 s ou FC 20 acima do normal'],
    [3, 'Acinzentado e moteado, enchimento de 5 s ou mais, FC 30 acima ou bradicardia'],
  ]),
  respiratory: ordinal('Respiratório', [
    [0, 'Normal, sem tiragem'],
    [1, 'FR 10 acima do normal, musculatura acessória, 30% de O₂ ou 3 L/min'],
    [2, 'FR 20 acima do normal, tiragem, 40% de O₂ ou 6 L/min'],
    [3, 'FR 5 abaixo do normal com tiragem ou gemência, 50% de O₂ ou 8 L/min'],
  ]),
  nebulizer_quarter_hourly: simNao('Nebulização a cada 15 minutos', undefined, UMA_VEZ),
  persistent_vomiting: simNao('Vômitos persistentes no pós-operatório', undefined, UMA_VEZ),
};
type Entrada = EntradaDe<typeof campos>;

/** Three items of 0 to 3; frequent nebulisation or persistent vomiting add 2, once. */
function calcular(entrada: Entrada, notas: Notas) {
  const itens = [entrada.behavior, entrada.cardiovascular, entrada.respiratory];
  if (itens.includes(3)) {
    notas.critico('Um item vale 3: chame a equipe médica, seja qual for o total.');
  }
  const extra = entrada.nebulizer_quarter_hourly || entrada.persistent_vomiting;
  return { score: somar(...itens, pontos([extra, 2])) };
}

export const pews = definir({
  id: 'pews',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'PEWS (Brighton)',
  resumo: 'Alerta precoce de deterioração na criança internada.',
  categoria: 'deterioracao',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Medicina Intensiva'],
  apelidos: [
    'paediatric early warning score',
    'pediatric early warning score',
    'alerta precoce pediátrico',
    'criança grave',
    'deterioração na criança',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'abaixo_do_corte',
          abaixoDe: 4,
          rotulo: 'Abaixo do corte',
          texto: 'mantenha a observação, se nenhum item valer 3.',
          gravidade: 'normal',
        },
        {
          codigo: 'chamar',
          rotulo: 'Chame a equipe médica',
          texto: 'total de 4 ou mais.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
