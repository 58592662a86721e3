import {
  apenasPara,
  comPadrao,
  type EntradaDe,
  escolha,
  medida,
  numero,
  opcional,
} from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { DOSES, type ModoDeDose, type NomeDaDose } from './doses.ts';
import { FARMACOS, NOMES_DOS_FARMACOS } from './farmacos.ts';
import { fonte } from './fonte.ts';

/** The drugs whose dose is said in some ways. */
const dosadosPor = (serve: (modo: ModoDeDose) => boolean) =>
  NOMES_DOS_FARMACOS.filter((nome) => serve(DOSES[FARMACOS[nome].dose]));

/** A dose, asked for the drugs that are dosed so. */
function dose(nome: NomeDaDose, minimo: number, maximo: number) {
  const { unidade } = DOSES[nome];
  const ajuda = 'Preencha a dose ou a vazão.';
  return apenasPara(
    opcional(numero({ rotulo: 'Dose', unidade, minimo, maximo, ajuda })),
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
    ajuda: 'Volume final, com o do fármaco.',
  }),
  dose_mcg_kg_min: dose('dose_mcg_kg_min', 0.001, 1000),
  dose_mcg_min: dose('dose_mcg_min', 0.1, 5000),
  dose_mcg_kg_h: dose('dose_mcg_kg_h', 0.01, 200),
  dose_mg_kg_h: dose('dose_mg_kg_h', 0.001, 20),
  dose_u_min: dose('dose_u_min', 0.0001, 5),
  rate_ml_h: opcional(numero({ rotulo: 'Vazão', unidade: 'mL/h', minimo: 0.01, maximo: 2000 })),
};
export type Entrada = EntradaDe<typeof campos>;

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
