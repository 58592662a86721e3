import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Katz MA, 1973; Hillier TA e cols., 1999',
  referencias: [
    { citacao: 'Katz MA. N Engl J Med 1973;289:843-4.' },
    {
      citacao: 'Hillier TA et al. Am J Med 1999;106:399-403.',
      doi: '10.1016/S0002-9343(99)00055-8',
    },
  ],
  formula:
    'Katz: Na + 1,6 × (glicemia − 100) ÷ 100. Hillier: Na + 2,4 × (glicemia − 100) ÷ 100. Na em mmol/L, glicemia em mg/dL.',
  limites: [
    'Só corrige o efeito da glicose; com glicemia até 100 mg/dL vale o sódio medido.',
    'O sódio muda durante o tratamento: repita com a glicemia da mesma coleta.',
  ],
  divergencias: [
    'O fator 1,6 (Katz) é o tradicional, calculado; o 2,4 (Hillier) foi medido e acerta mais, sobretudo acima de 400 mg/dL. Mostrados os dois.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'MDCalc e Family Practice Notebook (os dois fatores), lidos em novembro de 2026',
      ressalva: 'Os artigos originais não foram abertos.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  sodium: medida('sodio', { rotulo: 'Sódio medido' }),
  glucose_mg_dl: medida('glicemia'),
};
type Entrada = EntradaDe<typeof campos>;

/** mmol/L of sodium for each 100 mg/dL of glucose above 100. */
const KATZ = 1.6;

const HILLIER = 2.4;

/** Sodium in mmol/L once the glucose (mg/dL) is back to normal (Katz 1973; Hillier 1999). */
function calcular({ sodium, glucose_mg_dl }: Entrada, notas: Notas) {
  if (glucose_mg_dl <= 100) {
    notas.aviso('Glicemia até 100 mg/dL: não há o que corrigir, vale o sódio medido.');
    return { katz: sodium, hillier: sodium };
  }
  if (glucose_mg_dl > 400) {
    notas.aviso('Acima de 400 mg/dL, o fator de Hillier se aproxima mais do sódio real.');
  }
  const centenas = (glucose_mg_dl - 100) / 100;
  return { katz: sodium + KATZ * centenas, hillier: sodium + HILLIER * centenas };
}

export const correctedSodium = definir({
  id: 'corrected-sodium',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Sódio corrigido pela glicemia',
  resumo: 'O sódio que haveria sem a hiperglicemia.',
  categoria: 'metabolico',
  especialidades: [
    'Clínica Médica',
    'Endocrinologia e Metabologia',
    'Medicina de Emergência',
    'Medicina Intensiva',
  ],
  apelidos: [
    'hiponatremia',
    'hiperglicemia',
    'cetoacidose diabética',
    'estado hiperosmolar',
    'katz',
    'hillier',
    'corrected sodium',
  ],
  campos,
  saidas: {
    katz: saidaNumero('Sódio corrigido (Katz)', 'mmol/L', 1),
    hillier: saidaNumero('Sódio corrigido (Hillier)', 'mmol/L', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
