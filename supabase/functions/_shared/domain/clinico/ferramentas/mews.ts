import { type EntradaDe, escolha, medida } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { degraus, somar } from '../motor/pontos.ts';

const TABELA: Verificacao = {
  estado: 'parcial',
  documento: 'Tabela do MEWS em Postgraduate Medical Journal (BMJ) e em cópia da de Subbe 2001',
  ressalva: 'O artigo de Subbe não foi aberto; a FC de 40 aparece das duas formas.',
};

const fonte: Fonte = {
  autor: 'Subbe CP e cols., 2001',
  referencias: [{ citacao: 'Subbe CP et al. QJM 2001;94:521-6.', doi: '10.1093/qjmed/94.10.521' }],
  formula:
    'PAS ≤ 70: 3; 71–80: 2; 81–100: 1; 101–199: 0; ≥ 200: 2. FC ≤ 40: 2; 41–50: 1; 51–100: 0; 101–110: 1; 111–129: 2; ≥ 130: 3. FR < 9: 2; 9–14: 0; 15–20: 1; 21–29: 2; ≥ 30: 3. Temperatura < 35: 2; 35–38,4: 0; ≥ 38,5: 2. Alerta 0, voz 1, dor 2, não responde 3. Total de 0 a 14.',
  limites: [
    'Adultos internados; não vale em crianças nem na gestação.',
    'Não usa a oximetria: prefira o NEWS2 onde houver oxímetro.',
  ],
  divergencias: [
    'FC de 40: há cópias que contam 1 e cópias que contam 2, porque o original imprime < 40 e 41–50. Contados 2 pontos.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};

const campos = {
  sbp: medida('pas'),
  hr: medida('fc'),
  rr: medida('fr'),
  temp_c: medida('temperatura'),
  avpu: escolha('Consciência (AVPU)', [
    ['A', 'Alerta', 0],
    ['V', 'Responde à voz', 1],
    ['P', 'Responde à dor', 2],
    ['U', 'Não responde', 3],
  ]),
};
type Entrada = EntradaDe<typeof campos>;

const AVPU = { A: 0, V: 1, P: 2, U: 3 } as const;

/** Five parameters (Subbe 2001): each table gives the points below its limits, then the rest. */
function calcular({ sbp, hr, rr, temp_c, avpu }: Entrada) {
  const score = somar(
    degraus(
      sbp,
      [
        [71, 3],
        [81, 2],
        [101, 1],
        [200, 0],
      ],
      2,
    ),
    degraus(
      hr,
      [
        [41, 2],
        [51, 1],
        [101, 0],
        [111, 1],
        [130, 2],
      ],
      3,
    ),
    degraus(
      rr,
      [
        [9, 2],
        [15, 0],
        [21, 1],
        [30, 2],
      ],
      3,
    ),
    degraus(
      temp_c,
      [
        [35, 2],
        [38.5, 0],
      ],
      2,
    ),
    AVPU[avpu],
  );
  return { score };
}

export const mews = definir({
  id: 'mews',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'MEWS',
  resumo: 'Alerta precoce modificado, sem oximetria.',
  categoria: 'deterioracao',
  especialidades: ['Clínica Médica', 'Medicina de Emergência', 'Medicina Intensiva'],
  apelidos: [
    'modified early warning score',
    'alerta precoce',
    'deterioração clínica',
    'sinais vitais',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'abaixo_do_corte',
          abaixoDe: 5,
          rotulo: 'Abaixo do corte',
          texto: 'continue a observar; a tendência importa mais que uma medida.',
          gravidade: 'normal',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: '5 ou mais se associa a internação em terapia intensiva e morte.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
