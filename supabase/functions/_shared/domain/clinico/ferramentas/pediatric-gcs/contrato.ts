import { opcional, ordinal } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { FAIXAS_DE_GLASGOW } from '../glasgow/faixas.ts';
import { ABERTURA_OCULAR, MOTORA_NT, OCULAR_NT, VERBAL_NT } from '../glasgow/itens.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  eye: opcional(ABERTURA_OCULAR),
  verbal: opcional(
    ordinal('Resposta verbal', [
      [5, 'Balbucia ou sorri'],
      [4, 'Choro irritado, consolável'],
      [3, 'Choro à dor'],
      [2, 'Gemido à dor'],
      [1, 'Ausente'],
    ]),
  ),
  motor: opcional(
    ordinal('Resposta motora', [
      [6, 'Movimento espontâneo'],
      [5, 'Retira ao toque'],
      [4, 'Retira à dor'],
      [3, 'Flexão anormal'],
      [2, 'Extensão'],
      [1, 'Ausente'],
    ]),
  ),
  eye_nt: opcional(OCULAR_NT),
  verbal_nt: opcional(VERBAL_NT),
  motor_nt: opcional(MOTORA_NT),
};

export const pediatricGcs = definir({
  id: 'pediatric-gcs',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Glasgow pediátrica',
  resumo: 'Nível de consciência antes dos 2 anos ou antes da fala.',
  categoria: 'neurologia',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Medicina Intensiva', 'Neurocirurgia'],
  apelidos: [
    'glasgow infantil',
    'glasgow lactente',
    'pediatric glasgow coma scale',
    'pgcs',
    'trauma craniano na criança',
    'criança sonolenta',
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
