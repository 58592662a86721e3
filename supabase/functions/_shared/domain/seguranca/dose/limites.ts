import { escreverPorKg } from './escrever.ts';
import type { LinhaDeDose, PacienteDaDose, Teto, TetosDoAdulto, UnidadeDeTeto } from './tipos.ts';

/** A ceiling as it applies to one patient. */
export interface Limite {
  readonly valor: number;
  readonly unidade: UnidadeDeTeto;
  /** How it came to be: "15 mg/kg". */
  readonly porque: string | undefined;
  /** By how much it may be passed: drops and mL are rounded. */
  readonly folga: number;
}

/** The ceilings of a row for one patient, and why some of them could not be applied. */
export interface Limites {
  readonly tomada: readonly Limite[];
  readonly dia: readonly Limite[];
  /** Ceilings that are written by weight, whoever's it is. */
  readonly porKg: { readonly tomada: Teto | undefined; readonly dia: Teto | undefined };
  readonly semDado: string | undefined;
}

const CRIANCA_MESES = 12 * 12;
/** Without an age, somebody of this weight is taken for a child. */
const CRIANCA_KG = 35;
const FOLGA_POR_KG = 0.1;

export function ehCrianca({ idadeMeses, pesoKg }: PacienteDaDose): boolean {
  if (idadeMeses !== undefined) return idadeMeses < CRIANCA_MESES;
  return pesoKg !== undefined && pesoKg < CRIANCA_KG;
}

/** Tells what a patient may take: `unica` is a dose that is not repeated within the week. */
export function limitesDe(linha: LinhaDeDose, paciente: PacienteDaDose, unica: boolean): Limites {
  return ehCrianca(paciente) ? daCrianca(linha, paciente, unica) : doAdulto(linha, paciente, unica);
}

function doAdulto({ adulto }: LinhaDeDose, paciente: PacienteDaDose, unica: boolean): Limites {
  const { idoso_max_dia, dose_unica_max, por_kg = false } = adulto;
  const so = unica ? dose_unica_max : undefined;
  const tomada = so ?? adulto.max_tomada;
  const dia = so ?? adulto.max_dia;
  const anos = (paciente.idadeMeses ?? 0) / 12;
  const idoso =
    !so && idoso_max_dia && anos >= idoso_max_dia.idade_anos ? idoso_max_dia : undefined;
  const limitar = (teto: Teto | undefined) =>
    por_kg ? porPeso(teto, paciente) : teto ? [fixo(teto)] : [];
  const doIdoso = idoso ? [{ ...fixo(idoso), porque: `a partir de ${idoso.idade_anos} anos` }] : [];
  return {
    tomada: limitar(tomada),
    dia: [...doIdoso, ...limitar(dia)],
    porKg: { tomada: por_kg ? tomada : undefined, dia: por_kg ? dia : undefined },
    semDado: por_kg && paciente.pesoKg === undefined ? 'o teto é por kg e falta o peso' : undefined,
  };
}

function daCrianca(linha: LinhaDeDose, paciente: PacienteDaDose, unica: boolean): Limites {
  const { pediatria, adulto } = linha;
  const doAdulto: Partial<TetosDoAdulto> = adulto.por_kg ? {} : adulto;
  const so = unica ? (pediatria?.dose_unica_max ?? doAdulto.dose_unica_max) : undefined;
  const kgUnica = unica ? pediatria?.kg_dose_unica : undefined;
  const kgTomada =
    kgUnica ?? (pediatria?.kg_tomada || (adulto.por_kg ? adulto.max_tomada : undefined));
  const kgDia = kgUnica ?? (pediatria?.kg_dia || (adulto.por_kg ? adulto.max_dia : undefined));
  const tomada = so ?? pediatria?.max_tomada ?? doAdulto.max_tomada;
  const dia = so ?? pediatria?.max_dia ?? doAdulto.max_dia;
  const temPorKg = kgTomada !== undefined || kgDia !== undefined;
  return {
    tomada: [...porPeso(kgTomada, paciente), ...(tomada ? [fixo(tomada)] : [])],
    dia: [...porPeso(kgDia, paciente), ...(dia ? [fixo(dia)] : [])],
    porKg: { tomada: kgTomada, dia: kgDia },
    semDado: faltaDaCrianca(pediatria !== undefined, temPorKg, paciente),
  };
}

function faltaDaCrianca(
  temLinha: boolean,
  temPorKg: boolean,
  { pesoKg }: PacienteDaDose,
): string | undefined {
  if (temPorKg) return pesoKg === undefined ? 'a dose é por kg e falta o peso' : undefined;
  return temLinha ? undefined : 'a tabela não tem dose de criança; vale só o teto do adulto';
}

function fixo({ valor, unidade }: Teto): Limite {
  return { valor, unidade, porque: undefined, folga: 0 };
}

function porPeso(teto: Teto | undefined, { pesoKg }: PacienteDaDose): readonly Limite[] {
  if (!teto || pesoKg === undefined) return [];
  const { valor, unidade } = teto;
  const porque = escreverPorKg(teto);
  return [{ valor: valor * pesoKg, unidade, porque, folga: FOLGA_POR_KG }];
}
