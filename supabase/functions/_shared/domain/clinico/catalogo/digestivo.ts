import { childPugh } from '../ferramentas/child-pugh/contrato.ts';
import { glasgowBlatchford } from '../ferramentas/glasgow-blatchford/contrato.ts';
import { maddrey } from '../ferramentas/maddrey/contrato.ts';
import { meld } from '../ferramentas/meld/contrato.ts';
import { meld3 } from '../ferramentas/meld-3/contrato.ts';
import { meldNa } from '../ferramentas/meld-na/contrato.ts';

export const DIGESTIVO = [childPugh, meld, meldNa, meld3, maddrey, glasgowBlatchford] as const;
