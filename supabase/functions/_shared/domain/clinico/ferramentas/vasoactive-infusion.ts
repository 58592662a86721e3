import {
  apenasPara,
  type CampoNumero,
  comPadrao,
  type EntradaDe,
  escolha,
  medida,
  numero,
  opcional,
} from '../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA, type Verificacao } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { numeroPorExtenso } from '../motor/texto.ts';
import {
  DOSES,
  FARMACOS,
  type FaixaUsual,
  type Farmaco,
  type ModoDeDose,
  NOMES_DOS_FARMACOS,
  type NomeDaDose,
} from './vasoactive-infusion.farmacos.ts';

const FAIXAS_USUAIS: Verificacao = {
  estado: 'parcial',
  documento:
    'Bula de hemitartarato de norepinefrina 8 mg/4 mL (equivalência em base); guia farmacêutico do Hospital São Camilo (norepinefrina; início da nitroglicerina); guia de bolso da diretriz de insuficiência cardíaca, Guideline Central, tabela 23 (dopamina, dobutamina, milrinona); manual farmacêutico do Hospital Israelita Albert Einstein (vasopressina); tabela 3 da diretriz de dor, agitação e delirium de 2013, em cópia pública (fentanila); Manual MSD para profissionais (dexmedetomidina)',
  ressalva:
    'As faixas de epinefrina, esmolol e cetamina não foram lidas em documento. Das outras só parte: nitroprussiato de 0,5 a 10 e o limiar de 2 (cuidados da bula de Nipride); nitroglicerina de 5 a 200 em tabela de livro sem identificação; midazolam de 0,02 a 0,1 (adaptação da diretriz de 2013) e até 0,2 em guia da SAERN; propofol de 5 a 50.',
};

const fonte: Fonte = {
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

/** The drugs whose dose is said in some ways. */
const dosadosPor = (serve: (modo: ModoDeDose) => boolean) =>
  NOMES_DOS_FARMACOS.filter((nome) => serve(DOSES[FARMACOS[nome].dose]));

/** Every drug that is dosed so has a usual range of its own, which warns by itself. */
const FAIXA_DO_FARMACO = { semIncomum: 'A faixa usual de cada fármaco avisa.' };

/** A dose, asked for the drugs that are dosed so. */
function dose(
  nome: NomeDaDose,
  minimo: number,
  maximo: number,
  usual: Partial<Pick<CampoNumero, 'semIncomum' | 'incomumAcima'>> = FAIXA_DO_FARMACO,
) {
  const { unidade } = DOSES[nome];
  const ajuda = 'Preencha a dose ou a vazão.';
  return apenasPara(
    opcional(numero({ rotulo: 'Dose', unidade, minimo, maximo, ajuda, ...usual })),
    'drug',
    dosadosPor((modo) => modo === DOSES[nome]),
  );
}

const campos = {
  drug: comPadrao(
    escolha(
      'Fármaco',
      NOMES_DOS_FARMACOS.map((nome) => [nome, FARMACOS[nome].rotulo] as const),
      'Decide a unidade da dose e a faixa usual.',
    ),
    'outro',
  ),
  weight_kg: apenasPara(
    medida('peso'),
    'drug',
    dosadosPor(({ porPeso }) => porPeso),
  ),
  drug_mg: apenasPara(
    numero({
      rotulo: 'Fármaco na solução',
      unidade: 'mg',
      alternativas: [{ unidade: 'mcg', fator: 0.001 }],
      minimo: 0.01,
      maximo: 20_000,
      incomumAbaixo: 0.05,
      incomumAcima: 5000,
      ajuda: 'O total na bolsa ou seringa.',
    }),
    'drug',
    dosadosPor(({ emUnidades }) => !emUnidades),
  ),
  drug_u: apenasPara(
    numero({
      rotulo: 'Fármaco na solução',
      unidade: 'U',
      minimo: 0.1,
      maximo: 1000,
      incomumAbaixo: 1,
      incomumAcima: 200,
      ajuda: 'O total na bolsa ou seringa.',
    }),
    'drug',
    dosadosPor(({ emUnidades }) => emUnidades === true),
  ),
  volume_ml: numero({
    rotulo: 'Volume da solução',
    unidade: 'mL',
    minimo: 1,
    maximo: 3000,
    incomumAbaixo: 10,
    incomumAcima: 1000,
    ajuda: 'Volume final, com o do fármaco.',
  }),
  dose_mcg_kg_min: dose('dose_mcg_kg_min', 0.001, 1000, { incomumAcima: 500 }),
  dose_mcg_min: dose('dose_mcg_min', 0.1, 5000),
  dose_mcg_kg_h: dose('dose_mcg_kg_h', 0.01, 200),
  dose_mg_kg_h: dose('dose_mg_kg_h', 0.001, 20),
  dose_u_min: dose('dose_u_min', 0.0001, 5),
  rate_ml_h: opcional(
    numero({
      rotulo: 'Vazão',
      unidade: 'mL/h',
      minimo: 0.01,
      maximo: 2000,
      incomumAbaixo: 0.1,
      incomumAcima: 500,
    }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

const MCG_NO_MG = 1000;

/** A dose worked out from a rate may miss the end of a range by the last digit of the arithmetic. */
const ERRO_DA_CONTA = 1e-9;

/**
 * Dose from rate (mL/h), or rate from dose, each drug in its own unit, by the concentration (mcg/mL,
 * or U/mL). Outputs of other drugs are not given.
 */
function calcular(entrada: Entrada, notas: Notas) {
  const farmaco: Farmaco = FARMACOS[entrada.drug];
  const { emUnidades }: ModoDeDose = DOSES[farmaco.dose];
  // Only one of the two is asked, by the drug; so is the weight, where the dose goes by it.
  const total = entrada.drug_u ?? (entrada.drug_mg ?? 0) * (farmaco.fracao ?? 1) * MCG_NO_MG;
  const concentracao = total / entrada.volume_ml;
  const vazaoDeUma = (dose: NomeDaDose) =>
    (DOSES[dose].porHora * (entrada.weight_kg ?? 1)) / concentracao;

  // Exactly one of dose and rate is given: the tool requires it.
  const dada = entrada[farmaco.dose];
  const rate_ml_h = entrada.rate_ml_h ?? (dada ?? 0) * vazaoDeUma(farmaco.dose);
  const dose = dada ?? rate_ml_h / vazaoDeUma(farmaco.dose);
  avisar(farmaco, dose, notas);
  return {
    rate_ml_h,
    [emUnidades ? 'concentration_u_ml' : 'concentration_mcg_ml']: concentracao,
    [farmaco.dose]: dose,
    ...(farmaco.tambem && { [farmaco.tambem]: rate_ml_h / vazaoDeUma(farmaco.tambem) }),
    // A rate says nothing without its drug: wherever the result is kept, it is named.
    drug: entrada.drug,
  };
}

/** Says what the drug asks for, and whether the dose left the usual ranges; never refuses. */
function avisar(
  { rotulo, dose: nome, usuais, sempre, acimaDe }: Farmaco,
  dose: number,
  notas: Notas,
) {
  const cabe = ([minimo, maximo]: FaixaUsual) => !passa(minimo, dose) && !passa(dose, maximo);
  if (usuais.length > 0 && !usuais.some(cabe)) {
    const dita = `${numeroPorExtenso(dose)} ${DOSES[nome].unidade}`;
    notas.aviso(`${rotulo}: ${dita} está fora ${faixasPorExtenso(usuais)}. Confirme.`);
  }
  if (sempre) notas.aviso(sempre);
  if (acimaDe && passa(dose, acimaDe[0])) notas.aviso(acimaDe[1]);
}

/** Whether a dose is beyond another one, by more than the arithmetic may err. */
function passa(dose: number, limite: number): boolean {
  return dose > limite * (1 + ERRO_DA_CONTA);
}

function faixasPorExtenso(usuais: readonly FaixaUsual[]): string {
  const faixas = usuais
    .map(([minimo, maximo, para]) => {
      const faixa = `de ${numeroPorExtenso(minimo)} a ${numeroPorExtenso(maximo)}`;
      return para ? `${para}, ${faixa}` : faixa;
    })
    .join('; ');
  return usuais.length > 1 ? `das faixas usuais: ${faixas}` : `da faixa usual, ${faixas}`;
}

export const vasoactiveInfusion = definir({
  id: 'vasoactive-infusion',
  versao: '1.1.0',
  tipo: 'calculadora',
  nome: 'Drogas vasoativas e sedação em bomba',
  resumo: 'Vazão pela dose, ou dose pela vazão, na unidade de cada fármaco.',
  categoria: 'infusao',
  especialidades: ['Medicina Intensiva', 'Medicina de Emergência', 'Anestesiologia', 'Cardiologia'],
  apelidos: [
    'droga vasoativa',
    'vasopressor',
    'inotrópico',
    'infusão em mcg/kg/min',
    'noradrenalina',
    'norepinefrina',
    'dobutamina',
    'dopamina',
    'adrenalina',
    'epinefrina',
    'vasopressina',
    'nitroprussiato',
    'nitroglicerina',
    'milrinona',
    'esmolol',
    'sedação',
    'analgesia',
    'propofol',
    'fentanila',
    'fentanil',
    'midazolam',
    'dexmedetomidina',
    'cetamina',
    'ketamina',
    'choque',
    'bomba de infusão',
    'mcg/min',
    'mcg/kg/h',
    'mg/kg/h',
    'U/min',
  ],
  campos,
  exigencias: [
    {
      quantos: 'exatamente-um',
      de: [
        'dose_mcg_kg_min',
        'dose_mcg_min',
        'dose_mcg_kg_h',
        'dose_mg_kg_h',
        'dose_u_min',
        'rate_ml_h',
      ],
    },
  ],
  saidas: {
    rate_ml_h: saidaNumero('Vazão', 'mL/h', 2),
    dose_mcg_kg_min: saidaNumero('Dose', 'mcg/kg/min', 3),
    dose_mcg_min: saidaNumero('Dose', 'mcg/min', 1),
    dose_mcg_kg_h: saidaNumero('Dose', 'mcg/kg/h', 2),
    dose_mg_kg_h: saidaNumero('Dose', 'mg/kg/h', 3),
    dose_u_min: saidaNumero('Dose', 'U/min', 3),
    concentration_mcg_ml: saidaNumero('Concentração', 'mcg/mL', 1),
    concentration_u_ml: saidaNumero('Concentração', 'U/mL', 3),
    drug: saidaCodigo('Fármaco'),
  },
  interpretacoes: [
    {
      de: 'drug',
      faixas: NOMES_DOS_FARMACOS.map((codigo) => ({
        codigo,
        rotulo: FARMACOS[codigo].rotulo,
        gravidade: 'normal',
      })),
    },
  ],
  fonte,
  calcular,
});
