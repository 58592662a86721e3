import { aaGradient } from '../ferramentas/aa-gradient/contrato.ts';
import { pfRatio } from '../ferramentas/pf-ratio/contrato.ts';
import { roxIndex } from '../ferramentas/rox-index/contrato.ts';

export const RESPIRATORIO = [aaGradient, pfRatio, roxIndex] as const;
