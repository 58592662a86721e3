import { qsofa } from '../ferramentas/qsofa/contrato.ts';

export const DETERIORACAO = [qsofa] as const;
