import { asa } from '../ferramentas/asa/contrato.ts';
import { cha2ds2Va } from '../ferramentas/cha2ds2-va/contrato.ts';
import { cha2ds2Vasc } from '../ferramentas/cha2ds2-vasc/contrato.ts';
import { grace } from '../ferramentas/grace/contrato.ts';
import { hasBled } from '../ferramentas/has-bled/contrato.ts';
import { heart } from '../ferramentas/heart/contrato.ts';
import { killip } from '../ferramentas/killip/contrato.ts';
import { mallampati } from '../ferramentas/mallampati/contrato.ts';
import { map } from '../ferramentas/map/contrato.ts';
import { qtc } from '../ferramentas/qtc/contrato.ts';
import { rcri } from '../ferramentas/rcri/contrato.ts';
import { shockIndex } from '../ferramentas/shock-index/contrato.ts';
import { timiNstemi } from '../ferramentas/timi-nstemi/contrato.ts';
import { timiStemi } from '../ferramentas/timi-stemi/contrato.ts';

export const CARDIOVASCULAR = [
  map,
  shockIndex,
  qtc,
  cha2ds2Vasc,
  cha2ds2Va,
  hasBled,
  heart,
  timiNstemi,
  timiStemi,
  grace,
  killip,
  rcri,
  asa,
  mallampati,
] as const;
