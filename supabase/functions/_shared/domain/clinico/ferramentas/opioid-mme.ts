import { type EntradaDe, escolha, linhas, numero } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA, type Verificacao } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { somar } from '../motor/pontos.ts';

const TABELA_DO_CDC: Verificacao = {
  estado: 'parcial',
  documento: 'Tabela de fatores do CDC 2022 reproduzida, com suas notas, em GlobalRPh',
  ressalva: 'O relatório do CDC não foi aberto.',
};

const fonte: Fonte = {
  autor: 'CDC, 2022 (Dowell D e cols.)',
  referencias: [
    { citacao: 'CDC. MMWR Recomm Rep 2022;71(3):1-95.', doi: '10.15585/mmwr.rr7103a1' },
    {
      citacao: 'GlobalRPh, Morphine milligram equivalents calculator (reproduz a tabela do CDC).',
      url: 'https://globalrph.com/medcalcs/morphine-milligram-equivalents-calculator',
    },
  ],
  formula:
    'MME por dia = soma de dose diária (mg) × fator. Fatores: codeína 0,15; fentanila transdérmica 2,4 por mcg/h; hidrocodona 1; hidromorfona 5; metadona 4,7; morfina 1; oxicodona 1,5; oximorfona 3; tapentadol 0,4; tramadol 0,2.',
  limites: [
    'Não use para trocar de opioide: a tolerância cruzada é incompleta, e a dose nova se reduz em 25 a 50 %.',
    'Metadona e buprenorfina: só com especialista; a buprenorfina não tem fator nesta tabela.',
    'Doses orais; da fentanila, só o adesivo. Não vale para via venosa ou peridural.',
  ],
  divergencias: [
    'Evitar ou justificar a partir de 90 MME é do CDC 2016 e não consta do de 2022; aparece identificado assim.',
  ],
  verificacao: { formula: TABELA_DO_CDC, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  opioids: linhas(
    'Opioides em uso',
    {
      drug: escolha('Opioide', [
        ['codeina', 'Codeína'],
        ['fentanila_td_mcg_h', 'Fentanila transdérmica (mcg/h)'],
        ['hidrocodona', 'Hidrocodona'],
        ['hidromorfona', 'Hidromorfona'],
        ['metadona', 'Metadona'],
        ['morfina', 'Morfina'],
        ['oxicodona', 'Oxicodona'],
        ['oximorfona', 'Oximorfona'],
        ['tapentadol', 'Tapentadol'],
        ['tramadol', 'Tramadol'],
      ]),
      daily_dose: numero({
        rotulo: 'Dose diária',
        unidade: 'mg/dia (fentanila: mcg/h)',
        minimo: 0.1,
        maximo: 5000,
        incomumAbaixo: 1,
        incomumAcima: 1000,
        ajuda: 'Soma das doses orais do dia em mg; do adesivo de fentanila, os mcg/h.',
      }),
    },
    10,
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** Morphine milligram equivalents of 1 mg a day; of transdermal fentanyl, of 1 mcg/h (CDC 2022). */
const FATOR = {
  codeina: 0.15,
  fentanila_td_mcg_h: 2.4,
  hidrocodona: 1,
  hidromorfona: 5,
  metadona: 4.7,
  morfina: 1,
  oxicodona: 1.5,
  oximorfona: 3,
  tapentadol: 0.4,
  tramadol: 0.2,
} as const;

/** Morphine milligram equivalents a day of everything in use. */
function calcular({ opioids }: Entrada, notas: Notas) {
  if (opioids.some(({ drug }) => drug === 'metadona')) {
    notas.aviso('Metadona: meia-vida longa e variável; o equivalente é pouco preciso.');
  }
  return { mme_day: somar(...opioids.map(({ drug, daily_dose }) => daily_dose * FATOR[drug])) };
}

/** The 50 MME of CDC 2022; the 90 MME of CDC 2016, which 2022 no longer has. */
const FAIXAS: readonly Faixa[] = [
  { codigo: 'abaixo_de_50', abaixoDe: 50, rotulo: 'Abaixo de 50 MME por dia', gravidade: 'normal' },
  {
    codigo: 'de_50_a_90',
    abaixoDe: 90,
    rotulo: '50 MME por dia ou mais',
    texto: 'reavalie benefício e risco e ofereça naloxona (CDC 2022).',
    gravidade: 'alerta',
  },
  {
    codigo: 'de_90',
    rotulo: '90 MME por dia ou mais',
    texto:
      'reavalie benefício e risco e ofereça naloxona (CDC 2022). Evitar ou justificar a partir de 90 é do CDC 2016 e não consta do de 2022.',
    gravidade: 'alerta',
  },
];

export const opioidMme = definir({
  id: 'opioid-mme',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Equivalente de morfina (MME)',
  resumo: 'Soma dos opioides em uso em miligramas de morfina oral por dia.',
  categoria: 'medicamento',
  especialidades: [
    'Clínica Médica',
    'Oncologia Clínica',
    'Anestesiologia',
    'Medicina de Família e Comunidade',
    'Geriatria',
  ],
  apelidos: [
    'mme',
    'mmed',
    'opioide',
    'morfina',
    'tramadol',
    'codeína',
    'metadona',
    'oxicodona',
    'fentanila',
    'dor crônica',
    'naloxona',
  ],
  campos,
  saidas: { mme_day: saidaNumero('Equivalente de morfina', 'MME/dia', 1) },
  interpretacoes: [{ de: 'mme_day', faixas: FAIXAS }],
  fonte,
  calcular,
});
