import { DIA_EM_MS, diasEntre } from '../../datas.ts';
import { data, type EntradaDe, numero, opcional } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, type Saida, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Regra de Naegele, na redação do Ministério da Saúde',
  referencias: [
    { citacao: 'Brasil, Ministério da Saúde. Atenção ao pré-natal (cálculo da IG e da DPP).' },
    { citacao: 'ACOG Committee Opinion 700 (datação pelo ultrassom).' },
  ],
  formula:
    'IG = dias desde a DUM ÷ 7 (semanas e dias); pelo ultrassom, IG do exame + dias decorridos. DPP (Naegele) = DUM + 7 dias, depois − 3 meses (ou + 9), com o ano ajustado; se o dia não existe no mês, o último dia. DPP (280) = DUM + 280 dias.',
  limites: [
    'A DUM só vale se for certa, com ciclos regulares e sem hormônio recente.',
    'O ultrassom do 1º trimestre substitui a DUM se a diferença passar de 5 dias (até 8s6d) ou de 7 dias (9s0d a 13s6d).',
    'Pelo ultrassom, a DPP parte da DUM equivalente à idade gestacional do exame.',
    'Recusa datas com mais de 301 dias (43 semanas) até a referência.',
  ],
  divergencias: [
    'Naegele conta meses do calendário e pode diferir em até 3 dias de DUM + 280 dias. Naegele é a principal; a de 280 dias aparece ao lado.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  lmp: opcional(data('Data da última menstruação (DUM)', 'O primeiro dia.', { passada: true })),
  us_date: opcional(data('Data do ultrassom', 'Use no lugar da DUM.', { passada: true })),
  us_weeks: opcional(
    numero({
      rotulo: 'Semanas no ultrassom',
      unidade: 'semanas',
      minimo: 4,
      maximo: 42,
      semIncomum: 'Toda semana da gestação se espera.',
      inteiro: true,
    }),
  ),
  us_days: opcional(
    numero({
      rotulo: 'Dias além das semanas no ultrassom',
      unidade: 'dias',
      minimo: 0,
      maximo: 6,
      semIncomum: 'Contagem de 0 a 6.',
      inteiro: true,
    }),
  ),
  reference_date: opcional(
    data('Data de referência', 'O dia em que se quer a idade gestacional; em geral, hoje.', {
      comecaHoje: true,
    }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** The date so many calendar days later. */
function maisDias(data: string, dias: number): string {
  return porExtenso(new Date(instante(data) + dias * DIA_EM_MS));
}

/** The same day so many months later, or the last of that month where the day is missing. */
function maisMeses(data: string, meses: number): string {
  const de = new Date(instante(data));
  const ano = de.getUTCFullYear();
  const mes = de.getUTCMonth() + meses;
  const destino = new Date(0);
  // Day zero of the next month is the last day of this one.
  destino.setUTCFullYear(ano, mes + 1, 0);
  destino.setUTCDate(Math.min(de.getUTCDate(), destino.getUTCDate()));
  return porExtenso(destino);
}

function instante(data: string): number {
  return Date.parse(`${data}T00:00:00Z`);
}

function porExtenso(data: Date): string {
  return data.toISOString().slice(0, 10);
}

/** 43 weeks: beyond it the date of the last period is taken for a mistake. */
const LIMITE_EM_DIAS = 301;

/** A year outside these is a slip of the keyboard; without a date of reference nothing else shows it. */
const PRIMEIRO_DIA = '1900-01-01';

const ULTIMO_DIA = '2199-12-31';

/** Due dates, and gestational age on the date of reference when there is one. */
function calcular(entrada: Entrada, notas: Notas) {
  const { campo, inicio } = comeco(entrada);
  const informada = entrada[campo] ?? inicio;
  if (informada < PRIMEIRO_DIA || informada > ULTIMO_DIA) {
    throw new Recusa(campo, 'Confira o ano: informe uma data entre 1900 e 2199.');
  }
  const partos = {
    edd_naegele: maisMeses(maisDias(inicio, 7), 9),
    edd_280: maisDias(inicio, 280),
  };
  const { reference_date } = entrada;
  if (reference_date === undefined) {
    notas.ausente(['weeks', 'days'], 'Informe a data de referência para a idade gestacional.');
    return partos;
  }
  if (informada > reference_date) {
    throw new Recusa(campo, 'Informe uma data que não seja posterior à data de referência.');
  }
  const idade = idadeEmDias(campo, inicio, reference_date);
  return { ...partos, weeks: Math.floor(idade / 7), days: idade % 7 };
}

/** The first day of the last period: as told, or as the ultrasound puts it. */
function comeco(entrada: Entrada): { campo: 'lmp' | 'us_date'; inicio: string } {
  const { lmp, us_date, us_weeks, us_days } = entrada;
  if (lmp !== undefined) {
    if (us_weeks !== undefined || us_days !== undefined) {
      throw new Recusa(
        us_weeks !== undefined ? 'us_weeks' : 'us_days',
        'Semanas e dias do ultrassom só se usam com a data do ultrassom, no lugar da DUM.',
      );
    }
    return { campo: 'lmp', inicio: lmp };
  }
  if (us_date === undefined || us_weeks === undefined || us_days === undefined) {
    throw new Recusa(
      us_weeks === undefined ? 'us_weeks' : 'us_days',
      'Ultrassom: informe a idade gestacional do exame em semanas e dias.',
    );
  }
  return { campo: 'us_date', inicio: maisDias(us_date, -(us_weeks * 7 + us_days)) };
}

/** Days of gestation; refuses what cannot be a pregnancy going on. */
function idadeEmDias(campo: 'lmp' | 'us_date', inicio: string, referencia: string): number {
  const dias = diasEntre(inicio, referencia);
  if (dias > LIMITE_EM_DIAS) {
    throw new Recusa(
      campo,
      'Passaram mais de 301 dias (43 semanas) até a data de referência: confira as datas.',
    );
  }
  return dias;
}

/** By completed weeks: what a birth on the date of reference would be called. */
const FAIXAS_DE_TERMO: readonly Faixa[] = [
  {
    codigo: 'pre_termo',
    abaixoDe: 37,
    rotulo: 'Antes do termo',
    texto: 'um nascimento nesta data seria pré-termo.',
    gravidade: 'normal',
  },
  { codigo: 'termo_precoce', abaixoDe: 39, rotulo: 'Termo precoce', gravidade: 'normal' },
  { codigo: 'termo', abaixoDe: 41, rotulo: 'Termo', gravidade: 'normal' },
  { codigo: 'termo_tardio', abaixoDe: 42, rotulo: 'Termo tardio', gravidade: 'atencao' },
  { codigo: 'pos_termo', rotulo: 'Pós-termo', gravidade: 'alerta' },
];

function saidaData(rotulo: string): Saida {
  return { tipo: 'data', rotulo };
}

export const gestationalAge = definir({
  id: 'gestational-age',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Idade gestacional e data provável do parto',
  resumo: 'IG e DPP pela última menstruação ou pelo ultrassom.',
  categoria: 'obstetricia',
  especialidades: [
    'Ginecologia e Obstetrícia',
    'Medicina de Família e Comunidade',
    'Medicina de Emergência',
    'Clínica Médica',
  ],
  apelidos: ['ig', 'dpp', 'dum', 'naegele', 'gestante', 'gravidez', 'pré-natal', 'ultrassom'],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['lmp', 'us_date'] }],
  saidas: {
    weeks: saidaNumero('Semanas completas', 'semanas', 0),
    days: saidaNumero('Dias além das semanas', 'dias', 0),
    edd_naegele: saidaData('DPP (Naegele)'),
    edd_280: saidaData('DPP (280 dias)'),
  },
  interpretacoes: [{ de: 'weeks', faixas: FAIXAS_DE_TERMO }],
  fonte,
  calcular,
});
