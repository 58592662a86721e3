import { dripRate } from '../ferramentas/drip-rate/contrato.ts';
import { hollidaySegar } from '../ferramentas/holliday-segar/contrato.ts';
import { parkland } from '../ferramentas/parkland/contrato.ts';
import { vasoactiveInfusion } from '../ferramentas/vasoactive-infusion/contrato.ts';

export const INFUSAO = [parkland, hollidaySegar, dripRate, vasoactiveInfusion] as const;
