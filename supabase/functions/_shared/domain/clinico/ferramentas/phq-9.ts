import { type EntradaDe, itens } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Kroenke K, Spitzer RL, Williams JB, 2001',
  referencias: [
    {
      citacao: 'Kroenke K et al. J Gen Intern Med 2001;16:606-13.',
      doi: '10.1046/j.1525-1497.2001.016009606.x',
    },
  ],
  formula:
    'Soma dos 9 itens, de 0 a 3 cada. 0–4 mínima, 5–9 leve, 10–14 moderada, 15–19 moderadamente grave, 20–27 grave.',
  limites: [
    'Rastreia e acompanha sintomas: não faz diagnóstico sozinho.',
    'Item 9 acima de zero pede avaliação do risco de suicídio, seja qual for o total.',
  ],
  licenca: 'Instrumento de uso livre, sem necessidade de autorização. Itens parafraseados.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  items: itens(
    'Nas últimas 2 semanas, com que frequência…',
    [
      'Pouco interesse ou prazer nas atividades',
      'Desânimo, tristeza ou falta de esperança',
      'Dificuldade para dormir ou sono demais',
      'Cansaço ou pouca energia',
      'Pouco apetite ou apetite demais',
      'Sentir-se mal consigo ou que fracassou',
      'Dificuldade de concentração',
      'Lentidão ou agitação que os outros percebem',
      'Pensar em se ferir ou que seria melhor morrer',
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

/** The sum of the nine items; the ninth asks about suicide and warns by itself. */
function calcular({ items }: Entrada, notas: Notas) {
  const suicide_item_positive = (items[8] ?? 0) > 0;
  if (suicide_item_positive) {
    notas.critico('Item 9 positivo: avalie o risco de suicídio agora, seja qual for a pontuação.');
  }
  return { score: somar(...items), suicide_item_positive };
}

export const phq9 = definir({
  id: 'phq-9',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'PHQ-9',
  resumo: 'Gravidade dos sintomas depressivos nas últimas duas semanas.',
  categoria: 'mental',
  especialidades: ['Psiquiatria', 'Clínica Médica', 'Medicina de Família e Comunidade'],
  apelidos: ['depressão', 'rastreio de depressão', 'suicídio', 'tristeza'],
  campos,
  saidas: {
    score: saidaPontos(),
    severity: saidaCodigo('Gravidade'),
    suicide_item_positive: { tipo: 'sim-nao', rotulo: 'Item 9 positivo' },
  },
  interpretacoes: [
    {
      de: 'score',
      classe: 'severity',
      faixas: [
        { codigo: 'minima', abaixoDe: 5, rotulo: 'Sintomas mínimos', gravidade: 'normal' },
        { codigo: 'leve', abaixoDe: 10, rotulo: 'Sintomas leves', gravidade: 'atencao' },
        { codigo: 'moderada', abaixoDe: 15, rotulo: 'Sintomas moderados', gravidade: 'alerta' },
        {
          codigo: 'moderadamente_grave',
          abaixoDe: 20,
          rotulo: 'Sintomas moderadamente graves',
          gravidade: 'alerta',
        },
        { codigo: 'grave', rotulo: 'Sintomas graves', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
