import { type EntradaDe, itens } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Spitzer RL e cols., 2006',
  referencias: [
    {
      citacao: 'Spitzer RL et al. Arch Intern Med 2006;166:1092-7.',
      doi: '10.1001/archinte.166.10.1092',
    },
  ],
  formula:
    'Soma dos 7 itens, de 0 a 3 cada. 0–4 mínima, 5–9 leve, 10–14 moderada, 15–21 grave. Rastreio positivo a partir de 10.',
  limites: [
    'Rastreia e acompanha sintomas: não faz diagnóstico sozinho.',
    'Hipertireoidismo, abstinência e medicamentos estimulantes dão sintomas semelhantes.',
  ],
  licenca: 'Instrumento de uso livre, sem necessidade de autorização. Itens parafraseados.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  items: itens(
    'Nas últimas 2 semanas, com que frequência…',
    [
      'Nervosismo, ansiedade ou tensão',
      'Não conseguir parar ou controlar as preocupações',
      'Preocupação demais com coisas diferentes',
      'Dificuldade para relaxar',
      'Inquietação, não conseguir ficar parado',
      'Irritar-se com facilidade',
      'Medo de que algo ruim aconteça',
    ],
    [
      [0, 'Nenhuma vez'],
      [1, 'Vários dias'],
      [2, 'Mais da metade dos dias'],
      [3, 'Quase todos os dias'],
    ],
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** The sum of the seven items. */
function calcular({ items }: Entrada) {
  return { score: somar(...items) };
}

export const gad7 = definir({
  id: 'gad-7',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'GAD-7',
  resumo: 'Gravidade dos sintomas de ansiedade nas últimas duas semanas.',
  categoria: 'mental',
  especialidades: ['Psiquiatria', 'Clínica Médica', 'Medicina de Família e Comunidade'],
  apelidos: ['ansiedade', 'ansiedade generalizada', 'tag', 'generalized anxiety', 'preocupação'],
  campos,
  saidas: { score: saidaPontos(), severity: saidaCodigo('Gravidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'severity',
      faixas: [
        { codigo: 'minima', abaixoDe: 5, rotulo: 'Sintomas mínimos', gravidade: 'normal' },
        { codigo: 'leve', abaixoDe: 10, rotulo: 'Sintomas leves', gravidade: 'atencao' },
        {
          codigo: 'moderada',
          abaixoDe: 15,
          rotulo: 'Sintomas moderados',
          texto: 'rastreio positivo (10 ou mais): avalie transtorno de ansiedade.',
          gravidade: 'alerta',
        },
        {
          codigo: 'grave',
          rotulo: 'Sintomas graves',
          texto: 'rastreio positivo (10 ou mais): avalie transtorno de ansiedade.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
