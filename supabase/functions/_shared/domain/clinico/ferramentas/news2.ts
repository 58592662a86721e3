import { type EntradaDe, escolha, medida, ordinal, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte } from '../motor/fonte.ts';
import { degraus, pontos, somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Royal College of Physicians, 2017',
  referencias: [
    {
      citacao:
        'Royal College of Physicians. National Early Warning Score (NEWS) 2. Londres: RCP, 2017.',
    },
  ],
  formula:
    'FR ≤ 8: 3; 9–11: 1; 12–20: 0; 21–24: 2; ≥ 25: 3. SpO₂ escala 1 ≤ 91: 3; 92–93: 2; 94–95: 1; ≥ 96: 0. Escala 2 ≤ 83: 3; 84–85: 2; 86–87: 1; 88–92, ou ≥ 93 em ar ambiente: 0; com oxigênio 93–94: 1; 95–96: 2; ≥ 97: 3. Oxigênio: 2. PAS ≤ 90: 3; 91–100: 2; 101–110: 1; 111–219: 0; ≥ 220: 3. FC ≤ 40: 3; 41–50: 1; 51–90: 0; 91–110: 1; 111–130: 2; ≥ 131: 3. Não alerta (C, V, P ou U): 3. Temperatura ≤ 35,0: 3; 35,1–36,0: 1; 36,1–38,0: 0; 38,1–39,0: 1; ≥ 39,1: 2. Total de 0 a 20.',
  limites: [
    'A partir de 16 anos; não vale na gestação.',
    'A escala 2 só com insuficiência respiratória hipercápnica confirmada: fora disso ela esconde hipoxemia.',
    'Apoia e não substitui: preocupação da equipe pede avaliação com qualquer soma.',
  ],
  licenca: 'NEWS2 © Royal College of Physicians 2017; reprodução livre com a menção da autoria.',
  verificacao: {
    formula: {
      estado: 'parcial',
      documento:
        'Gráfico 1 do NEWS2 (RCP, 2017) em cópia pública, e Thorax, tabela 1 do artigo sobre as escalas de SpO₂',
      ressalva: 'O relatório do RCP não foi aberto no sítio do próprio College.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'Definições do NEWS2 em artigo de revista do RCP, tabela 1',
      ressalva: 'O relatório do RCP não foi aberto no sítio do próprio College.',
    },
  },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Steps of the chart (RCP 2017): points below each limit, and from the last one on. */
const FR = {
  passos: [
    [9, 3],
    [12, 1],
    [21, 0],
    [25, 2],
  ],
  resto: 3,
} as const;

const SPO2_ESCALA_1 = {
  passos: [
    [92, 3],
    [94, 2],
    [96, 1],
  ],
  resto: 0,
} as const;

/** Scale 2 punishes too much oxygen, but only in who receives it. */
const SPO2_ESCALA_2_AR = {
  passos: [
    [84, 3],
    [86, 2],
    [88, 1],
  ],
  resto: 0,
} as const;

const SPO2_ESCALA_2_O2 = {
  passos: [
    [84, 3],
    [86, 2],
    [88, 1],
    [93, 0],
    [95, 1],
    [97, 2],
  ],
  resto: 3,
} as const;

const PAS = {
  passos: [
    [91, 3],
    [101, 2],
    [111, 1],
    [220, 0],
  ],
  resto: 3,
} as const;

const FC = {
  passos: [
    [41, 3],
    [51, 1],
    [91, 0],
    [111, 1],
    [131, 2],
  ],
  resto: 3,
} as const;

type Tabela = { readonly passos: Parameters<typeof degraus>[1]; readonly resto: number };

const naTabela = (valor: number, { passos, resto }: Tabela) => degraus(valor, passos, resto);

/** The sum of the seven parameters and the clinical risk that it stands for. */
function calcular(entrada: Entrada) {
  const parametros = [
    naTabela(entrada.rr, FR),
    naTabela(entrada.spo2, tabelaDeSpo2(entrada)),
    pontos([entrada.on_oxygen, 2]),
    naTabela(entrada.sbp, PAS),
    naTabela(entrada.hr, FC),
    pontos([entrada.consciousness !== 'A', 3]),
    temperatura(entrada.temp_c),
  ];
  const score = somar(...parametros);
  return { score, risk: risco(score, parametros.includes(3)) };
}

function tabelaDeSpo2({ spo2_scale, on_oxygen }: Entrada): Tabela {
  if (spo2_scale === 1) return SPO2_ESCALA_1;
  return on_oxygen ? SPO2_ESCALA_2_O2 : SPO2_ESCALA_2_AR;
}

/** °C; here the upper edge of each band belongs to it. */
function temperatura(t: number): number {
  return pontos([t <= 35, 3], [t > 35 && t <= 36, 1], [t > 38 && t <= 39, 1], [t > 39, 2]);
}

/** A single parameter worth 3 asks for a review even when the sum is low. */
function risco(score: number, algumTres: boolean): string {
  if (score >= 7) return 'alto';
  if (score >= 5) return 'medio';
  return algumTres ? 'baixo_medio' : 'baixo';
}

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
