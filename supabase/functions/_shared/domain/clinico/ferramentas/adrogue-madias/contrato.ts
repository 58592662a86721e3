import { comPadrao, type EntradaDe, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { CAMPOS_DE_SODIO } from '../comum/campos-de-sodio.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
