import { aaGradient } from './ferramentas/aa-gradient.ts';
import { abcd2 } from './ferramentas/abcd2.ts';
import { adrogueMadias } from './ferramentas/adrogue-madias.ts';
import { air } from './ferramentas/air.ts';
import { alvarado } from './ferramentas/alvarado.ts';
import { anionGap } from './ferramentas/anion-gap.ts';
import { apacheIi } from './ferramentas/apache-ii.ts';
import { apgar } from './ferramentas/apgar.ts';
import { asa } from './ferramentas/asa.ts';
import { bisap } from './ferramentas/bisap.ts';
import { bmi } from './ferramentas/bmi.ts';
import { braden } from './ferramentas/braden.ts';
import { bsa } from './ferramentas/bsa.ts';
import { camIcu } from './ferramentas/cam-icu.ts';
import { canadianCSpine } from './ferramentas/canadian-c-spine.ts';
import { canadianCtHead } from './ferramentas/canadian-ct-head.ts';
import { caprini } from './ferramentas/caprini.ts';
import { centorMcisaac } from './ferramentas/centor-mcisaac.ts';
import { cha2ds2Va } from './ferramentas/cha2ds2-va.ts';
import { cha2ds2Vasc } from './ferramentas/cha2ds2-vasc.ts';
import { childPugh } from './ferramentas/child-pugh.ts';
import { ciwaAr } from './ferramentas/ciwa-ar.ts';
import { ckdEpi2009 } from './ferramentas/ckd-epi-2009.ts';
import { ckdEpi2021 } from './ferramentas/ckd-epi-2021.ts';
import { cockcroftGault } from './ferramentas/cockcroft-gault.ts';
import { correctedCalcium } from './ferramentas/corrected-calcium.ts';
import { correctedSodium } from './ferramentas/corrected-sodium.ts';
import { curb65 } from './ferramentas/curb-65.ts';
import { das28 } from './ferramentas/das28.ts';
import { deltaRatio } from './ferramentas/delta-ratio.ts';
import { dripRate } from './ferramentas/drip-rate.ts';
import { ecog } from './ferramentas/ecog.ts';
import { fena } from './ferramentas/fena.ts';
import { feurea } from './ferramentas/feurea.ts';
import { feverpain } from './ferramentas/feverpain.ts';
import { fib4 } from './ferramentas/fib-4.ts';
import { freeWaterDeficit } from './ferramentas/free-water-deficit.ts';
import { gad7 } from './ferramentas/gad-7.ts';
import { genevaRevised } from './ferramentas/geneva-revised.ts';
import { gestationalAge } from './ferramentas/gestational-age.ts';
import { glasgow } from './ferramentas/glasgow.ts';
import { glasgowBlatchford } from './ferramentas/glasgow-blatchford.ts';
import { glasgowP } from './ferramentas/glasgow-p.ts';
import { grace } from './ferramentas/grace.ts';
import { hasBled } from './ferramentas/has-bled.ts';
import { heart } from './ferramentas/heart.ts';
import { hollidaySegar } from './ferramentas/holliday-segar.ts';
import { homaIr } from './ferramentas/homa-ir.ts';
import { idealBodyWeight } from './ferramentas/ideal-body-weight.ts';
import { insulinCorrection } from './ferramentas/insulin-correction.ts';
import { karnofsky } from './ferramentas/karnofsky.ts';
import { killip } from './ferramentas/killip.ts';
import { ldl } from './ferramentas/ldl.ts';
import { maddrey } from './ferramentas/maddrey.ts';
import { mallampati } from './ferramentas/mallampati.ts';
import { manchester } from './ferramentas/manchester.ts';
import { map } from './ferramentas/map.ts';
import { mdrd4 } from './ferramentas/mdrd-4.ts';
import { meld } from './ferramentas/meld.ts';
import { meld3 } from './ferramentas/meld-3.ts';
import { meldNa } from './ferramentas/meld-na.ts';
import { mews } from './ferramentas/mews.ts';
import { miniCog } from './ferramentas/mini-cog.ts';
import { morse } from './ferramentas/morse.ts';
import { news2 } from './ferramentas/news2.ts';
import { nexus } from './ferramentas/nexus.ts';
import { nihss } from './ferramentas/nihss.ts';
import { opioidMme } from './ferramentas/opioid-mme.ts';
import { ottawaAnkle } from './ferramentas/ottawa-ankle.ts';
import { ottawaKnee } from './ferramentas/ottawa-knee.ts';
import { padua } from './ferramentas/padua.ts';
import { parkland } from './ferramentas/parkland.ts';
import { pediatricGcs } from './ferramentas/pediatric-gcs.ts';
import { pediatricWeight } from './ferramentas/pediatric-weight.ts';
import { perc } from './ferramentas/perc.ts';
import { pews } from './ferramentas/pews.ts';
import { pfRatio } from './ferramentas/pf-ratio.ts';
import { phoenixSepsis } from './ferramentas/phoenix-sepsis.ts';
import { phq9 } from './ferramentas/phq-9.ts';
import { psi } from './ferramentas/psi.ts';
import { qsofa } from './ferramentas/qsofa.ts';
import { qtc } from './ferramentas/qtc.ts';
import { ranson } from './ferramentas/ranson.ts';
import { rass } from './ferramentas/rass.ts';
import { rcri } from './ferramentas/rcri.ts';
import { renalFunction } from './ferramentas/renal-function.ts';
import { rockall } from './ferramentas/rockall.ts';
import { roxIndex } from './ferramentas/rox-index.ts';
import { schwartzBedside } from './ferramentas/schwartz-bedside.ts';
import { serumOsmolality } from './ferramentas/serum-osmolality.ts';
import { shockIndex } from './ferramentas/shock-index.ts';
import { sirs } from './ferramentas/sirs.ts';
import { sodiumDeficit } from './ferramentas/sodium-deficit.ts';
import { sofa } from './ferramentas/sofa.ts';
import { steroidConversion } from './ferramentas/steroid-conversion.ts';
import { timiNstemi } from './ferramentas/timi-nstemi.ts';
import { timiStemi } from './ferramentas/timi-stemi.ts';
import { vasoactiveInfusion } from './ferramentas/vasoactive-infusion.ts';
import { wagner } from './ferramentas/wagner.ts';
import { wellsDvt } from './ferramentas/wells-dvt.ts';
import { wellsPe } from './ferramentas/wells-pe.ts';
import { westley } from './ferramentas/westley.ts';
import { winters } from './ferramentas/winters.ts';
import type { Ferramenta } from './motor/ferramenta.ts';

/** Every calculator and score, by category, in the order in which they are shown. */
export const FERRAMENTAS: readonly Ferramenta[] = [
  // Rim
  renalFunction,
  cockcroftGault,
  ckdEpi2021,
  ckdEpi2009,
  mdrd4,
  schwartzBedside,
  fena,
  feurea,
  // Medidas do corpo
  bmi,
  bsa,
  idealBodyWeight,
  pediatricWeight,
  // Eletrólitos e metabolismo
  anionGap,
  deltaRatio,
  winters,
  serumOsmolality,
  correctedSodium,
  sodiumDeficit,
  freeWaterDeficit,
  adrogueMadias,
  correctedCalcium,
  // Coração e circulação
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
  // Respiração
  aaGradient,
  pfRatio,
  roxIndex,
  // Soros e infusões
  parkland,
  hollidaySegar,
  dripRate,
  vasoactiveInfusion,
  // Laboratório
  ldl,
  homaIr,
  fib4,
  // Medicamentos
  steroidConversion,
  opioidMme,
  insulinCorrection,
  // Consciência e neurologia
  glasgow,
  glasgowP,
  pediatricGcs,
  nihss,
  abcd2,
  rass,
  camIcu,
  ciwaAr,
  miniCog,
  // Saúde mental
  phq9,
  gad7,
  // Deterioração e sepse
  news2,
  mews,
  qsofa,
  sirs,
  sofa,
  apacheIi,
  phoenixSepsis,
  pews,
  westley,
  // Infecção
  curb65,
  psi,
  centorMcisaac,
  feverpain,
  // Tromboembolismo
  wellsPe,
  wellsDvt,
  perc,
  genevaRevised,
  padua,
  caprini,
  // Fígado e abdome
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
  // Trauma e ortopedia
  canadianCtHead,
  canadianCSpine,
  nexus,
  ottawaAnkle,
  ottawaKnee,
  // Enfermagem e triagem
  braden,
  morse,
  manchester,
  wagner,
  // Obstetrícia e neonatologia
  gestationalAge,
  apgar,
  // Função e prognóstico
  ecog,
  karnofsky,
  das28,
];

const POR_ID: ReadonlyMap<string, Ferramenta> = new Map(
  FERRAMENTAS.map((ferramenta) => [ferramenta.id, ferramenta]),
);

/** Finds a tool by its id; undefined when there is none. */
export function ferramentaPorId(id: string): Ferramenta | undefined {
  return POR_ID.get(id);
}
