/** How people write of allergies, in lower case and without accents: reactions, denials, doubts. */

export const GRAVE =
  /anafil|choque|edema de glote|glote|angioedema|stevens|ssj|lyell|\bnet\b|dress|necrolise|fechou a garganta|falta de ar|broncoespasmo|broncospasmo|ficou roxo|parada|intern(?:ou|acao|ada|ado)|\buti\b|desmaio/;
export const INTOLERANCIA =
  /intoler|estomago|gastrite|nausea|enjoo|vomit|diarreia|tosse|tontura|\bsono\b|sonolencia|agita|travad|travou|torceu|distonia|extrapiramidal|mialgia|dor muscular|palpita/;
export const LEVE =
  /coceira|prurido|urticaria|placas|vermelh|rash|exantema|empipoc|caroco|alergi|reacao|inchaco|edema|manchas|bolhas/;
export const INCERTEZA = /\?|acha que|suspeita|talvez|parece|provavel/;
export const TOLERA =
  /\btolera|sem (?:problema|reacao|intercorrencia)|(?:toma|usa) normalmente|negativ[oa]|descartad[oa]|liberad[oa]/;
/** Having taken it is tolerating it, unless the sentence tells of a reaction. */
export const JA_TOMOU = /\bja (?:tomou|usou|fez uso)\b/;
export const NEGADAS =
  /^(?:nega|sem|nao tem|nao possui|nao refere|nao ha|nda|nkda|desconhece)?\s*(?:qualquer |outras |demais )?(?:alergias?|alergia medicamentosa|alergias medicamentosas|nda|nkda|nada)?(?: (?:conhecidas?|medicamentosas?|a medicamentos|previas?|ate o momento))*$/;
export const NAO_INFORMADAS = /nao sabe|desconhece|inconsciente|nao informad|ignorad/;
export const NEGACAO =
  /\b(?:nega|negou|sem alergias?|nao tem|nao e alergic[oa]|nao possui|nao refere)\b/;
export const VIRADA = /\b(?:mas|porem|contudo|entretanto)\b/;
export const EXCECAO = /\b(?:exceto|menos|salvo|so tolera)\b/;

/** Words around a name that are no allergen. */
export const CERCA = new Set(
  `a o as os à ao aos de da do das dos e ou em na no nas nos com por para que se um uma apos quando desde
   alergia alergias alergica alergico alergicas alergicos alergic alegia alergai hda hma hpp paciente refere relata
   informa diz tem teve apresenta apresentou hipersensibilidade reacao reacoes adversa medicamentosa medicamentosas medicamento
   medicamentos remedio nao pode tomar proibido proibida uso usar tomou toma usou ficou fez ja grave leve moderada forte muita muito
   intolerancia intolerante acha suspeita talvez parece provavel confirmar anos ano meses dias infancia crianca
   idade aos ha atras sabe qual tipo generalizada generalizado corpo todo pele pescoco boca olhos rosto garganta labios lingua
   passa passou mal dor dela dele sua seu foi era esta historia antecedente previa previo injecao comprimido dentista conhecida conhecidas outra outras outro outros so apenas mesmo tambem`.split(
    /\s+/,
  ),
);
