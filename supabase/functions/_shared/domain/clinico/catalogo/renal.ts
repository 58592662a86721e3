import { ckdEpi2009 } from '../ferramentas/ckd-epi-2009/contrato.ts';
import { ckdEpi2021 } from '../ferramentas/ckd-epi-2021/contrato.ts';
import { cockcroftGault } from '../ferramentas/cockcroft-gault/contrato.ts';
import { fena } from '../ferramentas/fena/contrato.ts';
import { feurea } from '../ferramentas/feurea/contrato.ts';
import { mdrd4 } from '../ferramentas/mdrd-4/contrato.ts';
import { renalFunction } from '../ferramentas/renal-function/contrato.ts';
import { schwartzBedside } from '../ferramentas/schwartz-bedside/contrato.ts';

export const RENAL = [
  renalFunction,
  cockcroftGault,
  ckdEpi2021,
  ckdEpi2009,
  mdrd4,
  schwartzBedside,
  fena,
  feurea,
] as const;
