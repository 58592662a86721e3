import { bmi } from '../ferramentas/bmi/contrato.ts';

export const CORPO = [bmi] as const;
