import { type EntradaDe, medida, numero, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';
import { degraus, pontos, somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Johnston SC e cols., 2007',
  referencias: [
    {
      citacao: 'Johnston SC et al. Lancet 2007;369:283-92.',
      doi: '10.1016/S0140-6736(07)60150-0',
    },
  ],
  formula:
    'Idade ≥ 60 anos: 1. PAS ≥ 140 ou PAD ≥ 90 mmHg: 1. Fraqueza unilateral: 2; fala alterada sem fraqueza: 1. Duração ≥ 60 min: 2; 10 a 59 min: 1. Diabetes: 1. Total de 0 a 7.',
  limites: [
    'Não use sozinho para dar alta: não vê estenose carotídea, fibrilação atrial nem lesão na imagem.',
    'Só para ataque isquêmico transitório; com déficit que persiste, é AVC até prova em contrário.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'BMJ Open, tabela 1 (descrição do ABCD²)',
      ressalva: 'O artigo de 2007 não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'Resumo do artigo em Evidence-Based Medicine (BMJ) e em Nature Clinical Practice',
      ressalva:
        'O artigo de 2007 não foi aberto; os riscos de 1,0%, 4,1% e 8,1% coincidem nos dois.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  sbp: medida('pas', { ajuda: 'A primeira medida depois do ataque.' }),
  dbp: medida('pad'),
  unilateral_weakness: simNao('Fraqueza unilateral', 2, 'Face, braço ou perna.'),
  speech_disturbance_without_weakness: simNao('Alteração da fala sem fraqueza', 1),
  duration_min: numero({
    rotulo: 'Duração dos sintomas',
    unidade: 'min',
    alternativas: [{ unidade: 'h', fator: 60 }],
    minimo: 0,
    maximo: 1440,
    semIncomum: 'De segundos a um dia, toda duração se espera.',
    ajuda: 'Ataque isquêmico transitório dura menos de 24 horas.',
  }),
  diabetes: simNao('Diabetes', 1),
};
type Entrada = EntradaDe<typeof campos>;

/** Minutes of symptoms (Johnston 2007): below 10, 10 to 59, from 60 on. */
const DURACAO = [
  [10, 0],
  [60, 1],
] as const;

/** Age, blood pressure, clinical picture, duration, diabetes. Weakness outweighs speech. */
function calcular(entrada: Entrada, notas: Notas) {
  const { age, sbp, dbp, unilateral_weakness: fraqueza, duration_min, diabetes } = entrada;
  const fala = entrada.speech_disturbance_without_weakness;
  if (dbp >= sbp) {
    throw new Recusa(
      'dbp',
      'A pressão diastólica precisa ser menor que a sistólica: confira as duas.',
    );
  }
  if (fraqueza && fala) {
    notas.aviso(
      'Com fraqueza unilateral, a alteração da fala não soma: contam só os 2 pontos dela.',
    );
  }
  const score = somar(
    pontos([age >= 60, 1], [sbp >= 140 || dbp >= 90, 1], [diabetes, 1]),
    pontos([fraqueza, 2], [fala && !fraqueza, 1]),
    degraus(duration_min, DURACAO, 2),
  );
  return { score };
}

export const abcd2 = definir({
  id: 'abcd2',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'ABCD²',
  resumo: 'Risco de AVC em 2 dias depois de um ataque isquêmico transitório.',
  categoria: 'neurologia',
  especialidades: ['Neurologia', 'Medicina de Emergência', 'Clínica Médica'],
  apelidos: ['abcd2', 'ait', 'ataque isquêmico transitório', 'tia', 'risco de avc', 'derrame'],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco de AVC em 2 dias') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 4,
          rotulo: 'Risco baixo',
          texto: 'AVC em 2 dias em 1,0%. Não dê alta só por este escore.',
          gravidade: 'atencao',
        },
        {
          codigo: 'moderado',
          abaixoDe: 6,
          rotulo: 'Risco moderado',
          texto: 'AVC em 2 dias em 4,1%.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'AVC em 2 dias em 8,1%.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
