import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  weight_kg: medida('peso'),
  height_cm: medida('altura'),
};
export type Entrada = EntradaDe<typeof campos>;

export const bsa = definir({
  id: 'bsa',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Superfície corporal',
  resumo: 'Área de superfície corporal, por Mosteller e Du Bois.',
  categoria: 'corpo',
  especialidades: ['Oncologia Clínica', 'Nefrologia', 'Pediatria', 'Clínica Médica'],
  apelidos: [
    'asc',
    'bsa',
    'área de superfície corporal',
    'mosteller',
    'du bois',
    'quimioterapia',
    'body surface area',
  ],
  campos,
  saidas: {
    mosteller_m2: saidaNumero('Mosteller', 'm²', 2),
    dubois_m2: saidaNumero('Du Bois', 'm²', 2),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
