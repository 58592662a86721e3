import { type EntradaDe, medida, opcional, sexo } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  height_cm: medida('altura_adulto'),
  gender: sexo(),
  weight_kg: opcional(medida('peso_adulto', { ajuda: 'Só para o peso ajustado.' })),
};
export type Entrada = EntradaDe<typeof campos>;

export const idealBodyWeight = definir({
  id: 'ideal-body-weight',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Peso ideal e peso ajustado',
  resumo: 'Peso ideal de Devine e peso ajustado para dose no excesso de peso.',
  categoria: 'corpo',
  especialidades: ['Medicina Intensiva', 'Anestesiologia', 'Nutrologia', 'Clínica Médica'],
  apelidos: [
    'devine',
    'peso predito',
    'peso corrigido',
    'peso magro',
    'volume corrente',
    'obesidade',
    'ideal body weight',
  ],
  campos,
  saidas: {
    ibw_kg: saidaNumero('Peso ideal', 'kg', 1),
    adjbw_kg: saidaNumero('Peso ajustado', 'kg', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
