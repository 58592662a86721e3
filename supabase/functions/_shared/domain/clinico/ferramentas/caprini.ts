import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte } from '../motor/fonte.ts';
import { contar, degraus, pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Caprini JA, 2005',
  referencias: [
    { citacao: 'Caprini JA. Dis Mon 2005;51:70-8.', doi: '10.1016/j.disamonth.2005.02.003' },
    { citacao: 'American College of Chest Physicians, 9ª ed., 2012 (faixas de risco).' },
  ],
  formula:
    'Soma dos fatores presentes, de 1, 2, 3 ou 5 pontos cada. Idade: 41–60 anos 1, 61–74 2, 75 ou mais 3. IMC > 25 kg/m² 1. Faixas: 0 muito baixo, 1–2 baixo, 3–4 moderado, 5 ou mais alto.',
  limites: [
    'Adulto cirúrgico; para o clínico internado, use o Pádua.',
    'Marque só uma categoria para a mesma cirurgia (pequena, artroscópica, aberta, laparoscópica ou artroplastia).',
    'Não avalia o risco de sangramento.',
  ],
  divergencias: [
    'Há uma versão de 2013 com outros itens e pesos. Aqui vale a de 2005, com as faixas do ACCP de 2012.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Tabela 1 de Gynecol Oncol 2017;144:420-7 (PMC5503672), adaptada do ACCP 2012',
      ressalva:
        'Tabela resumida: não traz artroscopia, politrauma nem DPOC em separado. O artigo de 2005 não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'mdtools.org, Caprini VTE Risk Score (fonte secundária)',
      ressalva: 'As faixas não foram lidas na diretriz do ACCP de 2012.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  bmi: medida('imc'),
  minor_surgery: simNao('Cirurgia de pequeno porte agora', 1),
  arthroscopic_surgery: simNao('Cirurgia artroscópica', 2),
  major_surgery_gt_45min: simNao('Cirurgia aberta de grande porte, mais de 45 min', 2),
  laparoscopic_surgery_gt_45min: simNao('Cirurgia laparoscópica, mais de 45 min', 2),
  major_lower_limb_arthroplasty: simNao('Artroplastia maior de membro inferior', 5),
  prior_major_surgery_1mo: simNao('Outra cirurgia de grande porte no último mês', 1),
  hip_pelvis_leg_fracture: simNao('Fratura de quadril, pelve ou perna no último mês', 5),
  multiple_trauma: simNao('Politrauma no último mês', 5),
  spinal_cord_injury: simNao('Lesão medular aguda com paralisia no último mês', 5),
  stroke_1mo: simNao('AVC no último mês', 5),
  acute_mi: simNao('Infarto agudo do miocárdio', 1),
  chf_1mo: simNao('Insuficiência cardíaca no último mês', 1),
  sepsis_1mo: simNao('Sepse no último mês', 1),
  lung_disease_pneumonia_1mo: simNao('Doença pulmonar grave ou pneumonia no último mês', 1),
  copd: simNao('DPOC ou função pulmonar anormal', 1),
  ibd: simNao('Doença inflamatória intestinal', 1),
  malignancy: simNao('Câncer atual ou prévio', 2),
  medical_bed_rest: simNao('Paciente clínico em repouso no leito', 1),
  bed_gt_72h: simNao('Confinado ao leito por mais de 72 horas', 2),
  plaster_cast: simNao('Imobilização com gesso no último mês', 2),
  central_venous_access: simNao('Acesso venoso central', 2),
  varicose_veins: simNao('Varizes', 1),
  swollen_legs: simNao('Edema de membros inferiores', 1),
  history_vte: simNao('TVP ou TEP prévios', 3),
  family_history_vte: simNao('História familiar de tromboembolismo', 3),
  factor_v_leiden: simNao('Fator V de Leiden', 3),
  prothrombin_20210a: simNao('Mutação 20210A da protrombina', 3),
  lupus_anticoagulant: simNao('Anticoagulante lúpico', 3),
  anticardiolipin: simNao('Anticardiolipina elevada', 3),
  homocysteine: simNao('Homocisteína elevada', 3),
  hit: simNao('Trombocitopenia induzida por heparina', 3),
  other_thrombophilia: simNao('Outra trombofilia', 3),
  ocp_hrt: simNao('Contraceptivo oral ou reposição hormonal', 1),
  pregnancy_postpartum: simNao('Gestação ou até 1 mês do parto', 1),
  pregnancy_loss_history: simNao(
    'Perdas gestacionais',
    1,
    'Natimorto sem causa, 3 ou mais abortos, ou prematuro com pré-eclâmpsia ou restrição de crescimento.',
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** Points of age in completed years: up to 40 none, 41–60 one, 61–74 two, 75 or more three. */
const IDADE = [
  [41, 0],
  [61, 1],
  [75, 2],
] as const;

/** The 2005 table: how many factors of each weight, the age and a BMI above 25 kg/m² (Caprini 2005). */
function calcular(entrada: Entrada) {
  const fatores =
    deUmPonto(entrada) +
    2 * deDoisPontos(entrada) +
    3 * deTresPontos(entrada) +
    5 * deCincoPontos(entrada);
  const score = fatores + degraus(entrada.age, IDADE, 3) + pontos([entrada.bmi > 25, 1]);
  return { score };
}

function deUmPonto(entrada: Entrada): number {
  return contar(
    entrada.minor_surgery,
    entrada.prior_major_surgery_1mo,
    entrada.varicose_veins,
    entrada.ibd,
    entrada.swollen_legs,
    entrada.acute_mi,
    entrada.chf_1mo,
    entrada.sepsis_1mo,
    entrada.lung_disease_pneumonia_1mo,
    entrada.copd,
    entrada.medical_bed_rest,
    entrada.ocp_hrt,
    entrada.pregnancy_postpartum,
    entrada.pregnancy_loss_history,
  );
}

function deDoisPontos(entrada: Entrada): number {
  return contar(
    entrada.arthroscopic_surgery,
    entrada.malignancy,
    entrada.major_surgery_gt_45min,
    entrada.laparoscopic_surgery_gt_45min,
    entrada.bed_gt_72h,
    entrada.plaster_cast,
    entrada.central_venous_access,
  );
}

function deTresPontos(entrada: Entrada): number {
  return contar(
    entrada.history_vte,
    entrada.family_history_vte,
    entrada.factor_v_leiden,
    entrada.prothrombin_20210a,
    entrada.lupus_anticoagulant,
    entrada.anticardiolipin,
    entrada.homocysteine,
    entrada.hit,
    entrada.other_thrombophilia,
  );
}

function deCincoPontos(entrada: Entrada): number {
  return contar(
    entrada.major_lower_limb_arthroplasty,
    entrada.hip_pelvis_leg_fracture,
    entrada.stroke_1mo,
    entrada.multiple_trauma,
    entrada.spinal_cord_injury,
  );
}

export const caprini = definir({
  id: 'caprini',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Caprini',
  resumo: 'Risco de tromboembolismo no paciente cirúrgico.',
  categoria: 'tromboembolismo',
  especialidades: [
    'Cirurgia Geral',
    'Ortopedia e Traumatologia',
    'Anestesiologia',
    'Cirurgia Vascular',
    'Angiologia',
    'Urologia',
    'Ginecologia e Obstetrícia',
  ],
  apelidos: ['profilaxia de tev', 'tromboprofilaxia', 'cirurgia', 'pré-operatório', 'tev', 'tvp'],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        { codigo: 'muito_baixo', abaixoDe: 1, rotulo: 'Risco muito baixo', gravidade: 'normal' },
        { codigo: 'baixo', abaixoDe: 3, rotulo: 'Risco baixo', gravidade: 'normal' },
        { codigo: 'moderado', abaixoDe: 5, rotulo: 'Risco moderado', gravidade: 'atencao' },
        { codigo: 'alto', rotulo: 'Risco alto', gravidade: 'alerta' },
      ],
    },
  ],
  fonte,
  calcular,
});
