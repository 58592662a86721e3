import { type EntradaDe, medida, numero, opcional } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DO_IDOSO, FAIXAS_OMS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  weight: medida('peso'),
  height: numero({
    rotulo: 'Altura',
    unidade: 'cm',
    minimo: 0.2,
    maximo: 272,
    grandeza: 'altura',
    ajuda: 'Em centímetros (175) ou em metros (1,75).',
  }),
  age: opcional(medida('idade')),
};
export type Entrada = EntradaDe<typeof campos>;

export const bmi = definir({
  id: 'bmi',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'IMC',
  resumo: 'Índice de massa corporal, com as classes da OMS e do idoso.',
  categoria: 'corpo',
  especialidades: ['Clínica Médica', 'Endocrinologia e Metabologia', 'Nutrologia', 'Geriatria'],
  apelidos: ['índice de massa corporal', 'bmi', 'obesidade', 'sobrepeso', 'desnutrição', 'peso'],
  campos,
  saidas: {
    bmi: saidaNumero('IMC', 'kg/m²', 1),
    class_who: saidaCodigo('Classe da OMS'),
    class_elderly: saidaCodigo('Classe do idoso'),
  },
  interpretacoes: [
    {
      de: 'bmi',
      classe: 'class_who',
      faixas: FAIXAS_OMS,
      quando: ({ age }) => age === undefined || age >= 20,
    },
    {
      de: 'bmi',
      classe: 'class_elderly',
      faixas: FAIXAS_DO_IDOSO,
      quando: ({ age }) => age !== undefined && age >= 60,
    },
  ],
  fonte,
  calcular,
});
