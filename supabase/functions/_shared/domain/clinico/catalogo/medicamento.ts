import { insulinCorrection } from '../ferramentas/insulin-correction/contrato.ts';
import { opioidMme } from '../ferramentas/opioid-mme/contrato.ts';
import { steroidConversion } from '../ferramentas/steroid-conversion/contrato.ts';

export const MEDICAMENTO = [steroidConversion, opioidMme, insulinCorrection] as const;
