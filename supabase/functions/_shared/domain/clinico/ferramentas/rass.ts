import { type EntradaDe, ordinal } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Sessler CN e cols., 2002',
  referencias: [
    {
      citacao: 'Sessler CN et al. Am J Respir Crit Care Med 2002;166:1338-44.',
      doi: '10.1164/rccm.2107138',
    },
  ],
  formula:
    'Um nível de +4 a −5: observe; sem alerta, chame pela voz; sem resposta à voz, estimule pelo toque. Alvo usual de −2 a 0.',
  limites: [
    'O alvo é individual: bloqueio neuromuscular, hipertensão intracraniana e outras situações pedem outro.',
    'Não mede dor nem delirium. Não vale com bloqueio neuromuscular em curso.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** The ten levels, from the most agitated to the unarousable. */
export const NIVEL_RASS = ordinal('RASS', [
  [4, 'Combativo'],
  [3, 'Muito agitado'],
  [2, 'Agitado'],
  [1, 'Inquieto'],
  [0, 'Alerta e calmo'],
  [-1, 'Sonolento: contato visual por mais de 10 s à voz'],
  [-2, 'Sedação leve: contato visual por menos de 10 s à voz'],
  [-3, 'Sedação moderada: movimento à voz, sem contato visual'],
  [-4, 'Sedação profunda: responde só ao toque'],
  [-5, 'Não desperta'],
]);

const campos = { rass: NIVEL_RASS };
type Entrada = EntradaDe<typeof campos>;

/** The level observed is the score. */
function calcular({ rass }: Entrada) {
  return { score: rass };
}

/** Each level is a band of its own; −2 to 0 is the usual target. */
const FAIXAS_RASS: readonly Faixa[] = [
  { codigo: 'nao_desperta', ate: -5, rotulo: 'Não desperta', gravidade: 'alerta' },
  {
    codigo: 'sedacao_profunda',
    ate: -4,
    rotulo: 'Sedação profunda',
    texto: 'abaixo do alvo usual (−2 a 0).',
    gravidade: 'alerta',
  },
  {
    codigo: 'sedacao_moderada',
    ate: -3,
    rotulo: 'Sedação moderada',
    texto: 'abaixo do alvo usual (−2 a 0).',
    gravidade: 'atencao',
  },
  {
    codigo: 'sedacao_leve',
    ate: -2,
    rotulo: 'Sedação leve',
    texto: 'no alvo usual (−2 a 0).',
    gravidade: 'normal',
  },
  {
    codigo: 'sonolento',
    ate: -1,
    rotulo: 'Sonolento',
    texto: 'no alvo usual (−2 a 0).',
    gravidade: 'normal',
  },
  {
    codigo: 'alerta_e_calmo',
    ate: 0,
    rotulo: 'Alerta e calmo',
    texto: 'no alvo usual (−2 a 0).',
    gravidade: 'normal',
  },
  { codigo: 'inquieto', ate: 1, rotulo: 'Inquieto', gravidade: 'atencao' },
  { codigo: 'agitado', ate: 2, rotulo: 'Agitado', gravidade: 'alerta' },
  { codigo: 'muito_agitado', ate: 3, rotulo: 'Muito agitado', gravidade: 'alerta' },
  { codigo: 'combativo', rotulo: 'Combativo', gravidade: 'critico' },
];

export const rass = definir({
  id: 'rass',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'RASS',
  resumo: 'Escala de agitação e sedação de Richmond.',
  categoria: 'neurologia',
  especialidades: ['Medicina Intensiva', 'Anestesiologia', 'Medicina de Emergência'],
  apelidos: [
    'richmond agitation sedation scale',
    'richmond',
    'sedação',
    'agitação',
    'sedação em ventilação mecânica',
  ],
  campos,
  saidas: { score: saidaPontos(), class: saidaCodigo('Nível') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS_RASS }],
  fonte,
  calcular,
});
