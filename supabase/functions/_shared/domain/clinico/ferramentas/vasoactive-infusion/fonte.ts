import { type Fonte, SEGUNDA_LEITURA, type Verificacao } from '../../motor/fonte.ts';

const FAIXAS_USUAIS: Verificacao = {
  estado: 'parcial',
  documento:
    'Bula de hemitartarato de norepinefrina 8 mg/4 mL (equivalência em base); guia farmacêutico do Hospital São Camilo (norepinefrina); guia de bolso da diretriz de insuficiência cardíaca, Guideline Central, tabela 23 (dopamina, dobutamina, milrinona)',
  ressalva:
    'As faixas de epinefrina, nitroprussiato, esmolol e propofol não foram lidas em documento.',
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
  ],
  formula:
    'Concentração (mcg/mL) = mg × 1000 ÷ mL. Vazão (mL/h) = dose × peso × 60 ÷ concentração. Dose (mcg/kg/min) = vazão × concentração ÷ (60 × peso). Faixas usuais, em mcg/kg/min: norepinefrina 0,05–1; epinefrina 0,01–0,5; dopamina e dobutamina 2–20; nitroprussiato 0,25–10; milrinona 0,125–0,75; esmolol 50–300; propofol 5–80.',
  limites: [
    'Só para doses em mcg/kg/min. Outras unidades dariam números errados aqui: vasopressina (U/min) e nitroglicerina (mcg/min) não usam o peso; fentanila e dexmedetomidina (mcg/kg/h), midazolam e cetamina (mg/kg/h) são por hora.',
    'Norepinefrina: 8 mg de hemitartarato são 4 mg de base; diga qual foi informado.',
    'A faixa usual avisa, não bloqueia, e é de adultos: titule pela resposta.',
    'Use o volume final da solução, com o volume do próprio fármaco.',
  ],
  divergencias: [
    'Norepinefrina no choque refratário: até 2 a 3 mcg/kg/min, ou até 3,3 no guia do Hospital São Camilo.',
    'A tabela da diretriz de insuficiência cardíaca é mais estreita para dobutamina (2,5–20) e dopamina (5–15). Usado 2–20 para as duas.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: FAIXAS_USUAIS },
  revisadoEm: '2026-11-21',
};
