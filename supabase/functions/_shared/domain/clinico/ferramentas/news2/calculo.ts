import { degraus, pontos, somar } from '../../motor/pontos.ts';
import type { Entrada } from './contrato.ts';

/** Steps of the chart (RCP 2017): points below each limit, and from the last one on. */
const FR = {
  passos: [
    [9, 3],
    [12, 1],
    [21, 0],
    [25, 2],
  ],
  resto: 3,
} as const;
const SPO2_ESCALA_1 = {
  passos: [
    [92, 3],
    [94, 2],
    [96, 1],
  ],
  resto: 0,
} as const;
/** Scale 2 punishes too much oxygen, but only in who receives it. */
const SPO2_ESCALA_2_AR = {
  passos: [
    [84, 3],
    [86, 2],
    [88, 1],
  ],
  resto: 0,
} as const;
const SPO2_ESCALA_2_O2 = {
  passos: [
    [84, 3],
    [86, 2],
    [88, 1],
    [93, 0],
    [95, 1],
    [97, 2],
  ],
  resto: 3,
} as const;
const PAS = {
  passos: [
    [91, 3],
    [101, 2],
    [111, 1],
    [220, 0],
  ],
  resto: 3,
} as const;
const FC = {
  passos: [
    [41, 3],
    [51, 1],
    [91, 0],
    [111, 1],
    [131, 2],
  ],
  resto: 3,
} as const;

type Tabela = { readonly passos: Parameters<typeof degraus>[1]; readonly resto: number };
const naTabela = (valor: number, { passos, resto }: Tabela) => degraus(valor, passos, resto);

/** The sum of the seven parameters and the clinical risk that it stands for. */
export function calcular(entrada: Entrada) {
  const parametros = [
    naTabela(entrada.rr, FR),
    naTabela(entrada.spo2, tabelaDeSpo2(entrada)),
    pontos([entrada.on_oxygen, 2]),
    naTabela(entrada.sbp, PAS),
    naTabela(entrada.hr, FC),
    pontos([entrada.consciousness !== 'A', 3]),
    temperatura(entrada.temp_c),
  ];
  const score = somar(...parametros);
  return { score, risk: risco(score, parametros.includes(3)) };
}

function tabelaDeSpo2({ spo2_scale, on_oxygen }: Entrada): Tabela {
  if (spo2_scale === 1) return SPO2_ESCALA_1;
  return on_oxygen ? SPO2_ESCALA_2_O2 : SPO2_ESCALA_2_AR;
}

/** °C; here the upper edge of each band belongs to it. */
function temperatura(t: number): number {
  return pontos([t <= 35, 3], [t > 35 && t <= 36, 1], [t > 38 && t <= 39, 1], [t > 39, 2]);
}

/** A single parameter worth 3 asks for a review even when the sum is low. */
function risco(score: number, algumTres: boolean): string {
  if (score >= 7) return 'alto';
  if (score >= 5) return 'medio';
  return algumTres ? 'baixo_medio' : 'baixo';
}
