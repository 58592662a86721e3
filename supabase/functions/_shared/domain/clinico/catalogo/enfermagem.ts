import { braden } from '../ferramentas/braden/contrato.ts';
import { manchester } from '../ferramentas/manchester/contrato.ts';
import { morse } from '../ferramentas/morse/contrato.ts';
import { wagner } from '../ferramentas/wagner/contrato.ts';

export const ENFERMAGEM = [braden, morse, manchester, wagner] as const;
