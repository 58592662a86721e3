import { map } from '../ferramentas/map/contrato.ts';
import { qtc } from '../ferramentas/qtc/contrato.ts';
import { shockIndex } from '../ferramentas/shock-index/contrato.ts';

export const CARDIOVASCULAR = [map, shockIndex, qtc] as const;
