import { type EntradaDe, medida } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { raizCubica } from '../motor/matematica.ts';
import type { Notas } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Bazett 1920; Fridericia 1920; Hodges e cols. 1983; Sagie e cols. 1992 (Framingham)',
  referencias: [
    { citacao: 'Bazett HC. Heart 1920;7:353-70.' },
    { citacao: 'Fridericia LS. Acta Med Scand 1920;53:469-86.' },
    {
      citacao: 'Sagie A et al. Am J Cardiol 1992;70:797-801.',
      doi: '10.1016/0002-9149(92)90562-D',
    },
    { citacao: 'Hodges M et al. J Am Coll Cardiol 1983;1:694.' },
    {
      citacao: 'AHA/ACCF/HRS 2009, recomendações para o eletrocardiograma (cortes do QTc).',
      doi: '10.1161/CIRCULATIONAHA.108.191096',
    },
  ],
  formula:
    'Com RR = 60 ÷ FC (s) e QT em ms: Bazett QT ÷ √RR; Fridericia QT ÷ ∛RR; Framingham QT + 154 × (1 − RR); Hodges QT + 1,75 × (FC − 60).',
  limites: [
    'Pede condução 1:1: na fibrilação atrial, use a média de vários ciclos.',
    'Bloqueio de ramo ou marca-passo: desconte o excesso do QRS.',
    'Fora de 60 a 100 bpm, prefira Fridericia ou Framingham.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = { qt_ms: medida('qt'), hr: medida('fc') };
type Entrada = EntradaDe<typeof campos>;

/** Where Bazett still corrects well, bpm. */
function bazettServe(hr: number): boolean {
  return hr >= 60 && hr <= 100;
}

/** Corrected QT in ms by four formulas; QT in ms, heart rate in bpm, RR in seconds. */
function calcular({ qt_ms, hr }: Entrada, notas: Notas) {
  const rr = 60 / hr;
  if (!bazettServe(hr)) {
    notas.aviso(
      'Frequência fora de 60 a 100 bpm: Bazett corrige mal; prefira Fridericia ou Framingham.',
    );
  }
  return {
    bazett: qt_ms / Math.sqrt(rr),
    fridericia: qt_ms / raizCubica(rr),
    framingham: qt_ms + 154 * (1 - rr),
    hodges: qt_ms + 1.75 * (hr - 60),
  };
}

/** AHA/ACCF/HRS 2009, ms: prolonged from 450 in men and from 460 in women. */
const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'curto',
    ate: 390,
    rotulo: 'QTc curto (390 ms ou menos)',
    texto: 'procure hipercalcemia, digital e síndrome do QT curto.',
    gravidade: 'atencao',
  },
  { codigo: 'normal', abaixoDe: 450, rotulo: 'QTc normal', gravidade: 'normal' },
  {
    codigo: 'prolongado_no_homem',
    abaixoDe: 460,
    rotulo: 'QTc prolongado no homem, normal na mulher',
    texto: 'o corte é 450 ms no homem e 460 ms na mulher.',
    gravidade: 'atencao',
  },
  {
    codigo: 'prolongado',
    abaixoDe: 500,
    rotulo: 'QTc prolongado',
    texto: 'reveja medicamentos, potássio, magnésio e cálcio.',
    gravidade: 'alerta',
  },
  {
    codigo: 'alto_risco',
    rotulo: 'QTc de 500 ms ou mais',
    texto: 'risco alto de torsades de pointes; o mesmo vale para aumento maior que 60 ms.',
    gravidade: 'critico',
  },
];

export const qtc = definir({
  id: 'qtc',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'QT corrigido (QTc)',
  resumo: 'QTc por Bazett, Fridericia, Framingham e Hodges.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Clínica Médica',
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Psiquiatria',
  ],
  apelidos: ['qt', 'bazett', 'fridericia', 'qt longo', 'torsades', 'eletrocardiograma', 'ecg'],
  campos,
  saidas: {
    bazett: saidaNumero('QTc (Bazett)', 'ms', 0),
    fridericia: saidaNumero('QTc (Fridericia)', 'ms', 0),
    framingham: saidaNumero('QTc (Framingham)', 'ms', 0),
    hodges: saidaNumero('QTc (Hodges)', 'ms', 0),
  },
  interpretacoes: [
    { de: 'bazett', faixas: FAIXAS, quando: ({ hr }) => bazettServe(hr) },
    { de: 'fridericia', faixas: FAIXAS, quando: ({ hr }) => !bazettServe(hr) },
  ],
  fonte,
  calcular,
});
