import { opcional, ordinal } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import {
  ABERTURA_OCULAR,
  calcular,
  FAIXAS_DE_GLASGOW,
  MOTORA_NT,
  OCULAR_NT,
  VERBAL_NT,
} from './glasgow.ts';

const fonte: Fonte = {
  autor: 'Holmes JF e cols., 2005',
  referencias: [{ citacao: 'Holmes JF et al. Acad Emerg Med 2005;12:814-9.' }],
  formula:
    'Ocular (1 a 4) + verbal adaptada (1 a 5) + motora adaptada (1 a 6). Total de 3 a 15. No trauma craniano: 13–15 leve, 9–12 moderado, 3–8 grave.',
  limites: [
    'Antes dos 2 anos ou antes da fala; depois, use a escala do adulto.',
    'Item não testável (NT) não vale 1 ponto: não há total e relatam-se os componentes.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
