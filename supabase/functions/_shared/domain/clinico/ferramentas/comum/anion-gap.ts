import { medida, opcional } from '../../motor/campos.ts';

/** What both the anion gap and the delta ratio ask for. */
export const CAMPOS_DO_ANION_GAP = {
  sodium: medida('sodio'),
  chloride: medida('cloro'),
  bicarbonate: medida('bicarbonato'),
  albumin_g_dl: opcional(medida('albumina', { ajuda: 'Para corrigir o ânion gap.' })),
};

/** Albumin taken as normal, g/dL, and what each g/dL below it hides, mmol/L. */
const ALBUMINA_NORMAL = 4;
const POR_GRAMA = 2.5;

interface Eletrolitos {
  readonly sodium: number;
  readonly chloride: number;
  readonly bicarbonate: number;
}

/** Anion gap without potassium; all in mmol/L. */
export function anionGap({ sodium, chloride, bicarbonate }: Eletrolitos): number {
  return sodium - chloride - bicarbonate;
}

/** Anion gap corrected for albumin in g/dL (Figge 1998, with 4.0 as the normal albumin). */
export function corrigirPelaAlbumina(gap: number, albumina: number): number {
  return gap + POR_GRAMA * (ALBUMINA_NORMAL - albumina);
}
