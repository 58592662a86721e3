import { type EntradaDe, opcional } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DE_GLASGOW } from './faixas.ts';
import { fonte } from './fonte.ts';
import {
  ABERTURA_OCULAR,
  MOTORA_NT,
  OCULAR_NT,
  RESPOSTA_MOTORA,
  RESPOSTA_VERBAL,
  VERBAL_NT,
} from './itens.ts';

const campos = {
  eye: opcional(ABERTURA_OCULAR),
  verbal: opcional(RESPOSTA_VERBAL),
  motor: opcional(RESPOSTA_MOTORA),
  eye_nt: opcional(OCULAR_NT),
  verbal_nt: opcional(VERBAL_NT),
  motor_nt: opcional(MOTORA_NT),
};
export type Entrada = EntradaDe<typeof campos>;

export const glasgow = definir({
  id: 'glasgow',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Escala de coma de Glasgow',
  resumo: 'Nível de consciência pela abertura ocular, resposta verbal e resposta motora.',
  categoria: 'neurologia',
  especialidades: [
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Neurologia',
    'Neurocirurgia',
    'Clínica Médica',
  ],
  apelidos: [
    'ecg glasgow',
    'gcs',
    'glasgow coma scale',
    'coma',
    'nível de consciência',
    'rebaixamento',
    'traumatismo craniano',
    'tce',
  ],
  campos,
  exigencias: [
    { quantos: 'ao-menos-um', de: ['eye', 'eye_nt'] },
    { quantos: 'ao-menos-um', de: ['verbal', 'verbal_nt'] },
    { quantos: 'ao-menos-um', de: ['motor', 'motor_nt'] },
  ],
  saidas: {
    score: saidaPontos(),
    severity: saidaCodigo('Gravidade no trauma craniano'),
    components: {
      tipo: 'partes',
      rotulo: 'Componentes',
      partes: { eye: 'Ocular', verbal: 'Verbal', motor: 'Motora' },
    },
  },
  interpretacoes: [{ de: 'score', classe: 'severity', faixas: FAIXAS_DE_GLASGOW }],
  fonte,
  calcular,
});
