import { ckdEpi2021 } from '../ferramentas/ckd-epi-2021/contrato.ts';

export const RENAL = [ckdEpi2021] as const;
