import { type EntradaDe, medida, sexo } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { coeficienteDeRaca } from '../comum/campos.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  age: medida('idade_adulto'),
  creatinine: medida('creatinina'),
  gender: sexo(),
  black: coeficienteDeRaca(),
};
export type Entrada = EntradaDe<typeof campos>;

export const ckdEpi2009 = definir({
  id: 'ckd-epi-2009',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'TFGe CKD-EPI 2009',
  resumo: 'Equação anterior de filtração glomerular, para comparar com laudos antigos.',
  categoria: 'renal',
  especialidades: ['Nefrologia', 'Clínica Médica'],
  apelidos: ['ckd-epi antiga', 'tfg', 'egfr', 'filtração glomerular', 'função renal'],
  campos,
  saidas: { egfr: saidaNumero('TFGe', 'mL/min/1,73 m²', 0) },
  interpretacoes: [],
  fonte,
  calcular,
});
