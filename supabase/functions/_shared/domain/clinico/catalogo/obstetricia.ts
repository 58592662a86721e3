import { apgar } from '../ferramentas/apgar/contrato.ts';
import { gestationalAge } from '../ferramentas/gestational-age/contrato.ts';

export const OBSTETRICIA = [gestationalAge, apgar] as const;
