import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Payne RB e cols., 1973',
  referencias: [{ citacao: 'Payne RB et al. BMJ 1973;4:643-6.', doi: '10.1136/bmj.4.5893.643' }],
  formula:
    'Cálcio corrigido (mg/dL) = cálcio total + 0,8 × (4,0 − albumina em g/dL). Em mmol/L: cálcio + 0,02 × (40 − albumina em g/L).',
  limites: [
    'Erra no doente crítico, na doença renal crônica e com albumina baixa: prefira o cálcio iônico.',
  ],
  divergencias: [
    'Payne publicou cálcio − albumina + 4,0 (fator 1); o fator 0,8 é a convenção posterior e a usada aqui.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  calcium_mg_dl: medida('calcio'),
  albumin_g_dl: medida('albumina'),
};
type Entrada = EntradaDe<typeof campos>;

/** Total calcium corrected for albumin: mg/dL and g/dL (convention after Payne 1973). */
function calcular({ calcium_mg_dl, albumin_g_dl }: Entrada) {
  return { corrected_calcium_mg_dl: calcium_mg_dl + 0.8 * (4 - albumin_g_dl) };
}

export const correctedCalcium = definir({
  id: 'corrected-calcium',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Cálcio corrigido pela albumina',
  resumo: 'Cálcio total ajustado quando a albumina está alterada.',
  categoria: 'metabolico',
  especialidades: [
    'Clínica Médica',
    'Endocrinologia e Metabologia',
    'Nefrologia',
    'Oncologia Clínica',
  ],
  apelidos: ['cálcio', 'hipercalcemia', 'hipocalcemia', 'albumina', 'payne', 'corrected calcium'],
  campos,
  saidas: { corrected_calcium_mg_dl: saidaNumero('Cálcio corrigido', 'mg/dL', 1) },
  interpretacoes: [],
  fonte,
  calcular,
});
