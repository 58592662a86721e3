import { type EntradaDe, medida, numero, opcional, simNao } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';
import { contar, degraus, pontos, somar } from '../motor/pontos.ts';

const TABELA: Verificacao = {
  estado: 'conferida',
  documento:
    'Diretriz japonesa de sepse 2024 (J Intensive Care, 10.1186/s40560-025-00776-0), tabela 6, e documentação do pacote phoenix 1.1.1, dos autores do escore',
  ressalva:
    'Na documentação do pacote, 2 pontos respiratórios pedem < 200 ou < 220; a tabela da diretriz inclui 200 e 220, e é a usada.',
};

const fonte: Fonte = {
  autor: 'Schlapbach LJ e cols., 2024',
  referencias: [
    { citacao: 'Schlapbach LJ et al. JAMA 2024;331:665-74.', doi: '10.1001/jama.2024.0179' },
    { citacao: 'Sanchez-Pinto LN et al. JAMA 2024;331:675-86.', doi: '10.1001/jama.2024.0196' },
  ],
  formula:
    'Respiratório (0–3): suporte e PaO₂/FiO₂ < 400 ou SpO₂/FiO₂ < 292: 1; ventilação invasiva e ≤ 200 ou ≤ 220: 2; ventilação invasiva e < 100 ou < 148: 3. Cardiovascular (0–6): um vasoativo 1, dois ou mais 2; lactato 5 a < 11 mmol/L 1, ≥ 11 2; PAM baixa para a idade 1 ou 2. Coagulação (0–2): plaquetas < 100 × 10³/µL, INR > 1,3, dímero D > 2 mg/L FEU, fibrinogênio < 100 mg/dL, 1 cada. Neurológico (0–2): Glasgow ≤ 10: 1; pupilas fixas dos dois lados: 2. PAM (mmHg) para 1 e 2 pontos: < 1 mês < 31 e < 17; 1–11 meses < 39 e < 25; 1 ano < 44 e < 31; 2–4 anos < 45 e < 32; 5–11 anos < 49 e < 36; 12–17 anos < 52 e < 38. Sepse: infecção suspeita e 2 ou mais. Choque séptico: sepse com cardiovascular de 1 ou mais.',
  limites: [
    'Menores de 18 anos; não vale na internação do nascimento nem antes de 37 semanas pós-concepcionais.',
    'Item faltante conta 0, como no desenvolvimento do escore: um total baixo com muitos faltantes não tranquiliza.',
    'SpO₂/FiO₂ só conta com SpO₂ de até 97%.',
    'Confirma disfunção orgânica: não foi feito para triagem.',
  ],
  divergencias: [
    'Bordas de 2 pontos respiratórios: a tabela publicada inclui 200 e 220; o programa dos autores, não. Usada a tabela.',
    'Conhecidas as duas relações, um nível é atingido se qualquer uma o atinge, como no programa dos autores.',
    'SpO₂ exatamente de 97%: a documentação do programa pede menos de 97; usado até 97.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

const campos = {
  age_months: medida('idade_meses', { ajuda: 'Menos de 216 meses (18 anos).' }),
  suspected_infection: simNao('Infecção suspeita ou confirmada'),
  pao2: opcional(medida('pao2')),
  spo2: opcional(medida('spo2', { ajuda: 'Só conta até 97%.' })),
  fio2: opcional(medida('fio2')),
  respiratory_support: opcional(
    simNao('Suporte respiratório', undefined, 'Oxigênio, alto fluxo ou ventilação.'),
  ),
  imv: opcional(simNao('Ventilação mecânica invasiva')),
  vasoactive_count: opcional(
    numero({
      rotulo: 'Fármacos vasoativos em uso',
      minimo: 0,
      maximo: 6,
      semIncomum: 'Contagem de 0 a 6.',
      inteiro: true,
      ajuda: 'Adrenalina, noradrenalina, dopamina, dobutamina, milrinona e vasopressina.',
    }),
  ),
  lactate: opcional(medida('lactato')),
  map: opcional(medida('pam')),
  platelets: opcional(medida('plaquetas')),
  inr: opcional(medida('inr')),
  d_dimer_mg_l: opcional(
    numero({ rotulo: 'Dímero D', unidade: 'mg/L FEU', minimo: 0, maximo: 500, incomumAcima: 50 }),
  ),
  fibrinogen: opcional(
    numero({
      rotulo: 'Fibrinogênio',
      unidade: 'mg/dL',
      minimo: 0,
      maximo: 2000,
      incomumAbaixo: 50,
      incomumAcima: 1000,
    }),
  ),
  gcs: opcional(medida('glasgow')),
  fixed_pupils_bilateral: opcional(simNao('Pupilas fixas dos dois lados')),
};
type Entrada = EntradaDe<typeof campos>;

/** Mean arterial pressure in mmHg by age: below `dois` 2 points, below `um` 1 point. */
const PAM_POR_IDADE = [
  { ateMeses: 1, dois: 17, um: 31 },
  { ateMeses: 12, dois: 25, um: 39 },
  { ateMeses: 24, dois: 31, um: 44 },
  { ateMeses: 60, dois: 32, um: 45 },
  { ateMeses: 144, dois: 36, um: 49 },
  { ateMeses: 216, dois: 38, um: 52 },
] as const;

/** Four systems (Schlapbach 2024); an item that is missing counts 0, and the answer says so. */
function calcular(entrada: Entrada, notas: Notas) {
  conferir(entrada);
  notas.faltantes(faltantes(entrada));
  const components = {
    respiratory: respiratorio(entrada),
    cardiovascular: cardiovascular(entrada),
    coagulation: coagulacao(entrada),
    neurologic: neurologico(entrada),
  };
  const score = somar(...Object.values(components));
  const sepsis = entrada.suspected_infection && score >= 2;
  return { score, components, sepsis, septic_shock: sepsis && components.cardiovascular >= 1 };
}

function conferir({ age_months, imv, respiratory_support }: Entrada): void {
  if (age_months >= 216) {
    throw new Recusa('age_months', 'O Phoenix vale até antes de 18 anos (216 meses): use o SOFA.');
  }
  if (imv && respiratory_support === false) {
    throw new Recusa(
      'respiratory_support',
      'Ventilação invasiva é suporte respiratório: responda sim, ou corrija a ventilação.',
    );
  }
}

/** The ratio PaO₂/FiO₂ or, with SpO₂ up to 97%, SpO₂/FiO₂: a tier is met if either meets it. */
function respiratorio(entrada: Entrada): number {
  const { imv = false } = entrada;
  const { pf, sf } = relacoes(entrada);
  if (imv && (pf < 100 || sf < 148)) return 3;
  if (imv && (pf <= 200 || sf <= 220)) return 2;
  const suporte = imv || entrada.respiratory_support === true;
  return suporte && (pf < 400 || sf < 292) ? 1 : 0;
}

/** A ratio that is not known, or does not count, never meets a tier. */
function relacoes({ pao2, spo2, fio2 }: Entrada): { pf: number; sf: number } {
  const semDado = Number.POSITIVE_INFINITY;
  if (fio2 === undefined) return { pf: semDado, sf: semDado };
  return {
    pf: pao2 === undefined ? semDado : pao2 / fio2,
    sf: spo2 === undefined || spo2 > 97 ? semDado : spo2 / fio2,
  };
}

/** Vasoactive drugs, lactate (mmol/L) and mean arterial pressure, 0 to 2 each. */
function cardiovascular({ age_months, vasoactive_count = 0, lactate = 0, map }: Entrada): number {
  const pam = PAM_POR_IDADE.find(({ ateMeses }) => age_months < ateMeses);
  return somar(
    Math.min(vasoactive_count, 2),
    degraus(
      lactate,
      [
        [5, 0],
        [11, 1],
      ],
      2,
    ),
    map === undefined || !pam
      ? 0
      : degraus(
          map,
          [
            [pam.dois, 2],
            [pam.um, 1],
          ],
          0,
        ),
  );
}

/** Platelets 10³/µL, D-dimer mg/L FEU, fibrinogen mg/dL; at most 2 points. */
function coagulacao({ platelets, inr, d_dimer_mg_l, fibrinogen }: Entrada): number {
  const alteradas = contar(
    platelets !== undefined && platelets < 100,
    inr !== undefined && inr > 1.3,
    d_dimer_mg_l !== undefined && d_dimer_mg_l > 2,
    fibrinogen !== undefined && fibrinogen < 100,
  );
  return Math.min(alteradas, 2);
}

/** Fixed pupils outweigh a low Glasgow. */
function neurologico({ gcs, fixed_pupils_bilateral }: Entrada): number {
  if (fixed_pupils_bilateral) return 2;
  return pontos([gcs !== undefined && gcs <= 10, 1]);
}

/** What was not given, or given and cannot count, as people call it. */
function faltantes(entrada: Entrada): string[] {
  const { pao2, spo2, fio2 } = entrada;
  const semOxigenacao =
    fio2 === undefined || (pao2 === undefined && (spo2 === undefined || spo2 > 97));
  const itens = [
    [semOxigenacao, 'oxigenação (PaO₂, ou SpO₂ até 97%, com FiO₂)'],
    [entrada.respiratory_support === undefined && !entrada.imv, 'suporte respiratório'],
    [entrada.imv === undefined, 'ventilação invasiva'],
    [entrada.vasoactive_count === undefined, 'fármacos vasoativos'],
    [entrada.lactate === undefined, 'lactato'],
    [entrada.map === undefined, 'pressão arterial média'],
    [entrada.platelets === undefined, 'plaquetas'],
    [entrada.inr === undefined, 'INR'],
    [entrada.d_dimer_mg_l === undefined, 'dímero D'],
    [entrada.fibrinogen === undefined, 'fibrinogênio'],
    [entrada.gcs === undefined, 'Glasgow'],
    [entrada.fixed_pupils_bilateral === undefined, 'pupilas'],
  ] as const;
  return itens.flatMap(([falta, nome]) => (falta ? [nome] : []));
}

const FAIXAS_DE_SEPSE: readonly Faixa[] = [
  {
    codigo: 'true',
    rotulo: 'Preenche critérios de sepse',
    texto: 'infecção suspeita e 2 pontos ou mais.',
    gravidade: 'critico',
  },
  {
    codigo: 'false',
    rotulo: 'Não preenche critérios de sepse',
    texto: 'não afasta infecção grave; reavalie.',
    gravidade: 'normal',
  },
];

/** Only its presence is said: without sepsis there is no septic shock to speak of. */
const FAIXAS_DE_CHOQUE: readonly Faixa[] = [
  {
    codigo: 'true',
    rotulo: 'Choque séptico',
    texto: 'sepse com pelo menos 1 ponto cardiovascular.',
    gravidade: 'critico',
  },
];

export const phoenixSepsis = definir({
  id: 'phoenix-sepsis',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Phoenix (sepse pediátrica)',
  resumo: 'Critérios de sepse e choque séptico antes dos 18 anos.',
  categoria: 'deterioracao',
  especialidades: ['Pediatria', 'Medicina Intensiva', 'Medicina de Emergência', 'Infectologia'],
  apelidos: [
    'phoenix sepsis score',
    'sepse na criança',
    'sepse pediátrica',
    'choque séptico pediátrico',
    'disfunção orgânica na criança',
  ],
  campos,
  saidas: {
    score: saidaPontos(),
    components: {
      tipo: 'partes',
      rotulo: 'Sistemas',
      partes: {
        respiratory: 'Respiratório',
        cardiovascular: 'Cardiovascular',
        coagulation: 'Coagulação',
        neurologic: 'Neurológico',
      },
    },
    sepsis: { tipo: 'sim-nao', rotulo: 'Sepse' },
    septic_shock: { tipo: 'sim-nao', rotulo: 'Choque séptico' },
  },
  interpretacoes: [
    { de: 'sepsis', faixas: FAIXAS_DE_SEPSE },
    { de: 'septic_shock', faixas: FAIXAS_DE_CHOQUE },
  ],
  fonte,
  calcular,
});
