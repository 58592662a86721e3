import { type EntradaDe, medida, opcional, sexo, simNao } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Fine MJ e cols., 1997',
  referencias: [
    { citacao: 'Fine MJ et al. N Engl J Med 1997;336:243-50.', doi: '10.1056/NEJM199701233360402' },
  ],
  formula:
    'Idade em anos (−10 se mulher) + instituição 10; neoplasia 30; fígado 20; insuficiência cardíaca, cerebrovascular e renal 10 cada; estado mental 20; FR ≥ 30 20; PAS < 90 20; temperatura < 35 ou ≥ 40 °C 15; FC ≥ 125 10; pH < 7,35 30; BUN ≥ 30 mg/dL (ureia ≥ 64) 20; sódio < 130 20; glicose ≥ 250 10; hematócrito < 30% 10; PaO₂ < 60 mmHg ou SpO₂ < 90% 10; derrame pleural 10. Classe I: até 50 anos, sem nenhuma das cinco doenças e sem nenhum dos cinco achados do exame. Demais: II até 70, III 71–90, IV 91–130, V acima de 130.',
  limites: [
    'Adultos com pneumonia adquirida na comunidade; não vale na imunossupressão nem na pneumonia hospitalar.',
    'A idade pesa muito: no jovem a classe pode subestimar a gravidade.',
    'Hipoxemia, falta de via oral ou de apoio em casa podem pedir internação em classe baixa.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'WikEM, Pneumonia severity index (fonte secundária)',
      ressalva: 'As mortalidades por classe não foram lidas no artigo original.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  gender: sexo(),
  nursing_home: simNao('Mora em instituição de longa permanência', 10),
  neoplastic: simNao(
    'Neoplasia',
    30,
    'Ativa ou diagnosticada no último ano, exceto carcinoma basocelular ou espinocelular de pele.',
  ),
  liver: simNao('Doença hepática', 20),
  chf: simNao('Insuficiência cardíaca', 10),
  cerebrovascular: simNao('Doença cerebrovascular', 10),
  renal: simNao('Doença renal', 10),
  altered_mental_status: simNao('Alteração aguda do estado mental', 20),
  rr: medida('fr'),
  sbp: medida('pas'),
  temp_c: medida('temperatura'),
  hr: medida('fc'),
  ph: medida('ph'),
  urea_mg_dl: opcional(medida('ureia')),
  bun_mg_dl: opcional(medida('bun', { ajuda: 'Só se o laboratório der BUN em vez de ureia.' })),
  sodium: medida('sodio'),
  glucose_mg_dl: medida('glicemia'),
  hematocrit_pct: medida('hematocrito'),
  pao2: opcional(medida('pao2')),
  spo2: opcional(medida('spo2')),
  pleural_effusion: simNao('Derrame pleural', 10),
};
type Entrada = EntradaDe<typeof campos>;

/** The highest total of each class above I; beyond the last, class V. */
const CLASSE_ATE = [
  [70, 'II'],
  [90, 'III'],
  [130, 'IV'],
] as const;

/** Points and class (Fine 1997). Class I is decided by its own conditions, not by the total. */
function calcular(entrada: Entrada) {
  const score = total(entrada);
  const porPontos = CLASSE_ATE.find(([ate]) => score <= ate)?.[1] ?? 'V';
  return { score, class: ehClasseUm(entrada) ? 'I' : porPontos };
}

/** Up to 50 years, none of the five illnesses, none of the five findings of the examination. */
function ehClasseUm(entrada: Entrada): boolean {
  return entrada.age <= 50 && doencas(entrada) === 0 && exame(entrada) === 0;
}

function total(entrada: Entrada): number {
  const { age, gender, nursing_home } = entrada;
  const daIdade = gender === 'feminino' ? age - 10 : age;
  const daCasa = pontos([nursing_home, 10]);
  return daIdade + daCasa + doencas(entrada) + exame(entrada) + exames(entrada);
}

function doencas({ neoplastic, liver, chf, cerebrovascular, renal }: Entrada): number {
  return pontos([neoplastic, 30], [liver, 20], [chf, 10], [cerebrovascular, 10], [renal, 10]);
}

function exame({ altered_mental_status, rr, sbp, temp_c, hr }: Entrada): number {
  return pontos(
    [altered_mental_status, 20],
    [rr >= 30, 20],
    [sbp < 90, 20],
    [temp_c < 35 || temp_c >= 40, 15],
    [hr >= 125, 10],
  );
}

/** Urea and BUN in mg/dL, each with the figure printed for it; either oximetry or PaO₂ may score. */
function exames(entrada: Entrada): number {
  const { ph, bun_mg_dl = 0, urea_mg_dl = 0, sodium, glucose_mg_dl, hematocrit_pct } = entrada;
  const { pao2 = Infinity, spo2 = Infinity, pleural_effusion } = entrada;
  return pontos(
    [ph < 7.35, 30],
    [bun_mg_dl >= 30 || urea_mg_dl >= 64, 20],
    [sodium < 130, 20],
    [glucose_mg_dl >= 250, 10],
    [hematocrit_pct < 30, 10],
    [pao2 < 60 || spo2 < 90, 10],
    [pleural_effusion, 10],
  );
}

/** 30-day mortality of the validation cohort. */
const CLASSES_PSI: readonly Faixa[] = [
  {
    codigo: 'I',
    rotulo: 'Classe I',
    texto: 'mortalidade em 30 dias de 0,1%; em geral, tratamento ambulatorial.',
    gravidade: 'normal',
  },
  {
    codigo: 'II',
    rotulo: 'Classe II',
    texto: 'mortalidade em 30 dias de 0,6%; em geral, tratamento ambulatorial.',
    gravidade: 'normal',
  },
  {
    codigo: 'III',
    rotulo: 'Classe III',
    texto: 'mortalidade em 30 dias de 0,9%; considere internação breve.',
    gravidade: 'atencao',
  },
  {
    codigo: 'IV',
    rotulo: 'Classe IV',
    texto: 'mortalidade em 30 dias de 9,3%; interne.',
    gravidade: 'alerta',
  },
  {
    codigo: 'V',
    rotulo: 'Classe V',
    texto: 'mortalidade em 30 dias de 27,0%; interne.',
    gravidade: 'critico',
  },
];

export const psi = definir({
  id: 'psi',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'PSI/PORT',
  resumo: 'Risco de morte em 30 dias na pneumonia adquirida na comunidade, em cinco classes.',
  categoria: 'infeccao',
  especialidades: ['Clínica Médica', 'Pneumologia', 'Infectologia', 'Medicina de Emergência'],
  apelidos: [
    'port',
    'pneumonia severity index',
    'índice de gravidade da pneumonia',
    'fine',
    'pneumonia',
    'pac',
  ],
  campos,
  exigencias: [
    { quantos: 'exatamente-um', de: ['urea_mg_dl', 'bun_mg_dl'] },
    { quantos: 'ao-menos-um', de: ['pao2', 'spo2'] },
  ],
  saidas: { score: saidaPontos(), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'class', faixas: CLASSES_PSI }],
  fonte,
  calcular,
});
