import { type EntradaDe, escolha, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento:
    'UCSF Hospital Handbook, corticoides orais (todos, menos deflazacorte); formulário NHS East Lancashire 6.3 (deflazacorte 6 mg)',
  ressalva: 'A tabela de Liu 2013 não foi aberta; o formulário NHS dá 0,75 mg para betametasona.',
};

const fonte: Fonte = {
  autor: 'Liu D e cols., 2013',
  referencias: [
    {
      citacao: 'Liu D et al. Allergy Asthma Clin Immunol 2013;9:30.',
      doi: '10.1186/1710-1492-9-30',
    },
    {
      citacao: 'UCSF Hospital Handbook, Oral Corticosteroids.',
      url: 'https://hospitalhandbook.ucsf.edu/04-oral-corticosteroids/04-oral-corticosteroids',
    },
  ],
  formula:
    'Nova dose = dose × equivalente do novo ÷ equivalente do atual. Equivalentes (mg): hidrocortisona 20; cortisona 25; prednisona 5; prednisolona 5; metilprednisolona 4; triancinolona 4; deflazacorte 6; dexametasona 0,75; betametasona 0,6.',
  limites: [
    'Só o efeito glicocorticoide de uso sistêmico: não vale para o efeito mineralocorticoide.',
    'Não vale para corticoide inalatório, tópico, intra-articular ou de depósito.',
    'A duração do efeito difere: reveja também o intervalo entre as doses.',
  ],
  divergencias: [
    'Betametasona: 0,6 ou 0,75 mg. Usado 0,6.',
    'Deflazacorte: 6 ou 7,5 mg (algumas tabelas brasileiras). Usado 6.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

const CORTICOIDES = [
  ['hidrocortisona', 'Hidrocortisona'],
  ['cortisona', 'Cortisona'],
  ['prednisona', 'Prednisona'],
  ['prednisolona', 'Prednisolona'],
  ['metilprednisolona', 'Metilprednisolona'],
  ['triancinolona', 'Triancinolona'],
  ['dexametasona', 'Dexametasona'],
  ['betametasona', 'Betametasona'],
  ['deflazacorte', 'Deflazacorte'],
] as const;

const campos = {
  from: escolha('Corticoide em uso', CORTICOIDES),
  dose_mg: numero({
    rotulo: 'Dose em uso',
    unidade: 'mg',
    minimo: 0.01,
    maximo: 5000,
    incomumAcima: 1000,
  }),
  to: escolha('Converter para', CORTICOIDES),
};
type Entrada = EntradaDe<typeof campos>;

/** Systemic doses of the same glucocorticoid effect, mg. */
const EQUIPOTENTE_MG = {
  hidrocortisona: 20,
  cortisona: 25,
  prednisona: 5,
  prednisolona: 5,
  metilprednisolona: 4,
  triancinolona: 4,
  dexametasona: 0.75,
  betametasona: 0.6,
  deflazacorte: 6,
} as const;

/** The dose of `to` with the glucocorticoid effect of `dose_mg` of `from`, mg. */
function calcular({ from, dose_mg, to }: Entrada, notas: Notas) {
  if (from === 'betametasona' || to === 'betametasona') {
    notas.aviso('Betametasona: usado 0,6 mg; há tabelas com 0,75 mg.');
  }
  if (from === 'deflazacorte' || to === 'deflazacorte') {
    notas.aviso('Deflazacorte: usado 6 mg; há tabelas brasileiras com 7,5 mg.');
  }
  return { dose_mg: (dose_mg * EQUIPOTENTE_MG[to]) / EQUIPOTENTE_MG[from] };
}

export const steroidConversion = definir({
  id: 'steroid-conversion',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Conversão de corticoides',
  resumo: 'Dose equivalente de outro glicocorticoide sistêmico.',
  categoria: 'medicamento',
  especialidades: [
    'Clínica Médica',
    'Reumatologia',
    'Endocrinologia e Metabologia',
    'Pneumologia',
    'Alergia e Imunologia',
  ],
  apelidos: [
    'corticosteroide',
    'corticoide equivalente',
    'prednisona',
    'dexametasona',
    'hidrocortisona',
    'deflazacorte',
    'steroid conversion',
  ],
  campos,
  saidas: { dose_mg: saidaNumero('Dose equivalente', 'mg', 2) },
  interpretacoes: [],
  fonte,
  calcular,
});
