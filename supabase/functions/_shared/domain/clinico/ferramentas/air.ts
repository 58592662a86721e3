import { type EntradaDe, medida, numero, ordinal, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte, Verificacao } from '../motor/fonte.ts';
import { contar, pontos } from '../motor/pontos.ts';

const WSES: Verificacao = {
  estado: 'parcial',
  documento: 'Diretriz WSES de apendicite, 2016, tabela 2 (PMC4949879)',
  ressalva:
    'Pontos e faixas conferem; a temperatura lá está como > 38,5 °C. Do artigo de 2008 só o resumo foi aberto.',
};

const fonte: Fonte = {
  autor: 'Andersson M, Andersson RE, 2008',
  referencias: [
    {
      citacao: 'Andersson M, Andersson RE. World J Surg 2008;32:1843-9.',
      doi: '10.1007/s00268-008-9649-y',
    },
  ],
  formula:
    'Vômito, 1; dor na fossa ilíaca direita, 1; descompressão dolorosa ou defesa leve, 1, moderada, 2, intensa, 3; temperatura ≥ 38,5 °C, 1; neutrófilos 70 a < 85%, 1, ≥ 85%, 2; leucócitos 10 a < 15 × 10³/µL, 1, ≥ 15, 2; PCR 10 a < 50 mg/L, 1, ≥ 50, 2. Total de 0 a 12.',
  limites: [
    'Para suspeita de apendicite; não distingue outras causas de abdome agudo inflamatório.',
    'Nas primeiras horas a PCR pode ainda não ter subido: reavalie.',
    'Confira a unidade da PCR: em mg/dL, multiplique por 10.',
  ],
  divergencias: ['A diretriz da WSES imprime temperatura > 38,5 °C; usado ≥ 38,5 °C.'],
  verificacao: { formula: WSES, faixas: WSES },
  revisadoEm: '2026-11-21',
};

const campos = {
  vomiting: simNao('Vômito', 1),
  rif_pain: simNao('Dor na fossa ilíaca direita', 1),
  rebound: ordinal('Descompressão dolorosa ou defesa', [
    [0, 'Ausente'],
    [1, 'Leve'],
    [2, 'Moderada'],
    [3, 'Intensa'],
  ]),
  temp_c: medida('temperatura'),
  pmn_pct: numero({
    rotulo: 'Neutrófilos',
    unidade: '%',
    minimo: 0,
    maximo: 100,
    incomumAbaixo: 10,
    incomumAcima: 98,
  }),
  wbc: medida('leucocitos'),
  crp_mg_l: medida('pcr'),
};
type Entrada = EntradaDe<typeof campos>;

/** 0 to 12; °C, % of neutrophils, leucocytes in 10³/µL, CRP in mg/L (Andersson 2008). */
function calcular(entrada: Entrada) {
  const { pmn_pct, wbc, crp_mg_l } = entrada;
  return {
    score:
      pontos([entrada.vomiting, 1], [entrada.rif_pain, 1], [entrada.temp_c >= 38.5, 1]) +
      entrada.rebound +
      contar(pmn_pct >= 70, pmn_pct >= 85) +
      contar(wbc >= 10, wbc >= 15) +
      contar(crp_mg_l >= 10, crp_mg_l >= 50),
  };
}

export const air = definir({
  id: 'air',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'AIR',
  resumo: 'Probabilidade de apendicite aguda, com a proteína C reativa.',
  categoria: 'digestivo',
  especialidades: ['Cirurgia Geral', 'Medicina de Emergência', 'Clínica Médica', 'Pediatria'],
  apelidos: [
    'appendicitis inflammatory response',
    'apendicite',
    'dor abdominal',
    'dor na fossa ilíaca direita',
    'abdome agudo',
  ],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Probabilidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 5,
          rotulo: 'Probabilidade baixa de apendicite',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 9,
          rotulo: 'Probabilidade intermediária de apendicite',
          gravidade: 'atencao',
        },
        {
          codigo: 'alto',
          rotulo: 'Probabilidade alta de apendicite',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
