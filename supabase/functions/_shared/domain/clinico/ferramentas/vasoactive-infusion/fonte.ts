import { type Fonte, SEGUNDA_LEITURA, type Verificacao } from '../../motor/fonte.ts';

const FAIXAS_USUAIS: Verificacao = {
  estado: 'parcial',
  documento:
    'Bula de hemitartarato de norepinefrina 8 mg/4 mL (equivalência em base); guia farmacêutico do Hospital São Camilo (norepinefrina; início da nitroglicerina); guia de bolso da diretriz de insuficiência cardíaca, Guideline Central, tabela 23 (dopamina, dobutamina, milrinona); manual farmacêutico do Hospital Israelita Albert Einstein (vasopressina); tabela 3 da diretriz de dor, agitação e delirium de 2013, em cópia pública (fentanila); Manual MSD para profissionais (dexmedetomidina)',
  ressalva:
    'As faixas de epinefrina, esmolol e cetamina não foram lidas em documento. Das outras só parte: nitroprussiato de 0,5 a 10 e o limiar de 2 (cuidados da bula de Nipride); nitroglicerina de 5 a 200 em tabela de livro sem identificação; midazolam de 0,02 a 0,1 (adaptação da diretriz de 2013) e até 0,2 em guia da SAERN; propofol de 5 a 50.',
};

export const fonte: Fonte = {
  autor: 'Cálculo de uso corrente; faixas usuais de adultos',
  referencias: [
    { citacao: 'Bula de hemitartarato de norepinefrina, solução injetável 8 mg/4 mL.' },
    {
      citacao:
        'Guia farmacêutico do Hospital São Camilo: hemitartarato de norepinefrina, dose e diluição.',
      url: 'https://guiafarmaceutico.hospitalsaocamilosp.org.br/hemitartarato-de-norepinefrina-ou-noradrenalina',
    },
    {
      citacao: 'Manual farmacêutico do Hospital Israelita Albert Einstein: vasopressina.',
      url: 'https://aplicacoes.einstein.br/manualfarmaceutico/Paginas/RelacaoMedicamentos.aspx?filtro=ef%3D&itemID=VASOPRESSINA',
    },
    {
      citacao:
        'Barr J, Fraser GL, Puntillo K, et al. Clinical practice guidelines for the management of pain, agitation, and delirium in adult patients in the intensive care unit. Crit Care Med 2013;41:263-306.',
      doi: '10.1097/CCM.0b013e3182783b72',
    },
    {
      citacao: 'Manual MSD, versão para profissionais: agitação e sedação no paciente grave.',
      url: 'https://www.msdmanuals.com/professional/critical-care-medicine/approach-to-the-critically-ill-patient/agitation-confusion-and-neuromuscular-blockade-in-critically-ill-patients',
    },
  ],
  formula:
    'Concentração = mg × 1000 ÷ mL (mcg/mL); de vasopressina, U ÷ mL. Vazão (mL/h) = dose × peso × 60 ÷ concentração, na dose em mcg/kg/min. Em mcg/min e em U/min, sem o peso. Em mcg/kg/h, sem o 60. Em mg/kg/h, 1000 no lugar do 60. A dose pela vazão é a mesma conta ao contrário. Faixas usuais. Em mcg/kg/min: norepinefrina 0,05–1; epinefrina 0,01–0,5; dopamina e dobutamina 2–20; milrinona 0,125–0,75; nitroprussiato 0,25–10; esmolol 50–300; propofol 5–80 (0,3–4,8 mg/kg/h). Em mcg/min: nitroglicerina 5–200. Em U/min: vasopressina 0,01–0,04. Em mcg/kg/h: fentanila 0,7–10; dexmedetomidina 0,2–1,5. Em mg/kg/h: midazolam 0,02–0,2; cetamina 0,05–0,4 (analgesia) e 1–2 (sedação).',
  limites: [
    'Cada fármaco tem a sua unidade. “Outro fármaco” só serve para dose em mcg/kg/min.',
    'Norepinefrina: 8 mg de hemitartarato são 4 mg de base; diga qual foi informado.',
    'A faixa usual avisa, não bloqueia, e é de adultos: titule pela resposta. A da vasopressina é a do choque; na hemorragia digestiva usam-se doses maiores.',
    'Use o volume final da solução, com o volume do próprio fármaco.',
    'Fentanila e dexmedetomidina vêm em mcg/mL: confira se o total na bolsa foi informado em mg ou em mcg.',
  ],
  divergencias: [
    'Norepinefrina no choque refratário: até 2 a 3 mcg/kg/min, ou até 3,3 no guia do Hospital São Camilo.',
    'A tabela da diretriz de insuficiência cardíaca é mais estreita para dobutamina (2,5–20) e dopamina (5–15). Usado 2–20 para as duas.',
    'Dexmedetomidina: a bula brasileira vai de 0,2 a 0,7 mcg/kg/h; o Manual MSD diz que alguns precisam de até 1,5. Usado 0,2–1,5.',
    'Midazolam e propofol: a diretriz de 2013 para em 0,1 mg/kg/h e em 50 mcg/kg/min. Usado até 0,2 e até 80.',
    'Nitroprussiato: os cuidados da bula de Nipride começam em 0,5 mcg/kg/min e limitam a dose máxima, 10, a 10 minutos. Usado a partir de 0,25.',
    'Esmolol: vade-mécum brasileiro para em 200 mcg/kg/min na taquicardia supraventricular. Usado até 300.',
    'Cetamina: entre a faixa da analgesia e a da sedação, e fora delas, a ferramenta avisa com as duas.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: FAIXAS_USUAIS },
  revisadoEm: '2026-11-22',
};
