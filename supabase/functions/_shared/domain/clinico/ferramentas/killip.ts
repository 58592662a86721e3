import { type EntradaDe, ordinal } from '../motor/campos.ts';
import { definir, saidaCodigo } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Killip T, Kimball JT, 1967',
  referencias: [
    {
      citacao: 'Killip T, Kimball JT. Am J Cardiol 1967;20:457-64.',
      doi: '10.1016/0002-9149(67)90023-9',
    },
  ],
  formula:
    'I sem insuficiência cardíaca; II estertores ou terceira bulha; III edema agudo de pulmão; IV choque cardiogênico.',
  limites: [
    'Só no infarto agudo, pelo exame físico da chegada.',
    'As mortalidades são de 1967, antes da reperfusão: hoje são menores.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** Killip's class as an input, 1 to 4; asked by other scores of infarction too. */
export function classeDeKillip() {
  return ordinal('Classe de Killip', [
    [1, 'I: sem insuficiência cardíaca'],
    [2, 'II: estertores ou terceira bulha'],
    [3, 'III: edema agudo de pulmão'],
    [4, 'IV: choque cardiogênico'],
  ]);
}

const campos = { killip: classeDeKillip() };
type Entrada = EntradaDe<typeof campos>;

const CLASSES = ['I', 'II', 'III', 'IV'] as const;

/** The class in Roman numerals. */
function calcular({ killip }: Entrada) {
  return { class: CLASSES[killip - 1] };
}

export const killip = definir({
  id: 'killip',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Killip',
  resumo: 'Gravidade da insuficiência cardíaca no infarto agudo.',
  categoria: 'cardiovascular',
  especialidades: ['Cardiologia', 'Medicina de Emergência', 'Medicina Intensiva', 'Clínica Médica'],
  apelidos: ['killip-kimball', 'infarto', 'iam', 'choque cardiogênico', 'edema agudo de pulmão'],
  campos,
  saidas: { class: saidaCodigo('Classe') },
  interpretacoes: [
    {
      de: 'class',
      faixas: [
        {
          codigo: 'I',
          rotulo: 'Killip I, sem insuficiência cardíaca',
          texto: 'mortalidade de 6% na série de 1967.',
          gravidade: 'normal',
        },
        {
          codigo: 'II',
          rotulo: 'Killip II, estertores ou terceira bulha',
          texto: 'mortalidade de 17% na série de 1967.',
          gravidade: 'atencao',
        },
        {
          codigo: 'III',
          rotulo: 'Killip III, edema agudo de pulmão',
          texto: 'mortalidade de 38% na série de 1967.',
          gravidade: 'alerta',
        },
        {
          codigo: 'IV',
          rotulo: 'Killip IV, choque cardiogênico',
          texto: 'mortalidade de 81% na série de 1967.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
