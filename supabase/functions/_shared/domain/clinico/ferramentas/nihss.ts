import { type CampoOrdinal, type EntradaDe, ordinal } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Brott T e cols., 1989',
  referencias: [
    { citacao: 'Brott T et al. Stroke 1989;20:864-70.', doi: '10.1161/01.STR.20.7.864' },
  ],
  formula:
    'Soma de 15 itens, de 0 a 42. 0 sem déficit, 1–4 leve, 5–15 moderado, 16–20 moderado a grave, 21–42 grave.',
  limites: [
    'Item não testável (amputação, articulação fundida, intubação) vale 0: registre qual e por quê, porque o total fica subestimado.',
    'Subestima a circulação posterior e o hemisfério direito: um total baixo não afasta AVC incapacitante.',
    'Registre o que o paciente faz na primeira tentativa, na ordem, sem ajudar.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** The fifteen items of the scale; the limbs share their answers. */
const NAO_TESTAVEL =
  'Não testável (amputação ou articulação fundida): marque 0 e registre o motivo.';

function membro(rotulo: string, segundos: number): CampoOrdinal {
  return ordinal(
    rotulo,
    [
      [0, `Sustenta por ${segundos} s, sem queda`],
      [1, `Cai antes de ${segundos} s, sem tocar o leito`],
      [2, 'Algum esforço contra a gravidade, mas toca o leito'],
      [3, 'Sem esforço contra a gravidade'],
      [4, 'Nenhum movimento'],
    ],
    NAO_TESTAVEL,
  );
}

const ITENS_NIHSS = {
  loc: ordinal('Nível de consciência (1a)', [
    [0, 'Alerta'],
    [1, 'Sonolento, desperta com estímulo leve'],
    [2, 'Precisa de estímulo repetido ou doloroso'],
    [3, 'Coma: só reflexos ou sem resposta'],
  ]),
  loc_questions: ordinal('Perguntas de mês e idade (1b)', [
    [0, 'Acerta as duas'],
    [1, 'Acerta uma, ou não fala por outro motivo que não afasia'],
    [2, 'Não acerta nenhuma'],
  ]),
  loc_commands: ordinal('Comandos de olhos e mão (1c)', [
    [0, 'Cumpre os dois'],
    [1, 'Cumpre um'],
    [2, 'Não cumpre nenhum'],
  ]),
  gaze: ordinal('Olhar conjugado (2)', [
    [0, 'Normal'],
    [1, 'Paralisia parcial'],
    [2, 'Desvio forçado ou paralisia total'],
  ]),
  visual: ordinal('Campos visuais (3)', [
    [0, 'Sem perda'],
    [1, 'Hemianopsia parcial'],
    [2, 'Hemianopsia completa'],
    [3, 'Hemianopsia bilateral ou cegueira'],
  ]),
  facial: ordinal('Paralisia facial (4)', [
    [0, 'Ausente'],
    [1, 'Leve (apaga o sulco, assimetria ao sorrir)'],
    [2, 'Parcial (metade inferior)'],
    [3, 'Completa, de um ou dos dois lados'],
  ]),
  arm_left: membro('Braço esquerdo (5a)', 10),
  arm_right: membro('Braço direito (5b)', 10),
  leg_left: membro('Perna esquerda (6a)', 5),
  leg_right: membro('Perna direita (6b)', 5),
  ataxia: ordinal(
    'Ataxia de membros (7)',
    [
      [0, 'Ausente'],
      [1, 'Em um membro'],
      [2, 'Em dois membros'],
    ],
    `Conte só a ataxia desproporcional à fraqueza. ${NAO_TESTAVEL}`,
  ),
  sensory: ordinal('Sensibilidade (8)', [
    [0, 'Normal'],
    [1, 'Perda leve a moderada'],
    [2, 'Perda grave ou total'],
  ]),
  language: ordinal('Linguagem (9)', [
    [0, 'Sem afasia'],
    [1, 'Afasia leve a moderada'],
    [2, 'Afasia grave'],
    [3, 'Mudo ou afasia global'],
  ]),
  dysarthria: ordinal(
    'Disartria (10)',
    [
      [0, 'Normal'],
      [1, 'Leve a moderada'],
      [2, 'Grave: fala ininteligível, ou anartria'],
    ],
    'Intubado ou com barreira física à fala: marque 0 e registre o motivo.',
  ),
  neglect: ordinal('Extinção ou negligência (11)', [
    [0, 'Ausente'],
    [1, 'Em uma modalidade'],
    [2, 'Em mais de uma modalidade, ou hemi-inatenção grave'],
  ]),
};
type Entrada = EntradaDe<typeof ITENS_NIHSS>;

/** The sum of the fifteen items; one that cannot be tested counts 0. */
function calcular(entrada: Entrada) {
  return { score: somar(...Object.values(entrada)) };
}

export const nihss = definir({
  id: 'nihss',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'NIHSS',
  resumo: 'Gravidade do déficit neurológico no AVC.',
  categoria: 'neurologia',
  especialidades: ['Neurologia', 'Medicina de Emergência', 'Medicina Intensiva', 'Clínica Médica'],
  apelidos: [
    'nih stroke scale',
    'escala de avc do nih',
    'avc',
    'derrame',
    'trombólise',
    'hemiparesia',
    'afasia',
  ],
  campos: ITENS_NIHSS,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        { codigo: 'sem_deficit', abaixoDe: 1, rotulo: 'Sem déficit', gravidade: 'normal' },
        { codigo: 'leve', abaixoDe: 5, rotulo: 'AVC leve (1 a 4)', gravidade: 'atencao' },
        { codigo: 'moderado', abaixoDe: 16, rotulo: 'AVC moderado (5 a 15)', gravidade: 'alerta' },
        {
          codigo: 'moderado_grave',
          abaixoDe: 21,
          rotulo: 'AVC moderado a grave (16 a 20)',
          gravidade: 'critico',
        },
        { codigo: 'grave', rotulo: 'AVC grave (21 a 42)', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
