import { comPadrao, type EntradaDe, medida, numero, ordinal } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, NAO_CONFERIDA, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Regras 1800 e 1500, de uso corrente',
  referencias: [
    {
      citacao:
        'American Diabetes Association. Standards of Care, seção Diabetes Care in the Hospital.',
    },
  ],
  formula:
    'Fator de sensibilidade (mg/dL por U) = 1800 (análogo rápido) ou 1500 (regular) ÷ dose total diária. Correção (U) = (glicemia − alvo) ÷ fator, nunca abaixo de zero.',
  limites: [
    'Abaixo de 100 mg/dL não se corrige; abaixo de 70 trata-se a hipoglicemia.',
    'Não repita dentro do tempo de ação (cerca de 4 h): as doses se somam.',
    'Não use na cetoacidose nem no estado hiperosmolar, que têm protocolo próprio.',
    'No hospital, só correção, sem insulina basal, é desaconselhado.',
    'Para começar, a dose total usual por peso é 0,2–0,3 U/kg (idoso, frágil, doença renal), 0,4 (magro ou usual) ou 0,5–0,6 (resistência à insulina, corticoide), metade basal. Estas doses não foram lidas em documento.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...NAO_CONFERIDA,
      ressalva: 'As doses iniciais por peso não foram lidas em documento.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  glucose_mg_dl: medida('glicemia', { rotulo: 'Glicemia atual' }),
  target_mg_dl: numero({
    rotulo: 'Glicemia-alvo',
    unidade: 'mg/dL',
    alternativas: [{ unidade: 'mmol/L', fator: 18.016 }],
    minimo: 80,
    maximo: 250,
    incomumAbaixo: 100,
    incomumAcima: 180,
  }),
  total_daily_dose: numero({
    rotulo: 'Dose total diária de insulina',
    unidade: 'U',
    minimo: 1,
    maximo: 1000,
    incomumAbaixo: 5,
    incomumAcima: 300,
    ajuda: 'Basal mais rápida, de todo o dia.',
  }),
  rule: comPadrao(
    ordinal('Regra', [
      [1800, '1800: análogo de ação rápida'],
      [1500, '1500: insulina regular'],
    ]),
    1800,
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** Below this no correction is given, mg/dL. */
const SEM_CORRECAO = 100;

const HIPOGLICEMIA = 70;

/** How much a unit lowers glucose (mg/dL), and the units that bring it to the target. */
function calcular({ glucose_mg_dl, target_mg_dl, total_daily_dose, rule }: Entrada, notas: Notas) {
  const isf_mg_dl_per_u = rule / total_daily_dose;
  if (glucose_mg_dl < SEM_CORRECAO) {
    negar(glucose_mg_dl, notas);
    return { isf_mg_dl_per_u };
  }
  const correction_u = Math.max(0, (glucose_mg_dl - target_mg_dl) / isf_mg_dl_per_u);
  if (correction_u > 0) {
    notas.aviso('Não repita a correção dentro de 4 h: as doses se somam.');
  }
  return { isf_mg_dl_per_u, correction_u };
}

/** Why there is no correction, and what to do when glucose is already low. */
function negar(glicemia: number, notas: Notas): void {
  notas.ausente('correction_u', 'Glicemia abaixo de 100 mg/dL: não aplique correção.');
  if (glicemia < HIPOGLICEMIA) {
    notas.critico(
      'Hipoglicemia. Acordado e deglutindo: 15 g de carboidrato de ação rápida, repita a glicemia em 15 min e repita enquanto estiver abaixo de 70. Sem via oral ou rebaixado: glicose venosa ou glucagon. Suspenda a insulina rápida e procure a causa.',
    );
  }
}

export const insulinCorrection = definir({
  id: 'insulin-correction',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Correção com insulina',
  resumo: 'Fator de sensibilidade e dose de correção da glicemia.',
  categoria: 'medicamento',
  especialidades: [
    'Endocrinologia e Metabologia',
    'Clínica Médica',
    'Medicina de Emergência',
    'Medicina de Família e Comunidade',
    'Pediatria',
  ],
  apelidos: [
    'fator de sensibilidade',
    'fator de correção',
    'bolus de correção',
    'hiperglicemia',
    'diabetes',
    'regra 1800',
    'insulina rápida',
  ],
  campos,
  saidas: {
    isf_mg_dl_per_u: saidaNumero('Fator de sensibilidade', 'mg/dL por U', 0),
    correction_u: saidaNumero('Dose de correção', 'U', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
