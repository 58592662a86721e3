import { air } from '../ferramentas/air/contrato.ts';
import { alvarado } from '../ferramentas/alvarado/contrato.ts';
import { bisap } from '../ferramentas/bisap/contrato.ts';
import { childPugh } from '../ferramentas/child-pugh/contrato.ts';
import { glasgowBlatchford } from '../ferramentas/glasgow-blatchford/contrato.ts';
import { maddrey } from '../ferramentas/maddrey/contrato.ts';
import { meld } from '../ferramentas/meld/contrato.ts';
import { meld3 } from '../ferramentas/meld-3/contrato.ts';
import { meldNa } from '../ferramentas/meld-na/contrato.ts';
import { ranson } from '../ferramentas/ranson/contrato.ts';
import { rockall } from '../ferramentas/rockall/contrato.ts';

export const DIGESTIVO = [
  childPugh,
  meld,
  meldNa,
  meld3,
  maddrey,
  glasgowBlatchford,
  rockall,
  ranson,
  bisap,
  alvarado,
  air,
] as const;
