import { type EntradaDe, ordinal } from '../motor/campos.ts';
import { definir, saidaCodigo } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Mallampati SR, 1985; modificado por Samsoon e Young, 1987',
  referencias: [
    { citacao: 'Mallampati SR et al. Can Anaesth Soc J 1985;32:429-34.' },
    { citacao: 'Samsoon GL, Young JR. Anaesthesia 1987;42:487-90.' },
  ],
  formula:
    'I palato mole, úvula e pilares; II palato mole e úvula; III palato mole e base da úvula; IV só o palato duro.',
  limites: [
    'Sozinho prevê mal a intubação difícil: junte abertura da boca, distância tireomentoniana e mobilidade do pescoço.',
    'Pede paciente acordado, sentado e que colabore.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  mallampati: ordinal(
    'O que se vê na orofaringe',
    [
      [1, 'I: palato mole, úvula e pilares'],
      [2, 'II: palato mole e úvula'],
      [3, 'III: palato mole e base da úvula'],
      [4, 'IV: só o palato duro'],
    ],
    'Sentado, boca bem aberta, língua para fora, sem falar.',
  ),
};
type Entrada = EntradaDe<typeof campos>;

const CLASSES = ['I', 'II', 'III', 'IV'] as const;

/** The class in Roman numerals. */
function calcular({ mallampati }: Entrada) {
  return { class: CLASSES[mallampati - 1] };
}

export const mallampati = definir({
  id: 'mallampati',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Mallampati',
  resumo: 'Visão da orofaringe antes da intubação.',
  categoria: 'cardiovascular',
  especialidades: ['Anestesiologia', 'Medicina de Emergência', 'Medicina Intensiva'],
  apelidos: [
    'mallampati modificado',
    'via aérea difícil',
    'intubação',
    'laringoscopia',
    'pré-anestésica',
    'difficult airway',
  ],
  campos,
  saidas: { class: saidaCodigo('Classe') },
  interpretacoes: [
    {
      de: 'class',
      faixas: [
        {
          codigo: 'I',
          rotulo: 'Mallampati I, palato mole, úvula e pilares',
          gravidade: 'normal',
        },
        { codigo: 'II', rotulo: 'Mallampati II, palato mole e úvula', gravidade: 'normal' },
        {
          codigo: 'III',
          rotulo: 'Mallampati III, palato mole e base da úvula',
          gravidade: 'atencao',
        },
        { codigo: 'IV', rotulo: 'Mallampati IV, só o palato duro', gravidade: 'alerta' },
      ],
    },
  ],
  fonte,
  calcular,
});
