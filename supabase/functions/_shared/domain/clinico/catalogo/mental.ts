import { phq9 } from '../ferramentas/phq-9/contrato.ts';

export const MENTAL = [phq9] as const;
