import { das28 } from '../ferramentas/das28/contrato.ts';
import { ecog } from '../ferramentas/ecog/contrato.ts';
import { karnofsky } from '../ferramentas/karnofsky/contrato.ts';

export const FUNCIONAL = [ecog, karnofsky, das28] as const;
