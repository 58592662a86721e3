import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Friedewald WT e cols., 1972; Sampson M e cols., 2020',
  referencias: [
    { citacao: 'Friedewald WT et al. Clin Chem 1972;18:499-502.' },
    {
      citacao: 'Sampson M et al. JAMA Cardiol 2020;5:540-8.',
      doi: '10.1001/jamacardio.2020.0013',
    },
    { citacao: 'Martin SS et al. JAMA 2013;310:2061-8.', doi: '10.1001/jama.2013.280532' },
  ],
  formula:
    'Não HDL = CT − HDL. Friedewald: CT − HDL − TG ÷ 5 (TG até 400). Sampson: CT ÷ 0,948 − HDL ÷ 0,971 − [TG ÷ 8,56 + TG × não HDL ÷ 2140 − TG² ÷ 16100] − 9,44 (TG até 800). Tudo em mg/dL.',
  limites: [
    'Friedewald não vale com triglicérides acima de 400 mg/dL, quilomícrons ou disbetalipoproteinemia (tipo III).',
    'Friedewald é pouco confiável com LDL abaixo de 70 mg/dL.',
    'Acima de 800 mg/dL de triglicérides, nenhuma das duas: dosar LDL direto.',
    'A meta de LDL depende do risco cardiovascular: esta conta não a define.',
  ],
  divergencias: [
    'O consenso brasileiro (SBC/SBAC) prefere Martin/Hopkins, que usa uma tabela de fatores publicada no artigo; não está aqui.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  total_cholesterol: medida('colesterol'),
  hdl: medida('hdl'),
  triglycerides: medida('triglicerides'),
};
type Entrada = EntradaDe<typeof campos>;

/** Triglycerides up to which each equation was made, mg/dL. */
const LIMITE_FRIEDEWALD = 400;

const LIMITE_SAMPSON = 800;

/** Non-HDL and LDL cholesterol by two equations, mg/dL. */
function calcular({ total_cholesterol, hdl, triglycerides }: Entrada, notas: Notas) {
  if (hdl >= total_cholesterol) {
    throw new Recusa('hdl', 'HDL: informe um valor menor que o do colesterol total.');
  }
  const non_hdl = total_cholesterol - hdl;
  const friedewald = valido(
    'friedewald',
    non_hdl - triglycerides / 5,
    triglycerides,
    LIMITE_FRIEDEWALD,
    notas,
  );
  if (friedewald !== undefined && friedewald < 70) {
    notas.aviso('LDL abaixo de 70 mg/dL: Friedewald é pouco confiável; prefira Sampson.');
  }
  const sampson = valido(
    'sampson',
    total_cholesterol / 0.948 -
      hdl / 0.971 -
      (triglycerides / 8.56 +
        (triglycerides * non_hdl) / 2140 -
        (triglycerides * triglycerides) / 16_100) -
      9.44,
    triglycerides,
    LIMITE_SAMPSON,
    notas,
  );
  return { non_hdl, friedewald, sampson };
}

/** The LDL, unless triglycerides pass the limit of its equation or it comes out as no LDL can be. */
function valido(
  saida: string,
  ldl: number,
  triglycerides: number,
  limite: number,
  notas: Notas,
): number | undefined {
  if (triglycerides > limite) {
    notas.ausente(saida, `Triglicérides acima de ${limite} mg/dL: dosar LDL direto.`);
    return undefined;
  }
  if (ldl <= 0) {
    notas.ausente(
      saida,
      'A conta não dá um valor possível: confira os exames ou dose o LDL direto.',
    );
    return undefined;
  }
  return ldl;
}

export const ldl = definir({
  id: 'ldl',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'LDL calculado',
  resumo: 'LDL por Friedewald e por Sampson, e colesterol não HDL.',
  categoria: 'laboratorio',
  especialidades: [
    'Cardiologia',
    'Endocrinologia e Metabologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['friedewald', 'sampson', 'colesterol', 'não hdl', 'dislipidemia', 'lipidograma'],
  campos,
  saidas: {
    non_hdl: saidaNumero('Colesterol não HDL', 'mg/dL', 0),
    friedewald: saidaNumero('LDL (Friedewald)', 'mg/dL', 0),
    sampson: saidaNumero('LDL (Sampson)', 'mg/dL', 0),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
