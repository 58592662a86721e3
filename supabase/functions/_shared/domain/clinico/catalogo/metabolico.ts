import { adrogueMadias } from '../ferramentas/adrogue-madias/contrato.ts';
import { anionGap } from '../ferramentas/anion-gap/contrato.ts';
import { correctedCalcium } from '../ferramentas/corrected-calcium/contrato.ts';
import { correctedSodium } from '../ferramentas/corrected-sodium/contrato.ts';
import { deltaRatio } from '../ferramentas/delta-ratio/contrato.ts';
import { freeWaterDeficit } from '../ferramentas/free-water-deficit/contrato.ts';
import { serumOsmolality } from '../ferramentas/serum-osmolality/contrato.ts';
import { sodiumDeficit } from '../ferramentas/sodium-deficit/contrato.ts';
import { winters } from '../ferramentas/winters/contrato.ts';

export const METABOLICO = [
  anionGap,
  deltaRatio,
  winters,
  serumOsmolality,
  correctedSodium,
  sodiumDeficit,
  freeWaterDeficit,
  adrogueMadias,
  correctedCalcium,
] as const;
