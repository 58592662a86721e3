import type { EntradaDe } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';
import { ITENS_NIHSS } from './itens.ts';

export type Entrada = EntradaDe<typeof ITENS_NIHSS>;

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
