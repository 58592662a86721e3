import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaCodigo } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
