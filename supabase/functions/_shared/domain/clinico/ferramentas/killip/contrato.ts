import type { EntradaDe } from '../../motor/campos.ts';
import { definir, saidaCodigo } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { classeDeKillip } from './classes.ts';
import { fonte } from './fonte.ts';

const campos = { killip: classeDeKillip() };
export type Entrada = EntradaDe<typeof campos>;

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
