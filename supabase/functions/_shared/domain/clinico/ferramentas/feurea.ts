import { type EntradaDe, medida, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { creatininaUrinaria, fracaoDeExcrecao } from './comum/fracao-de-excrecao.ts';

const fonte: Fonte = {
  autor: 'Carvounis CP e cols., 2002',
  referencias: [
    {
      citacao: 'Carvounis CP et al. Kidney Int 2002;62:2223-9.',
      doi: '10.1046/j.1523-1755.2002.00683.x',
    },
  ],
  formula:
    'FEUreia (%) = 100 × (ureia urinária × Cr plasmática) ÷ (ureia plasmática × Cr urinária). As duas ureias na mesma unidade.',
  limites: [
    'Vale com diurético em uso, mas só separa causa pré-renal de necrose tubular aguda.',
    'Urina e sangue da mesma hora.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'Carvounis 2002, resumo do artigo',
      ressalva: 'O resumo traz o corte de 35 %; o de 50 % não foi conferido.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  urine_urea: numero({
    rotulo: 'Ureia urinária',
    unidade: 'mg/dL',
    minimo: 1,
    maximo: 10_000,
    incomumAbaixo: 50,
    incomumAcima: 6000,
    alternativas: [{ unidade: 'mmol/L', fator: 6.006 }],
    ajuda: 'As duas como ureia, não BUN. Amostra isolada, colhida junto com o sangue.',
  }),
  plasma_urea: medida('ureia', { rotulo: 'Ureia plasmática' }),
  urine_creatinine: creatininaUrinaria(),
  plasma_creatinine: medida('creatinina', { rotulo: 'Creatinina plasmática' }),
};
type Entrada = EntradaDe<typeof campos>;

/** Fractional excretion of urea in %: both ureas in mg/dL, creatinine in mg/dL (Carvounis 2002). */
function calcular(entrada: Entrada, notas: Notas) {
  const feurea_pct = fracaoDeExcrecao(
    {
      substancia: { urina: entrada.urine_urea, plasma: entrada.plasma_urea },
      creatinina: { urina: entrada.urine_creatinine, plasma: entrada.plasma_creatinine },
    },
    notas,
  );
  return { feurea_pct };
}

export const feurea = definir({
  id: 'feurea',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Fração de excreção de ureia',
  resumo: 'Separa a lesão renal aguda pré-renal da necrose tubular, mesmo com diurético.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica', 'Medicina Intensiva'],
  apelidos: [
    'feureia',
    'feu',
    'lesão renal aguda',
    'ira',
    'pré-renal',
    'diurético',
    'necrose tubular aguda',
    'fractional excretion of urea',
  ],
  campos,
  saidas: { feurea_pct: saidaNumero('FEUreia', '%', 1) },
  interpretacoes: [
    {
      de: 'feurea_pct',
      faixas: [
        { codigo: 'pre_renal', ate: 35, rotulo: 'Sugere causa pré-renal', gravidade: 'atencao' },
        { codigo: 'indeterminada', ate: 50, rotulo: 'Indeterminada', gravidade: 'atencao' },
        {
          codigo: 'intrinseca',
          rotulo: 'Sugere necrose tubular aguda',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
