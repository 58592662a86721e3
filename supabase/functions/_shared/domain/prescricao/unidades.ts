import type { FormaContada } from '../posologia/tipos.ts';
import { type Genero, numeroPorExtenso } from './extenso.ts';

/** How a counted form is said. */
export interface Unidade {
  readonly um: string;
  readonly varios: string;
  readonly genero: Genero;
}

const m = (um: string, varios: string): Unidade => ({ um, varios, genero: 'masculino' });
const f = (um: string, varios: string): Unidade => ({ um, varios, genero: 'feminino' });

export const UNIDADES: Readonly<Record<FormaContada, Unidade>> = {
  comprimido: m('comprimido', 'comprimidos'),
  capsula: f('cápsula', 'cápsulas'),
  dragea: f('drágea', 'drágeas'),
  gota: f('gota', 'gotas'),
  mL: m('mL', 'mL'),
  jato: m('jato', 'jatos'),
  ampola: f('ampola', 'ampolas'),
  frasco: m('frasco', 'frascos'),
  adesivo: m('adesivo', 'adesivos'),
  supositorio: m('supositório', 'supositórios'),
  ovulo: m('óvulo', 'óvulos'),
  sache: m('sachê', 'sachês'),
  aplicacao: f('aplicação', 'aplicações'),
  unidade: f('unidade', 'unidades'),
};

/** A number as it is written here: `1.500`, `2,5`. */
export function numeroEscrito(valor: number): string {
  const [inteiro = '', decimos] = String(Math.round(valor * 1000) / 1000).split('.');
  const milhares = inteiro.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimos === undefined ? milhares : `${milhares},${decimos}`;
}

/** A quantity in figures and words: `21 (vinte e um) comprimidos`; a fraction has figures alone. */
export function quantidadePorExtenso(valor: number, unidade: Unidade): string {
  const nome = valor === 1 ? unidade.um : unidade.varios;
  const extenso = numeroPorExtenso(valor, unidade.genero);
  return extenso
    ? `${numeroEscrito(valor)} (${extenso}) ${nome}`
    : `${numeroEscrito(valor)} ${nome}`;
}

const METADES: Readonly<Record<Genero, string>> = { masculino: 'meio', feminino: 'meia' };

/** An amount that is taken: `1 comprimido`, `meio comprimido`, `1 comprimido e meio`, `2,5 mL`. */
export function quantiaEscrita(valor: number, unidade: Unidade): string {
  const inteira = Math.floor(valor);
  if (unidade.um === 'mL' || valor - inteira !== 0.5) {
    return `${numeroEscrito(valor)} ${valor <= 1 ? unidade.um : unidade.varios}`;
  }
  const metade = METADES[unidade.genero];
  return inteira === 0
    ? `${metade} ${unidade.um}`
    : `${quantiaEscrita(inteira, unidade)} e ${metade}`;
}
