/** A prescription as it is written, and every finding that it must give. */
export interface Caso {
  readonly itens: readonly string[];
  /** "a × b: severidade", in any order. */
  readonly achados: readonly string[];
  /** Ingredients that are in more than one item. */
  readonly duplicados?: readonly string[];
}

export const CASOS: readonly Caso[] = [
  // Heart and blood
  { itens: ['Marevan 5 mg', 'Voltaren 50 mg'], achados: ['varfarina × diclofenaco: grave'] },
  {
    itens: ['varfarina', 'AAS 100 mg', 'Bactrim'],
    achados: [
      'varfarina × ácido acetilsalicílico: grave',
      'varfarina × sulfametoxazol-trimetoprima: grave',
    ],
  },
  {
    itens: ['Xarelto 20 mg', 'cetoconazol 200 mg comprimido'],
    achados: ['rivaroxabana × cetoconazol: grave'],
  },
  { itens: ['Eliquis', 'Klaricid'], achados: ['apixabana × claritromicina: leve'] },
  { itens: ['Xarelto', 'Klaricid'], achados: ['rivaroxabana × claritromicina: moderada'] },
  { itens: ['Pradaxa', 'itraconazol'], achados: ['dabigatrana × itraconazol: contraindicada'] },
  { itens: ['Xarelto', 'Eliquis'], achados: ['rivaroxabana × apixabana: contraindicada'] },
  { itens: ['Clexane 40 mg', 'heparina'], achados: ['enoxaparina × heparina: grave'] },
  { itens: ['Plavix', 'Losec'], achados: ['clopidogrel × omeprazol: grave'] },
  { itens: ['clopidogrel 75', 'pantoprazol 40', 'AAS 100'], achados: [] },
  { itens: ['Brilinta', 'Plavix'], achados: ['ticagrelor × clopidogrel: grave'] },
  {
    itens: ['Ancoron 200 mg', 'digoxina 0,25 mg', 'Marevan'],
    achados: ['amiodarona × digoxina: grave', 'varfarina × amiodarona: grave'],
  },
  {
    itens: ['Selozok 50 mg', 'verapamil 80 mg'],
    achados: ['metoprolol × verapamil: grave'],
  },
  {
    itens: ['enalapril 20 mg', 'Aldactone 25 mg', 'Slow-K'],
    achados: [
      'enalapril × espironolactona: grave',
      'enalapril × cloreto de potássio: grave',
      'espironolactona × cloreto de potássio: grave',
    ],
  },
  { itens: ['enalapril', 'losartana'], achados: ['enalapril × losartana: grave'] },
  {
    itens: ['Entresto', 'captopril 25 mg'],
    achados: ['sacubitril × captopril: contraindicada', 'valsartana × captopril: grave'],
  },
  {
    itens: ['Entresto', 'Diovan'],
    achados: ['sacubitril × valsartana: grave'],
    duplicados: ['valsartana'],
  },
  {
    itens: ['Isordil 5 mg SL', 'Viagra 50 mg'],
    achados: ['dinitrato de isossorbida × sildenafila: contraindicada'],
  },
  { itens: ['Sustrate', 'Cialis'], achados: ['propatilnitrato × tadalafila: contraindicada'] },
  { itens: ['Cialis', 'Viagra'], achados: ['tadalafila × sildenafila: contraindicada'] },
  { itens: ['Carduran', 'tadalafila'], achados: ['doxazosina × tadalafila: moderada'] },
  {
    itens: ['Zocor 40 mg', 'Klaricid 500 mg'],
    achados: ['sinvastatina × claritromicina: contraindicada'],
  },
  { itens: ['Vytorin', 'azitromicina 500 mg'], achados: [] },
  { itens: ['sinvastatina', 'Norvasc'], achados: ['sinvastatina × anlodipino: moderada'] },
  { itens: ['rosuvastatina', 'ciclosporina'], achados: ['rosuvastatina × ciclosporina: grave'] },
  { itens: ['losartana', 'hidroclorotiazida', 'anlodipino', 'metformina'], achados: [] },
  // Mind and pain
  { itens: ['Parnate', 'Prozac'], achados: ['tranilcipromina × fluoxetina: contraindicada'] },
  {
    itens: ['Zyvox', 'sertralina', 'Neosaldina'],
    achados: ['linezolida × sertralina: contraindicada', 'linezolida × isometepteno: grave'],
  },
  { itens: ['Aurorix', 'Tramal'], achados: ['moclobemida × tramadol: contraindicada'] },
  { itens: ['fluoxetina 20 mg', 'Tramal 50 mg'], achados: ['fluoxetina × tramadol: grave'] },
  { itens: ['Lexapro', 'Zofran'], achados: ['escitalopram × ondansetrona: grave'] },
  { itens: ['Rivotril 2 mg', 'Dimorf 10 mg'], achados: ['clonazepam × morfina: grave'] },
  { itens: ['Lyrica', 'Mytedom'], achados: ['pregabalina × metadona: grave'] },
  { itens: ['Sirdalud', 'Cipro'], achados: ['tizanidina × ciprofloxacino: contraindicada'] },
  { itens: ['Orap', 'Zitromax'], achados: ['pimozida × azitromicina: contraindicada'] },
  { itens: ['haloperidol', 'Plasil'], achados: ['haloperidol × metoclopramida: grave'] },
  { itens: ['Prolopa', 'haloperidol'], achados: ['levodopa × haloperidol: grave'] },
  { itens: ['Prolopa', 'Seroquel'], achados: ['levodopa × quetiapina: leve'] },
  {
    itens: ['Depakene', 'Meronem', 'Lamictal'],
    achados: ['valproato de sódio × meropenem: grave', 'valproato de sódio × lamotrigina: grave'],
  },
  { itens: ['Carbolitium', 'ibuprofeno'], achados: ['lítio × ibuprofeno: grave'] },
  {
    itens: ['Carbolitium', 'Hyzaar'],
    achados: ['lítio × losartana: grave', 'lítio × hidroclorotiazida: grave'],
  },
  {
    itens: ['Tegretol', 'Yasmin'],
    achados: ['carbamazepina × etinilestradiol: grave', 'carbamazepina × drospirenona: grave'],
  },
  { itens: ['Sumax', 'Cefaliv'], achados: ['sumatriptana × di-hidroergotamina: contraindicada'] },
  { itens: ['ibuprofeno 600', 'Flanax 550'], achados: ['ibuprofeno × naproxeno: grave'] },
  { itens: ['Dorflex', 'Novalgina 1 g'], achados: [], duplicados: ['dipirona'] },
  {
    itens: ['Dorflex', 'Neosaldina'],
    achados: [],
    duplicados: ['dipirona', 'cafeína'],
  },
  {
    itens: ['Doril', 'Doril DC 500'],
    achados: ['ácido acetilsalicílico × dipirona: moderada'],
    duplicados: ['cafeína'],
  },
  { itens: ['Tylenol 750', 'Tandrilax'], achados: [], duplicados: ['paracetamol'] },
  // Infection
  { itens: ['Norvir', 'ergotamina'], achados: ['ritonavir × ergotamina: contraindicada'] },
  {
    itens: ['Paxlovid', 'amiodarona'],
    achados: ['ritonavir × amiodarona: contraindicada', 'nirmatrelvir × amiodarona: grave'],
  },
  { itens: ['rifampicina', 'Reyataz'], achados: ['rifampicina × atazanavir: contraindicada'] },
  { itens: ['Reyataz', 'omeprazol'], achados: ['atazanavir × omeprazol: contraindicada'] },
  {
    itens: ['gentamicina IV', 'vancomicina', 'Lasix'],
    achados: [
      'gentamicina × vancomicina: grave',
      'gentamicina × furosemida: grave',
      'vancomicina × furosemida: moderada',
    ],
  },
  {
    itens: ['ceftriaxona 1 g IV', 'gluconato de cálcio'],
    achados: ['ceftriaxona × cálcio intravenoso: grave'],
  },
  { itens: ['amoxicilina', 'Microvlar'], achados: [] },
  // Hormones, immunity, gout
  { itens: ['Zyloric', 'Imuran'], achados: ['alopurinol × azatioprina: grave'] },
  {
    itens: ['metotrexato 15 mg', 'Bactrim'],
    achados: ['metotrexato × sulfametoxazol-trimetoprima: contraindicada'],
  },
  {
    itens: ['Puran T4', 'Os-Cal', 'sulfato ferroso'],
    achados: [
      'levotiroxina × carbonato de cálcio: moderada',
      'levotiroxina × sulfato ferroso: moderada',
    ],
  },
  { itens: ['Roacutan', 'Vibramicina'], achados: ['isotretinoína × doxiciclina: contraindicada'] },
];
