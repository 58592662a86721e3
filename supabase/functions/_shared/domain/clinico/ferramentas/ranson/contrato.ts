import { type EntradaDe, escolha, medida, numero, opcional } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { UREIA_COMO_UNIDADE } from '../comum/ureia.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  etiology: escolha(
    'Causa',
    [
      ['nao_biliar', 'Não biliar'],
      ['biliar', 'Biliar'],
    ],
    'Os limites mudam conforme a causa.',
  ),
  age: medida('idade_adulto'),
  wbc: medida('leucocitos', { ajuda: 'Na admissão.' }),
  glucose_mg_dl: medida('glicemia', { ajuda: 'Na admissão.' }),
  ldh: numero({
    rotulo: 'DHL (LDH)',
    unidade: 'U/L',
    minimo: 10,
    maximo: 30_000,
    ajuda: 'Na admissão.',
  }),
  ast: numero({
    rotulo: 'AST (TGO)',
    unidade: 'U/L',
    minimo: 1,
    maximo: 30_000,
    ajuda: 'Na admissão.',
  }),
  hct_drop_pct: opcional(
    numero({
      rotulo: 'Queda do hematócrito em 48 h',
      unidade: 'pontos percentuais',
      minimo: -77,
      maximo: 77,
      ajuda: 'Da admissão até 48 h: de 45% para 34% são 11. Negativo, se subiu.',
    }),
  ),
  bun_rise_mg_dl: opcional(
    numero({
      rotulo: 'Aumento do BUN em 48 h',
      unidade: 'mg/dL',
      alternativas: [UREIA_COMO_UNIDADE],
      minimo: -279,
      maximo: 279,
      ajuda: 'Apesar da hidratação. Se o laboratório dá ureia, escolha essa unidade.',
    }),
  ),
  calcium_mg_dl: opcional(medida('calcio', { ajuda: 'O menor das primeiras 48 h.' })),
  pao2: opcional(
    medida('pao2', { ajuda: 'A menor das primeiras 48 h. Não entra na pancreatite biliar.' }),
  ),
  base_deficit: opcional(
    numero({
      rotulo: 'Déficit de bases',
      unidade: 'mmol/L',
      minimo: -40,
      maximo: 40,
      ajuda: 'Excesso de bases com o sinal trocado: BE −6 é déficit 6.',
    }),
  ),
  fluid_sequestration_l: opcional(
    numero({
      rotulo: 'Sequestro de líquidos em 48 h',
      unidade: 'L',
      alternativas: [{ unidade: 'mL', fator: 1 / 1000 }],
      minimo: -20,
      maximo: 60,
      ajuda: 'Líquido administrado menos o eliminado.',
    }),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const ranson = definir({
  id: 'ranson',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Critérios de Ranson',
  resumo: 'Gravidade da pancreatite aguda, na admissão e em 48 horas.',
  categoria: 'digestivo',
  especialidades: [
    'Cirurgia Geral',
    'Gastroenterologia',
    'Medicina Intensiva',
    'Clínica Médica',
    'Medicina de Emergência',
  ],
  apelidos: ['pancreatite aguda', 'pancreatite biliar', 'ranson criteria', 'dor abdominal'],
  campos,
  saidas: {
    admission: saidaPontos('Critérios na admissão'),
    at_48h: saidaPontos('Critérios em 48 h'),
    score: saidaPontos(),
  },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_grave',
          abaixoDe: 3,
          rotulo: 'Pancreatite provavelmente não grave',
          gravidade: 'normal',
        },
        { codigo: 'grave', rotulo: 'Pancreatite provavelmente grave', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
