import { type EntradaDe, ordinal } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaCodigo, saidaNumero } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento: 'Tabela reproduzida em artigo da revista Thorax (thorax.bmj.com)',
  ressalva: 'Os onze níveis conferem; o texto de 1949 não foi aberto.',
};

const fonte: Fonte = {
  autor: 'Karnofsky DA, Burchenal JH, 1949',
  referencias: [
    {
      citacao:
        'Karnofsky DA, Burchenal JH. In: MacLeod CM (ed.). Evaluation of Chemotherapeutic Agents, 1949.',
    },
  ],
  formula:
    '100, normal; 90, sintomas leves; 80, atividade com esforço e sintomas; 70, cuida de si, não trabalha; 60, auxílio ocasional; 50, ajuda considerável; 40, incapacitado; 30, muito incapacitado; 20, muito doente; 10, moribundo; 0, óbito.',
  limites: [
    'Só existe de dez em dez: não use valores intermediários.',
    'Depende de quem observa; a conversão para ECOG é aproximada.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

/** One band a level, from 0 to 100 in tens, in order. */
const FAIXAS: readonly Faixa[] = [
  { codigo: 'obito', ate: 0, rotulo: 'Óbito', gravidade: 'critico' },
  { codigo: 'moribundo', ate: 10, rotulo: 'Moribundo', gravidade: 'critico' },
  { codigo: 'muito_doente', ate: 20, rotulo: 'Muito doente', gravidade: 'critico' },
  { codigo: 'muito_incapacitado', ate: 30, rotulo: 'Muito incapacitado', gravidade: 'critico' },
  { codigo: 'incapacitado', ate: 40, rotulo: 'Incapacitado', gravidade: 'alerta' },
  {
    codigo: 'ajuda_consideravel',
    ate: 50,
    rotulo: 'Precisa de ajuda considerável',
    gravidade: 'alerta',
  },
  {
    codigo: 'auxilio_ocasional',
    ate: 60,
    rotulo: 'Precisa de auxílio ocasional',
    gravidade: 'atencao',
  },
  { codigo: 'cuida_de_si', ate: 70, rotulo: 'Cuida de si, não trabalha', gravidade: 'atencao' },
  {
    codigo: 'com_esforco',
    ate: 80,
    rotulo: 'Atividade com esforço e sintomas',
    gravidade: 'normal',
  },
  {
    codigo: 'sintomas_leves',
    ate: 90,
    rotulo: 'Atividade normal, sintomas leves',
    gravidade: 'normal',
  },
  { codigo: 'normal', rotulo: 'Normal, sem queixas', gravidade: 'normal' },
];

const campos = {
  performance: ordinal(
    'Desempenho',
    FAIXAS.map(({ rotulo }, nivel) => [nivel * 10, rotulo] as const).reverse(),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** The level is the score, in tens (Karnofsky 1949). */
function calcular({ performance }: Entrada) {
  return { score: performance };
}

export const karnofsky = definir({
  id: 'karnofsky',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Karnofsky',
  resumo: 'Capacidade funcional de quem tem doença grave, de 0 a 100%.',
  categoria: 'funcional',
  especialidades: ['Oncologia Clínica', 'Clínica Médica', 'Geriatria', 'Neurocirurgia'],
  apelidos: [
    'kps',
    'performance status',
    'desempenho',
    'funcionalidade',
    'câncer',
    'cuidados paliativos',
  ],
  campos,
  saidas: { score: saidaNumero('Karnofsky', '%', 0), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS }],
  fonte,
  calcular,
});
