import { comPadrao, type EntradaDe, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { AGUA_POR_EXTENSO, aguaCorporal, CAMPOS_DE_SODIO } from './comum/agua-e-sodio.ts';
import { AGUA_E_SODIO } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Adrogué HJ, Madias NE, 2000',
  referencias: [
    {
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1581-9 (hiponatremia).',
      doi: '10.1056/NEJM200005253422107',
    },
    {
      citacao: 'Adrogué HJ, Madias NE. N Engl J Med 2000;342:1493-9 (hipernatremia).',
      doi: '10.1056/NEJM200005183422006',
    },
  ],
  formula: `Variação (mmol/L por litro) = (Na da solução + K da solução − Na sérico) ÷ (água corporal + 1). ${AGUA_POR_EXTENSO}`,
  limites: [
    'Ignora perdas em curso: repita o sódio a cada 2 a 4 h.',
    'Hiponatremia crônica: até 8 mmol/L em 24 h. Hipernatremia crônica: até 10 a 12 mmol/L por dia.',
    'A previsão vale para um litro; para outros volumes a relação não é exatamente proporcional.',
  ],
  verificacao: { formula: AGUA_E_SODIO, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  ...CAMPOS_DE_SODIO,
  infusate_sodium: numero({
    rotulo: 'Sódio da solução',
    unidade: 'mmol/L',
    minimo: 0,
    maximo: 1300,
    incomumAcima: 855,
    ajuda:
      'NaCl 5 % 855; 3 % 513; 0,9 % 154; Ringer lactato 130; NaCl 0,45 % 77; 0,2 % em glicosado 34; glicosado 5 % 0.',
  }),
  infusate_potassium: comPadrao(
    numero({
      rotulo: 'Potássio da solução',
      unidade: 'mmol/L',
      minimo: 0,
      maximo: 400,
      incomumAcima: 80,
    }),
    0,
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** mmol/L a day that a correction of chronic hyponatraemia should not pass. */
const LIMITE_DIARIO = 8;

/** Change of serum sodium, mmol/L, that one litre of the infusate brings; body water in L. */
function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, infusate_sodium, infusate_potassium } = entrada;
  const tbw_l = aguaCorporal(entrada);
  const delta_na_per_l = (infusate_sodium + infusate_potassium - sodium) / (tbw_l + 1);
  if (delta_na_per_l > LIMITE_DIARIO) {
    notas.aviso(
      'Um litro inteiro subiria o sódio em mais de 8 mmol/L: calcule o volume para até 8 mmol/L em 24 h.',
    );
  }
  return { tbw_l, delta_na_per_l };
}

export const adrogueMadias = definir({
  id: 'adrogue-madias',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Variação do sódio por litro infundido (Adrogué-Madias)',
  resumo: 'Quanto um litro de uma solução muda o sódio sérico.',
  categoria: 'metabolico',
  especialidades: ['Clínica Médica', 'Medicina Intensiva', 'Medicina de Emergência', 'Nefrologia'],
  apelidos: [
    'adrogué',
    'madias',
    'hiponatremia',
    'hipernatremia',
    'salina hipertônica',
    'nacl 3%',
    'correção de sódio',
  ],
  campos,
  saidas: {
    tbw_l: saidaNumero('Água corporal total', 'L', 1),
    delta_na_per_l: saidaNumero('Variação do sódio por litro', 'mmol/L', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
