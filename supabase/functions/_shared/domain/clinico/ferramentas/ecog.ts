import { type EntradaDe, ordinal } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';

const GLOSSARIO: Verificacao = {
  estado: 'parcial',
  documento: 'Glossário da ACCC, que reproduz a escala (acori-glossary.accc-cancer.org)',
  ressalva: 'Os seis graus conferem; o artigo de 1982 não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Oken MM e cols., Eastern Cooperative Oncology Group, 1982',
  referencias: [{ citacao: 'Oken MM et al. Am J Clin Oncol 1982;5:649-55.' }],
  formula:
    '0, totalmente ativo; 1, restrição a esforço; 2, cuida de si, não trabalha, de pé mais de 50% do dia; 3, autocuidado limitado; 4, acamado; 5, óbito.',
  limites: [
    'Depende de quem observa: registre o que a pessoa faz de fato, não o que poderia fazer.',
    'Não mede fragilidade nem comorbidade; no idoso, junte avaliação geriátrica.',
  ],
  licenca: 'Escala de domínio público; graus resumidos.',
  verificacao: { formula: GLOSSARIO, faixas: GLOSSARIO },
  revisadoEm: '2026-11-21',
};

/** One band a grade, 0 to 5, in order. */
const FAIXAS: readonly Faixa[] = [
  { codigo: 'ativo', ate: 0, rotulo: 'Totalmente ativo, sem restrição', gravidade: 'normal' },
  {
    codigo: 'restricao_a_esforco',
    ate: 1,
    rotulo: 'Restrição só a esforço intenso; faz trabalho leve',
    gravidade: 'normal',
  },
  {
    codigo: 'sem_trabalho',
    ate: 2,
    rotulo: 'Cuida de si, não trabalha; de pé mais de 50% do dia',
    gravidade: 'atencao',
  },
  {
    codigo: 'autocuidado_limitado',
    ate: 3,
    rotulo: 'Autocuidado limitado; no leito ou na cadeira mais de 50% do dia',
    gravidade: 'alerta',
  },
  {
    codigo: 'acamado',
    ate: 4,
    rotulo: 'Acamado, sem autocuidado',
    gravidade: 'critico',
  },
  { codigo: 'obito', rotulo: 'Óbito', gravidade: 'critico' },
];

const campos = {
  grade: ordinal(
    'Desempenho',
    FAIXAS.map(({ rotulo }, grau) => [grau, rotulo] as const),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** The grade is the score (Oken 1982). */
function calcular({ grade }: Entrada) {
  return { score: grade };
}

export const ecog = definir({
  id: 'ecog',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'ECOG',
  resumo: 'Capacidade funcional de quem tem câncer, de 0 a 5.',
  categoria: 'funcional',
  especialidades: ['Oncologia Clínica', 'Clínica Médica', 'Geriatria', 'Hematologia e Hemoterapia'],
  apelidos: [
    'performance status',
    'zubrod',
    'oms',
    'desempenho',
    'funcionalidade',
    'câncer',
    'cuidados paliativos',
  ],
  campos,
  saidas: { score: saidaPontos('Grau'), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS }],
  fonte,
  calcular,
});
