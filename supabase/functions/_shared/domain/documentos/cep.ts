import type { Uf } from './crm.ts';

/**
 * Where a state's ranges of CEP begin, by the first five digits; each goes on until the next. Published
 * by Correios (Busca Faixa de CEP, por UF). Not checked against Correios' own page: taken from several
 * public copies of that table, which agree. What they do not agree on, or is given to nobody, is null.
 * Cities: `src/features/pacientes/cep`.
 */
const FAIXAS: readonly (readonly [inicio: number, uf: Uf | null])[] = [
  [0, null],
  [1000, 'SP'],
  [20000, 'RJ'],
  [29000, 'ES'],
  [30000, 'MG'],
  [40000, 'BA'],
  [49000, 'SE'],
  [50000, 'PE'],
  [57000, 'AL'],
  [58000, 'PB'],
  [59000, 'RN'],
  [60000, 'CE'],
  [64000, 'PI'],
  [65000, 'MA'],
  [66000, 'PA'],
  [68900, 'AP'],
  [69000, 'AM'],
  [69300, 'RR'],
  [69400, 'AM'],
  [69900, 'AC'],
  [70000, 'DF'],
  [72800, 'GO'],
  [73000, 'DF'],
  [73700, 'GO'],
  [76800, 'RO'],
  [77000, 'TO'],
  [78000, 'MT'],
  // Of Rondônia in older copies, before 76800.
  [78900, null],
  [79000, 'MS'],
  [80000, 'PR'],
  [88000, 'SC'],
  [90000, 'RS'],
];

/** The state of a CEP, with dash or without; undefined where it is not whole or not known. */
export function ufDoCep(cep: string): Uf | undefined {
  const [, setor] = /^\s*(\d{5})-?\d{3}\s*$/.exec(cep) ?? [];
  if (setor === undefined) return undefined;
  return FAIXAS.findLast(([inicio]) => inicio <= Number(setor))?.[1] ?? undefined;
}
