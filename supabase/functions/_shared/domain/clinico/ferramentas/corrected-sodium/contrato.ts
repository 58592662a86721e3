import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  sodium: medida('sodio', { rotulo: 'Sódio medido' }),
  glucose_mg_dl: medida('glicemia'),
};
export type Entrada = EntradaDe<typeof campos>;

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
