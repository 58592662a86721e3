import { caprini } from '../ferramentas/caprini/contrato.ts';
import { genevaRevised } from '../ferramentas/geneva-revised/contrato.ts';
import { padua } from '../ferramentas/padua/contrato.ts';
import { perc } from '../ferramentas/perc/contrato.ts';
import { wellsDvt } from '../ferramentas/wells-dvt/contrato.ts';
import { wellsPe } from '../ferramentas/wells-pe/contrato.ts';

export const TROMBOEMBOLISMO = [wellsPe, wellsDvt, perc, genevaRevised, padua, caprini] as const;
