import { type EntradaDe, escolha, medida, numero, opcional, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, NAO_CONFERIDA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';
import { degraus, pontos, somar } from '../motor/pontos.ts';
import * as tabela from './apache-ii.tabela.ts';

const fonte: Fonte = {
  autor: 'Knaus WA e cols., 1985',
  referencias: [{ citacao: 'Knaus WA et al. Crit Care Med 1985;13:818-29.' }],
  formula:
    'APACHE II = fisiologia aguda + idade + doença crônica, de 0 a 71. Fisiologia: 12 variáveis de 0 a 4 (temperatura, PAM, FC, FR, oxigenação, pH, sódio, potássio, creatinina, hematócrito, leucócitos) e 15 − Glasgow; a creatinina dobra na insuficiência renal aguda. Idade: ≤ 44: 0; 45–54: 2; 55–64: 3; 65–74: 5; ≥ 75: 6. Doença crônica grave: 2 na cirurgia eletiva; 5 se não operado ou na emergência.',
  limites: [
    'Pior valor das primeiras 24 horas de terapia intensiva; não foi feito para repetir ao longo da internação.',
    'A mortalidade estimada não é mostrada: a equação e os pesos por diagnóstico ainda não foram conferidos no artigo.',
    'Descreve grupos: não decide o cuidado de uma pessoa.',
    'Sem gasometria, o bicarbonato substitui o pH e a oxigenação conta 0 ponto, com aviso.',
  ],
  divergencias: [
    'PAM de 40 a 49: alguns calculadores contam 3; no artigo, 49 ou menos vale 4. Usado o artigo.',
  ],
  verificacao: {
    formula: {
      estado: 'conferida',
      documento:
        'Tabela do APACHE II (Knaus 1985) reproduzida em Gut (BMJ), tabela 2, e no Manual MSD',
    },
    faixas: {
      ...NAO_CONFERIDA,
      ressalva: 'Sem faixas: a equação de mortalidade não foi conferida e fica de fora.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  temp_c: medida('temperatura', { ajuda: 'Retal. Em tudo, o pior valor das primeiras 24 horas.' }),
  map: medida('pam'),
  hr: medida('fc'),
  rr: medida('fr', { ajuda: 'Ventilado ou não.' }),
  fio2: medida('fio2'),
  pao2: opcional(medida('pao2', { ajuda: 'Com FiO₂ abaixo de 50%.' })),
  aa_gradient: opcional(
    numero({
      rotulo: 'Gradiente alvéolo-arterial',
      unidade: 'mmHg',
      minimo: 0,
      maximo: 760,
      incomumAcima: 650,
      ajuda: 'Com FiO₂ de 50% ou mais.',
    }),
  ),
  ph: opcional(medida('ph')),
  hco3: opcional(medida('bicarbonato', { ajuda: 'Venoso; só conta sem gasometria.' })),
  sodium: medida('sodio'),
  potassium: medida('potassio'),
  creatinine: medida('creatinina'),
  acute_renal_failure: simNao(
    'Insuficiência renal aguda',
    undefined,
    'Dobra os pontos da creatinina.',
  ),
  hematocrit_pct: medida('hematocrito'),
  wbc: medida('leucocitos'),
  gcs: medida('glasgow'),
  chronic_health: escolha(
    'Doença crônica grave ou imunossupressão',
    [
      ['nenhuma', 'Não', 0],
      ['eletiva', 'Sim, pós-operatório de cirurgia eletiva', 2],
      ['nao_operatorio_ou_emergencia', 'Sim, não operado ou cirurgia de emergência', 5],
    ],
    'Insuficiência grave de fígado, coração, pulmão ou rim, ou imunossupressão, antes da internação.',
  ),
};
type Entrada = EntradaDe<typeof campos>;

const CRONICA = { nenhuma: 0, eletiva: 2, nao_operatorio_ou_emergencia: 5 } as const;

const naTabela = (valor: number, { passos, resto }: typeof tabela.PH) =>
  degraus(valor, passos, resto);

/** The acute physiology score of twelve variables, then age and chronic health. */
function calcular(entrada: Entrada, notas: Notas) {
  const aps = somar(
    naTabela(entrada.temp_c, tabela.TEMPERATURA),
    naTabela(entrada.map, tabela.PAM),
    naTabela(entrada.hr, tabela.FC),
    naTabela(entrada.rr, tabela.FR),
    oxigenacao(entrada, notas),
    acidoBase(entrada),
    naTabela(entrada.sodium, tabela.SODIO),
    naTabela(entrada.potassium, tabela.POTASSIO),
    naTabela(entrada.creatinine, tabela.CREATININA) * (entrada.acute_renal_failure ? 2 : 1),
    naTabela(entrada.hematocrit_pct, tabela.HEMATOCRITO),
    naTabela(entrada.wbc, tabela.LEUCOCITOS),
    15 - entrada.gcs,
  );
  const score = somar(aps, naTabela(entrada.age, tabela.IDADE), CRONICA[entrada.chronic_health]);
  return { aps, score };
}

/** The alveolar–arterial gradient from FiO₂ 0.5 on, PaO₂ below it; both in mmHg. */
function oxigenacao({ fio2, pao2, aa_gradient, ph }: Entrada, notas: Notas): number {
  const medida = fio2 >= 0.5 ? aa_gradient : pao2;
  if (medida !== undefined) {
    return fio2 >= 0.5 ? naTabela(medida, tabela.GRADIENTE) : pontosDaPao2(medida);
  }
  if (ph === undefined && pao2 === undefined && aa_gradient === undefined) {
    notas.faltantes(['oxigenação (sem gasometria)']);
    return 0;
  }
  throw fio2 >= 0.5
    ? new Recusa('aa_gradient', 'Com FiO₂ de 50% ou mais, informe o gradiente alvéolo-arterial.')
    : new Recusa('pao2', 'Com FiO₂ abaixo de 50%, informe a PaO₂.');
}

function pontosDaPao2(pao2: number): number {
  return pontos([pao2 < 55, 4], [pao2 >= 55 && pao2 <= 60, 3], [pao2 > 60 && pao2 <= 70, 1]);
}

/** Arterial pH, or venous bicarbonate where there are no blood gases. */
function acidoBase({ ph, hco3 }: Entrada): number {
  if (ph !== undefined) return naTabela(ph, tabela.PH);
  if (hco3 !== undefined) return naTabela(hco3, tabela.BICARBONATO);
  throw new Recusa('ph', 'Informe o pH arterial ou, sem gasometria, o bicarbonato.');
}

export const apacheIi = definir({
  id: 'apache-ii',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'APACHE II',
  resumo: 'Gravidade nas primeiras 24 horas de terapia intensiva.',
  categoria: 'deterioracao',
  especialidades: ['Medicina Intensiva', 'Medicina de Emergência', 'Anestesiologia'],
  apelidos: [
    'apache 2',
    'acute physiology and chronic health evaluation',
    'gravidade na uti',
    'prognóstico na uti',
    'terapia intensiva',
  ],
  campos,
  exigencias: [{ quantos: 'ao-menos-um', de: ['ph', 'hco3'] }],
  saidas: {
    aps: saidaPontos('Fisiologia aguda (APS)'),
    score: saidaPontos('APACHE II'),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
