import { centorMcisaac } from '../ferramentas/centor-mcisaac/contrato.ts';
import { curb65 } from '../ferramentas/curb-65/contrato.ts';
import { feverpain } from '../ferramentas/feverpain/contrato.ts';
import { psi } from '../ferramentas/psi/contrato.ts';

export const INFECCAO = [curb65, psi, centorMcisaac, feverpain] as const;
