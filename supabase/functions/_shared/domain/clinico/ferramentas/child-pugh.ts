import {
  type CampoOrdinal,
  comPadrao,
  type EntradaDe,
  escolha,
  medida,
  simNao,
} from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar, somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Pugh RNH e cols., 1973',
  referencias: [
    { citacao: 'Pugh RNH et al. Br J Surg 1973;60:646-9.', doi: '10.1002/bjs.1800600817' },
  ],
  formula:
    'De 1 a 3 pontos por item. Bilirrubina (mg/dL): < 2; 2 a 3; > 3 (na colangite biliar primária, < 4; 4 a 10; > 10). Albumina (g/dL): > 3,5; 2,8 a 3,5; < 2,8. INR: < 1,7; 1,7 a 2,3; > 2,3. Ascite: ausente; leve; moderada ou grave. Encefalopatia: ausente; I–II; III–IV. Total de 5 a 15.',
  limites: [
    'Feito para cirrose: não use na hepatite aguda nem na insuficiência hepática aguda.',
    'O INR não vale como medida do fígado em quem toma varfarina ou outro anticoagulante que o altera.',
    'Ascite e encefalopatia dependem do examinador e do tratamento em curso.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** Points of ascites. */
const ASCITE = { ausente: 1, leve: 2, moderada_grave: 3 } as const;

/** The grade is what is asked; its points are fewer. */
const ENCEFALOPATIA: CampoOrdinal = {
  tipo: 'ordinal',
  rotulo: 'Encefalopatia (grau)',
  opcoes: [
    { valor: 0, rotulo: 'Ausente', pontos: 1 },
    { valor: 1, rotulo: 'Grau I', pontos: 2 },
    { valor: 2, rotulo: 'Grau II', pontos: 2 },
    { valor: 3, rotulo: 'Grau III', pontos: 3 },
    { valor: 4, rotulo: 'Grau IV', pontos: 3 },
  ],
};

const campos = {
  bilirubin: medida('bilirrubina'),
  albumin: medida('albumina'),
  inr: medida('inr'),
  ascites: escolha('Ascite', [
    ['ausente', 'Ausente', ASCITE.ausente],
    ['leve', 'Leve', ASCITE.leve],
    ['moderada_grave', 'Moderada ou grave', ASCITE.moderada_grave],
  ]),
  encephalopathy_grade: ENCEFALOPATIA,
  primary_biliary_cholangitis: comPadrao(
    simNao(
      'Colangite biliar primária',
      undefined,
      'Muda os limites da bilirrubina. Se nada for dito, conta como não.',
    ),
    false,
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** Where bilirubin (mg/dL) starts to count 2, and above which it counts 3. */
const BILIRRUBINA = {
  habitual: { dois: 2, tres: 3 },
  colangite_biliar: { dois: 4, tres: 10 },
} as const;

/** Each item counts 1 to 3; the middle band includes both its edges (Pugh 1973). */
function calcular(entrada: Entrada) {
  const { bilirubin, albumin, inr, ascites, encephalopathy_grade: grau } = entrada;
  const limite = BILIRRUBINA[entrada.primary_biliary_cholangitis ? 'colangite_biliar' : 'habitual'];
  return {
    score: somar(
      1 + contar(bilirubin >= limite.dois, bilirubin > limite.tres),
      1 + contar(albumin <= 3.5, albumin < 2.8),
      1 + contar(inr >= 1.7, inr > 2.3),
      ASCITE[ascites],
      1 + contar(grau >= 1, grau >= 3),
    ),
  };
}

export const childPugh = definir({
  id: 'child-pugh',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Child-Pugh',
  resumo: 'Gravidade da cirrose, em classes A, B e C.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Clínica Médica',
    'Cirurgia Geral',
    'Medicina Intensiva',
    'Infectologia',
  ],
  apelidos: [
    'child',
    'child-turcotte-pugh',
    'ctp',
    'cirrose',
    'hepatopatia crônica',
    'insuficiência hepática',
  ],
  campos,
  saidas: { score: saidaPontos(), class: saidaCodigo('Classe') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'class',
      faixas: [
        { codigo: 'A', abaixoDe: 7, rotulo: 'Child-Pugh A (5 a 6)', gravidade: 'atencao' },
        { codigo: 'B', abaixoDe: 10, rotulo: 'Child-Pugh B (7 a 9)', gravidade: 'alerta' },
        { codigo: 'C', rotulo: 'Child-Pugh C (10 a 15)', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
