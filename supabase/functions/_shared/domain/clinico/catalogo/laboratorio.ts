import { fib4 } from '../ferramentas/fib-4/contrato.ts';
import { homaIr } from '../ferramentas/homa-ir/contrato.ts';
import { ldl } from '../ferramentas/ldl/contrato.ts';

export const LABORATORIO = [ldl, homaIr, fib4] as const;
