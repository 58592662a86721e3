import { type EntradaDe, medida, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DO_ADULTO, FAIXAS_DO_IDOSO } from './faixas.ts';
import { fonte } from './fonte.ts';

const ENZIMA = { unidade: 'U/L', minimo: 1, maximo: 20_000, incomumAbaixo: 5, incomumAcima: 1000 };

const campos = {
  age: medida('idade_adulto'),
  ast: numero({ rotulo: 'AST (TGO)', ...ENZIMA }),
  alt: numero({ rotulo: 'ALT (TGP)', ...ENZIMA }),
  // Zero platelets would divide by zero.
  platelets: medida('plaquetas', { minimo: 1 }),
};
export type Entrada = EntradaDe<typeof campos>;

export const fib4 = definir({
  id: 'fib-4',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'FIB-4',
  resumo: 'Risco de fibrose hepática avançada por idade, AST, ALT e plaquetas.',
  categoria: 'laboratorio',
  especialidades: [
    'Gastroenterologia',
    'Clínica Médica',
    'Infectologia',
    'Endocrinologia e Metabologia',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['fibrose hepática', 'esteatose', 'fígado gorduroso', 'hepatite c', 'cirrose', 'mash'],
  campos,
  saidas: { fib4: saidaNumero('FIB-4', '', 2) },
  interpretacoes: [
    { de: 'fib4', faixas: FAIXAS_DO_ADULTO, quando: ({ age }) => age < 65 },
    { de: 'fib4', faixas: FAIXAS_DO_IDOSO, quando: ({ age }) => age >= 65 },
  ],
  fonte,
  calcular,
});
