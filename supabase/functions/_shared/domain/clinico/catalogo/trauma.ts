import { canadianCSpine } from '../ferramentas/canadian-c-spine/contrato.ts';
import { canadianCtHead } from '../ferramentas/canadian-ct-head/contrato.ts';
import { nexus } from '../ferramentas/nexus/contrato.ts';
import { ottawaAnkle } from '../ferramentas/ottawa-ankle/contrato.ts';
import { ottawaKnee } from '../ferramentas/ottawa-knee/contrato.ts';

export const TRAUMA = [canadianCtHead, canadianCSpine, nexus, ottawaAnkle, ottawaKnee] as const;
