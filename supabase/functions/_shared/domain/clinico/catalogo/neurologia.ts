import { abcd2 } from '../ferramentas/abcd2/contrato.ts';
import { camIcu } from '../ferramentas/cam-icu/contrato.ts';
import { ciwaAr } from '../ferramentas/ciwa-ar/contrato.ts';
import { glasgow } from '../ferramentas/glasgow/contrato.ts';
import { glasgowP } from '../ferramentas/glasgow-p/contrato.ts';
import { miniCog } from '../ferramentas/mini-cog/contrato.ts';
import { nihss } from '../ferramentas/nihss/contrato.ts';
import { pediatricGcs } from '../ferramentas/pediatric-gcs/contrato.ts';
import { rass } from '../ferramentas/rass/contrato.ts';

export const NEUROLOGIA = [
  glasgow,
  glasgowP,
  pediatricGcs,
  nihss,
  abcd2,
  rass,
  camIcu,
  ciwaAr,
  miniCog,
] as const;
