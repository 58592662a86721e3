import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  calcium_mg_dl: medida('calcio'),
  albumin_g_dl: medida('albumina'),
};
export type Entrada = EntradaDe<typeof campos>;

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
