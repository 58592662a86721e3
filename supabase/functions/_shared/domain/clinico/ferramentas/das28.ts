import { type EntradaDe, medida, numero, opcional } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import type { Fonte } from '../motor/fonte.ts';
import { ln } from '../motor/matematica.ts';
import type { Notas } from '../motor/notas.ts';

const PAGINA = 'Página do grupo de Nijmegen, das-score.nl (fórmulas validadas e cortes)';

const fonte: Fonte = {
  autor: 'Prevoo MLL e cols., 1995',
  referencias: [
    { citacao: 'Prevoo MLL et al. Arthritis Rheum 1995;38:44-8.' },
    {
      citacao: 'DAS28, fórmulas validadas.',
      url: 'https://das-score.nl/en/das-and-das28/how-to-meaure-the-das28/how-to-calculate-the-das28/alternative-validated-formulae',
    },
  ],
  formula:
    'DAS28-VHS = 0,56 × √dolorosas + 0,28 × √edemaciadas + 0,70 × ln(VHS) + 0,014 × saúde global. DAS28-PCR = 0,56 × √dolorosas + 0,28 × √edemaciadas + 0,36 × ln(PCR + 1) + 0,014 × saúde global + 0,96. VHS em mm/h, PCR em mg/L, saúde global em mm. < 2,6 remissão; até 3,2 baixa; até 5,1 moderada; > 5,1 alta.',
  limites: [
    'Só para artrite reumatoide do adulto; pés e tornozelos não entram na contagem.',
    'As duas versões não são intercambiáveis: acompanhe sempre com a mesma.',
    'Dor difusa (fibromialgia) eleva a contagem dolorosa e a saúde global sem inflamação.',
    'Confira a unidade da PCR: em mg/dL, multiplique por 10.',
  ],
  divergencias: [
    'Os mesmos cortes servem aqui às duas versões, mas a PCR costuma dar valores menores que a VHS.',
    'A página do grupo escreve atividade baixa como < 3,2; usado até 3,2, inclusive.',
  ],
  verificacao: {
    formula: { estado: 'conferida', documento: PAGINA },
    faixas: {
      estado: 'conferida',
      documento: PAGINA,
      ressalva: 'A página não diz em que faixa ficam exatamente 3,2 e 5,1.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  tjc28: numero({
    rotulo: 'Articulações dolorosas',
    unidade: 'de 28',
    minimo: 0,
    maximo: 28,
    semIncomum: 'Contagem de 0 a 28.',
    inteiro: true,
    ajuda: 'Ombros, cotovelos, punhos, metacarpofalângicas, interfalângicas proximais e joelhos.',
  }),
  sjc28: numero({
    rotulo: 'Articulações edemaciadas',
    unidade: 'de 28',
    minimo: 0,
    maximo: 28,
    semIncomum: 'Contagem de 0 a 28.',
    inteiro: true,
    ajuda: 'As mesmas 28.',
  }),
  global_health_mm: numero({
    rotulo: 'Saúde global pelo paciente',
    unidade: 'mm',
    alternativas: [{ unidade: 'cm', fator: 10 }],
    minimo: 0,
    maximo: 100,
    semIncomum: 'Escala visual: toda marca se usa.',
    ajuda: 'Escala visual de 100 mm: 0 é muito bem, 100 é muito mal.',
  }),
  esr: opcional(medida('vhs')),
  crp_mg_l: opcional(medida('pcr')),
};
type Entrada = EntradaDe<typeof campos>;

/**
 * DAS28 by ESR (mm/h) and by CRP (mg/L), whichever was given; global health in mm of a 100 mm scale
 * (Prevoo 1995).
 */
function calcular({ tjc28, sjc28, global_health_mm, esr, crp_mg_l }: Entrada, notas: Notas) {
  const comum = 0.56 * Math.sqrt(tjc28) + 0.28 * Math.sqrt(sjc28) + 0.014 * global_health_mm;
  if (esr === undefined) notas.ausente('das28_esr', 'A VHS não foi informada.');
  if (crp_mg_l === undefined) notas.ausente('das28_crp', 'A PCR não foi informada.');
  return {
    das28_esr: esr === undefined ? undefined : comum + 0.7 * ln(esr),
    das28_crp: crp_mg_l === undefined ? undefined : comum + 0.36 * ln(crp_mg_l + 1) + 0.96,
  };
}

/** Disease activity, the same cuts for both versions. */
function faixas(versao: string): readonly Faixa[] {
  return [
    { codigo: 'remissao', abaixoDe: 2.6, rotulo: `${versao}: remissão`, gravidade: 'normal' },
    { codigo: 'baixa', ate: 3.2, rotulo: `${versao}: atividade baixa`, gravidade: 'atencao' },
    { codigo: 'moderada', ate: 5.1, rotulo: `${versao}: atividade moderada`, gravidade: 'alerta' },
    { codigo: 'alta', rotulo: `${versao}: atividade alta`, gravidade: 'critico' },
  ];
}

export const das28 = definir({
  id: 'das28',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'DAS28',
  resumo: 'Atividade da artrite reumatoide, pela VHS e pela PCR.',
  categoria: 'funcional',
  especialidades: ['Reumatologia', 'Clínica Médica'],
  apelidos: [
    'artrite reumatoide',
    'disease activity score',
    'das28-vhs',
    'das28-pcr',
    'dor articular',
    'atividade da doença',
  ],
  campos,
  exigencias: [{ quantos: 'ao-menos-um', de: ['esr', 'crp_mg_l'] }],
  saidas: {
    das28_esr: saidaNumero('DAS28-VHS', 'pontos', 2),
    das28_crp: saidaNumero('DAS28-PCR', 'pontos', 2),
  },
  interpretacoes: [
    { de: 'das28_esr', faixas: faixas('DAS28-VHS') },
    { de: 'das28_crp', faixas: faixas('DAS28-PCR') },
  ],
  fonte,
  calcular,
});
