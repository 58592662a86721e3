/**
 * Which outputs rise or fall with which inputs, whatever the rest: by tool and output, `+field`
 * where it may only rise and `-field` where it may only fall. A field that does either is not here.
 */
export const MONOTONIA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'renal-function': {
    cockcroft_gault: '-age +weight -creatinine',
    ckd_epi_2021: '-age -creatinine',
  },
  'cockcroft-gault': {
    clcr: '-age +weight -creatinine',
    clcr_ibw: '-age -creatinine +height_cm',
    clcr_adjbw: '-age +weight -creatinine +height_cm',
    adjbw_kg: '+weight +height_cm',
    ibw_kg: '+height_cm',
  },
  'ckd-epi-2021': {
    egfr: '-age -creatinine',
  },
  'ckd-epi-2009': {
    egfr: '-age -creatinine',
  },
  'mdrd-4': {
    egfr: '-age -creatinine',
  },
  'schwartz-bedside': {
    egfr: '+height_cm -creatinine',
  },
  fena: {
    fena_pct: '+urine_sodium -plasma_sodium -urine_creatinine +plasma_creatinine',
  },
  feurea: {
    feurea_pct: '+urine_urea -plasma_urea -urine_creatinine +plasma_creatinine',
  },
  bmi: {
    bmi: '+weight -height',
  },
  bsa: {
    mosteller_m2: '+weight_kg +height_cm',
    dubois_m2: '+weight_kg +height_cm',
  },
  'ideal-body-weight': {
    ibw_kg: '+height_cm',
    adjbw_kg: '+height_cm +weight_kg',
  },
  'pediatric-weight': {
    apls_kg: '+age_months',
  },
  'anion-gap': {
    anion_gap: '+sodium -chloride -bicarbonate',
    anion_gap_corrected: '+sodium -chloride -bicarbonate -albumin_g_dl',
  },
  'delta-ratio': {
    anion_gap_used: '+sodium -chloride -bicarbonate -albumin_g_dl',
    delta_ratio: '+sodium -chloride -albumin_g_dl',
  },
  winters: {
    expected_paco2: '+bicarbonate',
    low: '+bicarbonate',
    high: '+bicarbonate',
  },
  'serum-osmolality': {
    calculated_osm: '+sodium +glucose_mg_dl +urea_mg_dl +bun_mg_dl +ethanol_mg_dl',
    effective_osm: '+sodium +glucose_mg_dl',
    osmolar_gap: '-sodium -glucose_mg_dl -urea_mg_dl -bun_mg_dl -ethanol_mg_dl +measured_osm',
  },
  'corrected-sodium': {
    katz: '+sodium +glucose_mg_dl',
    hillier: '+sodium +glucose_mg_dl',
  },
  'sodium-deficit': {
    tbw_l: '+weight_kg -age',
    deficit_meq: '+weight_kg -age -sodium +target_sodium',
  },
  'free-water-deficit': {
    tbw_l: '+weight_kg -age',
    deficit_l: '+weight_kg -age +sodium -target_sodium',
  },
  'adrogue-madias': {
    tbw_l: '+weight_kg -age',
    delta_na_per_l: '-sodium +infusate_sodium +infusate_potassium',
  },
  'corrected-calcium': {
    corrected_calcium_mg_dl: '+calcium_mg_dl -albumin_g_dl',
  },
  map: {
    map: '+sbp +dbp',
  },
  'shock-index': {
    shock_index: '+hr -sbp',
  },
  qtc: {
    bazett: '+qt_ms +hr',
    fridericia: '+qt_ms +hr',
    framingham: '+qt_ms +hr',
    hodges: '+qt_ms +hr',
  },
  'cha2ds2-vasc': {
    score: '+age',
  },
  'cha2ds2-va': {
    score: '+age',
  },
  'has-bled': {
    score: '+age',
  },
  heart: {
    score: '+history +ecg +age +risk_factors_count +troponin_ratio',
  },
  'timi-nstemi': {
    score: '+age',
  },
  'timi-stemi': {
    score: '+age -sbp +hr +killip -weight_kg',
  },
  grace: {
    score: '+age +hr -sbp +creatinine +killip',
  },
  rcri: {
    score: '+creatinine',
  },
  'aa-gradient': {
    expected_for_age: '+age',
    pao2_alveolar: '+fio2 -paco2 +patm +rq',
    aa_gradient: '+fio2 -pao2 -paco2 +patm +rq',
  },
  'pf-ratio': {
    pf: '+pao2 -fio2',
  },
  'rox-index': {
    rox: '+spo2 -fio2 -rr',
  },
  parkland: {
    total_24h_ml: '+weight_kg +tbsa_pct +ml_per_kg_pct',
    first_8h_ml: '+weight_kg +tbsa_pct +ml_per_kg_pct',
    rate_first_ml_h: '+weight_kg +tbsa_pct +ml_per_kg_pct +hours_since_burn',
    next_16h_ml: '+weight_kg +tbsa_pct +ml_per_kg_pct',
    rate_next_ml_h: '+weight_kg +tbsa_pct +ml_per_kg_pct',
  },
  'holliday-segar': {
    daily_ml: '+weight_kg',
    hourly_421_ml: '+weight_kg',
  },
  'drip-rate': {
    ml_h: '+volume_ml -hours',
    drops_min: '+volume_ml -hours',
    microdrops_min: '+volume_ml -hours',
  },
  ldl: {
    non_hdl: '+total_cholesterol -hdl',
    friedewald: '+total_cholesterol -hdl -triglycerides',
    sampson: '+total_cholesterol -hdl',
  },
  'homa-ir': {
    homa_ir: '+glucose_mg_dl +insulin_uui_ml',
  },
  'fib-4': {
    fib4: '+age +ast -alt -platelets',
  },
  'insulin-correction': {
    correction_u: '+glucose_mg_dl -target_mg_dl +total_daily_dose -rule',
    isf_mg_dl_per_u: '-total_daily_dose +rule',
  },
  glasgow: {
    score: '+eye +verbal +motor',
  },
  'glasgow-p': {
    score: '+eye +verbal +motor -unreactive_pupils',
  },
  'pediatric-gcs': {
    score: '+eye +verbal +motor',
  },
  nihss: {
    score:
      '+loc +loc_questions +loc_commands +gaze +visual +facial +arm_left +arm_right +leg_left +leg_right +ataxia +sensory +language +dysarthria +neglect',
  },
  abcd2: {
    score: '+age +sbp +dbp +duration_min',
  },
  rass: {
    score: '+rass',
  },
  'ciwa-ar': {
    score:
      '+nausea +tremor +sweating +anxiety +agitation +tactile +auditory +visual +headache +orientation',
  },
  'mini-cog': {
    score: '+recall',
  },
  qsofa: {
    score: '+rr -sbp -gcs',
  },
  sirs: {
    score: '+hr +rr -paco2 +bands_pct',
  },
  sofa: {
    score:
      '-pao2 +fio2 -platelets +bilirubin -map +dopamine +dobutamine +norepinephrine +epinephrine -gcs +creatinine -urine_output_ml_day',
  },
  'apache-ii': {
    score: '+age -pao2 +aa_gradient -gcs',
    aps: '-pao2 +aa_gradient -gcs',
  },
  'vasoactive-infusion': {
    rate_ml_h:
      '+dose_mcg_kg_min +dose_mcg_min +dose_mcg_kg_h +dose_mg_kg_h +dose_u_min +weight_kg -drug_mg -drug_u +volume_ml',
    dose_mcg_kg_min: '+rate_ml_h -weight_kg +drug_mg -volume_ml',
    dose_mcg_min: '+rate_ml_h +drug_mg -volume_ml',
    dose_mcg_kg_h: '+rate_ml_h -weight_kg +drug_mg -volume_ml',
    dose_mg_kg_h: '+rate_ml_h -weight_kg +drug_mg -volume_ml',
    dose_u_min: '+rate_ml_h +drug_u -volume_ml',
    concentration_mcg_ml: '+drug_mg -volume_ml',
    concentration_u_ml: '+drug_u -volume_ml',
  },
  'phoenix-sepsis': {
    score:
      '+age_months -pao2 -spo2 +fio2 +vasoactive_count +lactate -map -platelets +inr +d_dimer_mg_l -fibrinogen -gcs',
  },
  pews: {
    score: '+behavior +cardiovascular +respiratory',
  },
  westley: {
    score: '+stridor +retractions +air_entry +cyanosis +consciousness',
  },
  'curb-65': {
    score: '+urea_mg_dl +bun_mg_dl +rr -sbp -dbp +age',
  },
  psi: {
    score:
      '+age +rr -sbp +hr -ph +urea_mg_dl +bun_mg_dl -sodium +glucose_mg_dl -hematocrit_pct -pao2 -spo2',
  },
  'centor-mcisaac': {
    score: '-age',
  },
  'wells-pe': {
    score: '+hr',
  },
  perc: {
    positive_criteria: '+age +hr -spo2',
  },
  'geneva-revised': {
    score: '+age +hr',
  },
  padua: {
    score: '+age +bmi',
  },
  caprini: {
    score: '+age +bmi',
  },
  'child-pugh': {
    score: '+bilirubin -albumin +inr +encephalopathy_grade',
  },
  meld: {
    score: '+bilirubin +inr +creatinine',
  },
  'meld-na': {
    score: '+bilirubin +inr +creatinine -sodium',
  },
  'meld-3': {
    score: '+bilirubin +inr +creatinine -sodium',
    raw: '+bilirubin +inr +creatinine',
  },
  maddrey: {
    score: '+pt_patient_s -pt_control_s +bilirubin',
  },
  'glasgow-blatchford': {
    score: '+urea_mg_dl +bun_mg_dl -hemoglobin -sbp +hr',
  },
  rockall: {
    score: '+age +hr -sbp',
  },
  ranson: {
    admission: '+age +wbc +glucose_mg_dl +ldh +ast',
    score:
      '+age +wbc +glucose_mg_dl +ldh +ast +hct_drop_pct +bun_rise_mg_dl -calcium_mg_dl -pao2 +base_deficit +fluid_sequestration_l',
    at_48h:
      '+hct_drop_pct +bun_rise_mg_dl -calcium_mg_dl -pao2 +base_deficit +fluid_sequestration_l',
  },
  bisap: {
    score: '+bun_mg_dl +sirs_count +age',
  },
  alvarado: {
    score: '+temp_c +wbc',
  },
  air: {
    score: '+rebound +temp_c +pmn_pct +wbc +crp_mg_l',
  },
  braden: {
    score: '+sensory +moisture +activity +mobility +nutrition +friction_shear',
  },
  wagner: {
    score: '+grade',
  },
  apgar: {
    score: '+appearance +pulse +grimace +activity +respiration',
  },
  ecog: {
    score: '+grade',
  },
  karnofsky: {
    score: '+performance',
  },
  das28: {
    das28_esr: '+tjc28 +sjc28 +global_health_mm +esr',
    das28_crp: '+tjc28 +sjc28 +global_health_mm +crp_mg_l',
  },
};
