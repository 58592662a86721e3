import { gad7 } from '../ferramentas/gad-7/contrato.ts';
import { phq9 } from '../ferramentas/phq-9/contrato.ts';

export const MENTAL = [phq9, gad7] as const;
