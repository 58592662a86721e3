import { type EntradaDe, escolha, medida, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { degraus, pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Rockall TA e cols., 1996',
  referencias: [{ citacao: 'Rockall TA et al. Gut 1996;38:316-21.', doi: '10.1136/gut.38.3.316' }],
  formula:
    'Idade < 60, 0; 60 a 79, 1; ≥ 80, 2. Choque: ausente, 0; FC ≥ 100 com PAS ≥ 100, 1; PAS < 100, 2. Comorbidade: nenhuma, 0; cardíaca ou outra importante, 2; renal, hepática ou câncer disseminado, 3. Diagnóstico: Mallory-Weiss ou sem lesão, 0; outros, 1; câncer, 2. Estigma de sangramento recente, 2. Total de 0 a 11.',
  limites: [
    'Precisa da endoscopia: antes dela, use o Glasgow-Blatchford.',
    'Adultos com hemorragia digestiva alta; não vale para sangramento baixo.',
  ],
  divergencias: [
    'Tabelas reproduzidas escrevem a pressão e o pulso como > 100; usado FC ≥ 100 e PAS ≥ 100 contra < 100, sem lacuna em 100.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Tabela reproduzida em artigo posterior da revista Gut (gut.bmj.com)',
      ressalva: 'Pontos conferem; o artigo de 1996 não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

/** Points of the worst comorbidity. */
const COMORBIDADE = { nenhuma: 0, icc_ci_maior: 2, renal_hepatica_metastase: 3 } as const;

/** Points of the diagnosis made at endoscopy. */
const DIAGNOSTICO = { mallory_weiss_sem_lesao: 0, outros: 1, malignidade: 2 } as const;

const campos = {
  age: medida('idade_adulto'),
  hr: medida('fc'),
  sbp: medida('pas'),
  comorbidity: escolha('Comorbidade', [
    ['nenhuma', 'Nenhuma importante', COMORBIDADE.nenhuma],
    [
      'icc_ci_maior',
      'Insuficiência cardíaca, doença isquêmica ou outra importante',
      COMORBIDADE.icc_ci_maior,
    ],
    [
      'renal_hepatica_metastase',
      'Insuficiência renal ou hepática, ou câncer disseminado',
      COMORBIDADE.renal_hepatica_metastase,
    ],
  ]),
  diagnosis: escolha('Diagnóstico na endoscopia', [
    [
      'mallory_weiss_sem_lesao',
      'Mallory-Weiss, ou sem lesão e sem estigma',
      DIAGNOSTICO.mallory_weiss_sem_lesao,
    ],
    ['outros', 'Qualquer outro', DIAGNOSTICO.outros],
    ['malignidade', 'Câncer do trato digestivo alto', DIAGNOSTICO.malignidade],
  ]),
  stigmata: simNao(
    'Estigma de sangramento recente',
    2,
    'Sangue no trato alto, coágulo aderido, vaso visível ou em jato. Mancha escura plana não conta.',
  ),
};
type Entrada = EntradaDe<typeof campos>;

const IDADE = [
  [60, 0],
  [80, 1],
] as const;

/** Full Rockall score, 0 to 11: systolic pressure in mmHg, age in years (Rockall 1996). */
function calcular({ age, sbp, hr, comorbidity, diagnosis, stigmata }: Entrada) {
  return {
    score:
      degraus(age, IDADE, 2) +
      pontosDoChoque(sbp, hr) +
      COMORBIDADE[comorbidity] +
      DIAGNOSTICO[diagnosis] +
      pontos([stigmata, 2]),
  };
}

/** A low pressure counts 2 whatever the heart rate. */
function pontosDoChoque(sbp: number, hr: number): number {
  if (sbp < 100) return 2;
  return hr >= 100 ? 1 : 0;
}

export const rockall = definir({
  id: 'rockall',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Rockall completo',
  resumo: 'Ressangramento e morte na hemorragia digestiva alta, depois da endoscopia.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Medicina de Emergência',
    'Clínica Médica',
    'Cirurgia Geral',
  ],
  apelidos: [
    'hemorragia digestiva alta',
    'hda',
    'ressangramento',
    'hematêmese',
    'endoscopia',
    'sangramento digestivo',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        { codigo: 'baixo', ate: 2, rotulo: 'Risco baixo', gravidade: 'normal' },
        {
          codigo: 'nao_baixo',
          rotulo: 'Risco não baixo',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
