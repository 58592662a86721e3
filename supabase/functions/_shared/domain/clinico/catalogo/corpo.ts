import { bmi } from '../ferramentas/bmi/contrato.ts';
import { bsa } from '../ferramentas/bsa/contrato.ts';
import { idealBodyWeight } from '../ferramentas/ideal-body-weight/contrato.ts';
import { pediatricWeight } from '../ferramentas/pediatric-weight/contrato.ts';

export const CORPO = [bmi, bsa, idealBodyWeight, pediatricWeight] as const;
