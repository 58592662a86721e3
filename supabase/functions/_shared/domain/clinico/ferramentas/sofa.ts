import { type EntradaDe, medida, numero, opcional, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { degraus, somar } from '../motor/pontos.ts';

const TABELA: Verificacao = {
  estado: 'conferida',
  documento: 'Singer M et al., JAMA 2016, tabela 1 (PMC4968574), adaptada de Vincent 1996',
  ressalva:
    'Nas bordas exatas: a tabela imprime bilirrubina > 12,0, creatinina > 5,0 e dopamina < 5; aqui 12,0 e 5,0 já valem 4, e dopamina de 5 vale 2.',
};

const fonte: Fonte = {
  autor: 'Vincent JL e cols., 1996',
  referencias: [
    { citacao: 'Vincent JL et al. Intensive Care Med 1996;22:707-10.', doi: '10.1007/BF01709751' },
    { citacao: 'Singer M et al. JAMA 2016;315:801-10.', doi: '10.1001/jama.2016.0287' },
  ],
  formula:
    'De 1 a 4 pontos. PaO₂/FiO₂: < 400, < 300, < 200 e < 100 (as duas últimas com suporte respiratório). Plaquetas (10³/µL): < 150, < 100, < 50, < 20. Bilirrubina (mg/dL): 1,2–1,9; 2,0–5,9; 6,0–11,9; ≥ 12,0. PAM < 70 mmHg; dopamina ≤ 5 ou qualquer dobutamina; dopamina > 5, ou adrenalina ou noradrenalina ≤ 0,1; dopamina > 15, ou adrenalina ou noradrenalina > 0,1 mcg/kg/min. Glasgow: 13–14, 10–12, 6–9, < 6. Creatinina (mg/dL): 1,2–1,9; 2,0–3,4; 3,5–4,9 ou diurese < 500 mL/dia; ≥ 5,0 ou < 200 mL/dia. Total de 0 a 24.',
  limites: [
    'Adultos. Conta o pior valor de cada sistema em 24 horas.',
    'Sepse é o aumento de 2 ou mais sobre o basal com infecção; sem basal conhecido, supõe-se zero.',
    'Choque séptico: vasopressor para PAM ≥ 65 mmHg e lactato > 2 mmol/L depois de volume; o SOFA não o define.',
    'Fármaco vasoativo em branco vale zero; diurese em branco deixa o rim só pela creatinina.',
  ],
  divergencias: [
    'O SOFA-2 (JAMA 2025) muda vários cortes e não foi lido por inteiro: este é o SOFA de 1996.',
    'Bordas: há tabelas com bilirrubina > 12,0 e creatinina > 5,0, que deixam 12,0 e 5,0 sem lugar. Contados na faixa de cima.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

/** A vasoactive drug; blank is the same as zero. */
function droga(rotulo: string, maximo: number, incomumAcima: number) {
  return opcional(
    numero({
      rotulo,
      unidade: 'mcg/kg/min',
      minimo: 0,
      maximo,
      incomumAcima,
      ajuda: 'Dose mantida por pelo menos 1 hora. Em branco: não está em uso (vale zero).',
    }),
  );
}

const campos = {
  pao2: medida('pao2'),
  fio2: medida('fio2'),
  respiratory_support: simNao(
    'Suporte respiratório',
    undefined,
    'Ventilação mecânica, invasiva ou não. Sem suporte, o respiratório vai no máximo a 2.',
  ),
  platelets: medida('plaquetas'),
  bilirubin: medida('bilirrubina'),
  map: medida('pam'),
  dopamine: droga('Dopamina', 50, 30),
  dobutamine: droga('Dobutamina', 50, 30),
  norepinephrine: droga('Noradrenalina', 10, 3),
  epinephrine: droga('Adrenalina', 10, 3),
  gcs: medida('glasgow', { ajuda: 'Sob sedação, o último valor conhecido antes dela.' }),
  creatinine: medida('creatinina'),
  urine_output_ml_day: opcional(
    numero({
      rotulo: 'Diurese em 24 horas',
      unidade: 'mL/dia',
      minimo: 0,
      maximo: 30_000,
      incomumAcima: 10_000,
    }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** Six systems, 0 to 4 each (Vincent 1996). */
function calcular(entrada: Entrada) {
  const components = {
    respiratory: respiratorio(entrada),
    coagulation: degraus(
      entrada.platelets,
      [
        [20, 4],
        [50, 3],
        [100, 2],
        [150, 1],
      ],
      0,
    ),
    liver: degraus(
      entrada.bilirubin,
      [
        [1.2, 0],
        [2, 1],
        [6, 2],
        [12, 3],
      ],
      4,
    ),
    cardiovascular: cardiovascular(entrada),
    cns: degraus(
      entrada.gcs,
      [
        [6, 4],
        [10, 3],
        [13, 2],
        [15, 1],
      ],
      0,
    ),
    renal: renal(entrada),
  };
  return { score: somar(...Object.values(components)), components };
}

/** PaO₂/FiO₂ in mmHg; 3 and 4 points are for who has respiratory support. */
function respiratorio({ pao2, fio2, respiratory_support }: Entrada): number {
  const pontos = degraus(
    pao2 / fio2,
    [
      [100, 4],
      [200, 3],
      [300, 2],
      [400, 1],
    ],
    0,
  );
  return respiratory_support ? pontos : Math.min(pontos, 2);
}

/** Doses in mcg/kg/min for an hour or more; a drug that was not given is not in use. */
function cardiovascular(entrada: Entrada): number {
  const { map, dopamine = 0, dobutamine = 0, norepinephrine = 0, epinephrine = 0 } = entrada;
  const catecolamina = Math.max(norepinephrine, epinephrine);
  if (dopamine > 15 || catecolamina > 0.1) return 4;
  if (dopamine > 5 || catecolamina > 0) return 3;
  if (dopamine > 0 || dobutamine > 0) return 2;
  return map < 70 ? 1 : 0;
}

/** The worse of creatinine (mg/dL) and, where it was measured, urine (mL/day). */
function renal({ creatinine, urine_output_ml_day }: Entrada): number {
  const pelaCreatinina = degraus(
    creatinine,
    [
      [1.2, 0],
      [2, 1],
      [3.5, 2],
      [5, 3],
    ],
    4,
  );
  if (urine_output_ml_day === undefined) return pelaCreatinina;
  return Math.max(
    pelaCreatinina,
    degraus(
      urine_output_ml_day,
      [
        [200, 4],
        [500, 3],
      ],
      0,
    ),
  );
}

export const sofa = definir({
  id: 'sofa',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'SOFA (1996)',
  resumo: 'Disfunção de seis sistemas orgânicos; base da definição de sepse.',
  categoria: 'deterioracao',
  especialidades: [
    'Medicina Intensiva',
    'Infectologia',
    'Medicina de Emergência',
    'Clínica Médica',
  ],
  apelidos: [
    'sequential organ failure assessment',
    'sepse',
    'sepsis-3',
    'disfunção orgânica',
    'falência de órgãos',
    'choque séptico',
  ],
  campos,
  saidas: {
    score: saidaPontos(),
    components: {
      tipo: 'partes',
      rotulo: 'Sistemas',
      partes: {
        respiratory: 'Respiratório',
        coagulation: 'Coagulação',
        liver: 'Fígado',
        cardiovascular: 'Cardiovascular',
        cns: 'Sistema nervoso',
        renal: 'Rim',
      },
    },
  },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'abaixo_do_corte',
          abaixoDe: 2,
          rotulo: 'Menos de 2 pontos',
          texto: 'com basal zero, não preenche a disfunção orgânica do Sepsis-3.',
          gravidade: 'normal',
        },
        {
          codigo: 'disfuncao_organica',
          rotulo: '2 pontos ou mais',
          texto:
            'com infecção e aumento de 2 ou mais sobre o basal (zero, se desconhecido): sepse.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
