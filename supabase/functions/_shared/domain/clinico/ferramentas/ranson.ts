import { type EntradaDe, escolha, medida, numero, opcional } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { contar } from '../motor/pontos.ts';
import { UREIA_COMO_UNIDADE } from './comum/ureia.ts';

const fonte: Fonte = {
  autor: 'Ranson JH e cols., 1974',
  referencias: [
    { citacao: 'Ranson JH et al. Surg Gynecol Obstet 1974;139:69-81.' },
    { citacao: 'Ranson JH. Am J Gastroenterol 1982;77:633-8 (pancreatite biliar).' },
  ],
  formula:
    '1 ponto por critério (entre parênteses, na biliar). Admissão: idade > 55 (> 70); leucócitos > 16 (> 18) × 10³/µL; glicemia > 200 (> 220) mg/dL; DHL > 350 (> 400) U/L; AST > 250 U/L. Em 48 h: queda do hematócrito > 10; aumento do BUN > 5 (> 2) mg/dL; cálcio < 8 mg/dL; PaO₂ < 60 mmHg (não entra); déficit de bases > 4 (> 5) mmol/L; sequestro > 6 (> 4) L. Até 11 pontos (10 na biliar); grave a partir de 3.',
  limites: [
    'Só se completa em 48 horas: antes disso, a pontuação da admissão não afasta gravidade. Nas primeiras 24 h, o BISAP é alternativa.',
    'Adultos com pancreatite aguda; não serve para repetir ao longo da internação.',
  ],
  divergencias: [
    'Queda do hematócrito de 10 e aumento do BUN de 5: há tabelas com ≥; usado >.',
    'Na biliar, há tabelas com déficit de bases > 4 e sequestro > 6 L; usado > 5 e > 4 L.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  etiology: escolha(
    'Causa',
    [
      ['nao_biliar', 'Não biliar'],
      ['biliar', 'Biliar'],
    ],
    'Os limites mudam conforme a causa.',
  ),
  age: medida('idade_adulto'),
  wbc: medida('leucocitos', { ajuda: 'Na admissão.' }),
  glucose_mg_dl: medida('glicemia', { ajuda: 'Na admissão.' }),
  ldh: numero({
    rotulo: 'DHL (LDH)',
    unidade: 'U/L',
    minimo: 10,
    maximo: 30_000,
    incomumAbaixo: 80,
    incomumAcima: 5000,
    ajuda: 'Na admissão.',
  }),
  ast: numero({
    rotulo: 'AST (TGO)',
    unidade: 'U/L',
    minimo: 1,
    maximo: 30_000,
    incomumAbaixo: 5,
    incomumAcima: 5000,
    ajuda: 'Na admissão.',
  }),
  hct_drop_pct: opcional(
    numero({
      rotulo: 'Queda do hematócrito em 48 h',
      unidade: 'pontos percentuais',
      minimo: -77,
      maximo: 77,
      incomumAbaixo: -20,
      incomumAcima: 40,
      ajuda: 'Da admissão até 48 h: de 45% para 34% são 11. Negativo, se subiu.',
    }),
  ),
  bun_rise_mg_dl: opcional(
    numero({
      rotulo: 'Aumento do BUN em 48 h',
      unidade: 'mg/dL',
      alternativas: [UREIA_COMO_UNIDADE],
      minimo: -279,
      maximo: 279,
      incomumAbaixo: -100,
      incomumAcima: 100,
      ajuda: 'Apesar da hidratação. Se o laboratório dá ureia, escolha essa unidade.',
    }),
  ),
  calcium_mg_dl: opcional(medida('calcio', { ajuda: 'O menor das primeiras 48 h.' })),
  pao2: opcional(
    medida('pao2', { ajuda: 'A menor das primeiras 48 h. Não entra na pancreatite biliar.' }),
  ),
  base_deficit: opcional(
    numero({
      rotulo: 'Déficit de bases',
      unidade: 'mmol/L',
      minimo: -40,
      maximo: 40,
      incomumAbaixo: -25,
      incomumAcima: 25,
      ajuda: 'Excesso de bases com o sinal trocado: BE −6 é déficit 6.',
    }),
  ),
  fluid_sequestration_l: opcional(
    numero({
      rotulo: 'Sequestro de líquidos em 48 h',
      unidade: 'L',
      alternativas: [{ unidade: 'mL', fator: 1 / 1000 }],
      minimo: -20,
      maximo: 60,
      incomumAbaixo: -5,
      incomumAcima: 20,
      ajuda: 'Líquido administrado menos o eliminado.',
    }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/**
 * What counts when exceeded, by cause: years, 10³/µL, mg/dL, U/L, mg/dL of BUN, mmol/L, litres
 * (Ranson 1974, and 1982 for gallstones).
 */
const ACIMA_DE = {
  nao_biliar: { idade: 55, leuco: 16, glicose: 200, ldh: 350, bun: 5, deficit: 4, liquido: 6 },
  biliar: { idade: 70, leuco: 18, glicose: 220, ldh: 400, bun: 2, deficit: 5, liquido: 4 },
} as const;

/** The admission score at once; that of 48 h and the total only when every item of 48 h is known. */
function calcular(entrada: Entrada, notas: Notas) {
  const limite = ACIMA_DE[entrada.etiology];
  const admission = contar(
    entrada.age > limite.idade,
    entrada.wbc > limite.leuco,
    entrada.glucose_mg_dl > limite.glicose,
    entrada.ldh > limite.ldh,
    entrada.ast > 250,
  );
  const criterios = criteriosDe48h(entrada);
  const presentes = contar(...criterios.map(([, presente]) => presente === true));
  const faltam = criterios.filter(([, presente]) => presente === undefined).map(([nome]) => nome);
  if (faltam.length === 0) return { admission, at_48h: presentes, score: admission + presentes };

  const motivo = `Faltam dados das primeiras 48 h: ${faltam.join(', ')}.`;
  notas.ausente(['at_48h', 'score'], motivo);
  if (admission + presentes >= 3) {
    notas.aviso('Já há 3 critérios ou mais: provável pancreatite grave, mesmo sem o restante.');
  }
  return { admission };
}

/** Each item of the first 48 h with its answer, undefined while it is not known. */
function criteriosDe48h(
  entrada: Entrada,
): (readonly [nome: string, presente: boolean | undefined])[] {
  const limite = ACIMA_DE[entrada.etiology];
  const comuns = [
    ['queda do hematócrito', acima(entrada.hct_drop_pct, 10)],
    ['aumento do BUN', acima(entrada.bun_rise_mg_dl, limite.bun)],
    ['cálcio', abaixo(entrada.calcium_mg_dl, 8)],
    ['déficit de bases', acima(entrada.base_deficit, limite.deficit)],
    ['sequestro de líquidos', acima(entrada.fluid_sequestration_l, limite.liquido)],
  ] as const;
  const oxigenio = ['PaO₂', abaixo(entrada.pao2, 60)] as const;
  return entrada.etiology === 'biliar' ? [...comuns] : [...comuns, oxigenio];
}

function acima(valor: number | undefined, limite: number): boolean | undefined {
  return valor === undefined ? undefined : valor > limite;
}

function abaixo(valor: number | undefined, limite: number): boolean | undefined {
  return valor === undefined ? undefined : valor < limite;
}

export const ranson = definir({
  id: 'ranson',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Critérios de Ranson',
  resumo: 'Gravidade da pancreatite aguda, na admissão e em 48 horas.',
  categoria: 'digestivo',
  especialidades: [
    'Cirurgia Geral',
    'Gastroenterologia',
    'Medicina Intensiva',
    'Clínica Médica',
    'Medicina de Emergência',
  ],
  apelidos: ['pancreatite aguda', 'pancreatite biliar', 'ranson criteria', 'dor abdominal'],
  campos,
  saidas: {
    admission: saidaPontos('Critérios na admissão'),
    at_48h: saidaPontos('Critérios em 48 h'),
    score: saidaPontos(),
  },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_grave',
          abaixoDe: 3,
          rotulo: 'Pancreatite provavelmente não grave',
          gravidade: 'normal',
        },
        { codigo: 'grave', rotulo: 'Pancreatite provavelmente grave', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
