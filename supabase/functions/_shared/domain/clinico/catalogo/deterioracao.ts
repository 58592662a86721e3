import { apacheIi } from '../ferramentas/apache-ii/contrato.ts';
import { mews } from '../ferramentas/mews/contrato.ts';
import { news2 } from '../ferramentas/news2/contrato.ts';
import { pews } from '../ferramentas/pews/contrato.ts';
import { phoenixSepsis } from '../ferramentas/phoenix-sepsis/contrato.ts';
import { qsofa } from '../ferramentas/qsofa/contrato.ts';
import { sirs } from '../ferramentas/sirs/contrato.ts';
import { sofa } from '../ferramentas/sofa/contrato.ts';
import { westley } from '../ferramentas/westley/contrato.ts';

export const DETERIORACAO = [
  news2,
  mews,
  qsofa,
  sirs,
  sofa,
  apacheIi,
  phoenixSepsis,
  pews,
  westley,
] as const;
