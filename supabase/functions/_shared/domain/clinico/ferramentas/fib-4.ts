import { type EntradaDe, medida, numero } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Sterling RK e cols., 2006',
  referencias: [
    { citacao: 'Sterling RK et al. Hepatology 2006;43:1317-25.' },
    { citacao: 'Shah AG et al. 2009 (cortes na doença hepática gordurosa).' },
    { citacao: 'McPherson S et al. 2017 (corte 2,0 a partir de 65 anos).' },
  ],
  formula: 'FIB-4 = idade × AST ÷ (plaquetas × √ALT). AST e ALT em U/L, plaquetas em 10³/µL.',
  limites: [
    'Adultos; perde precisão antes dos 35 anos.',
    'Não use na hepatite aguda, nem quando plaquetas ou enzimas estão alteradas por outra causa.',
    'Afasta melhor do que confirma: valor alto pede elastografia ou avaliação especializada.',
  ],
  divergencias: [
    'Sterling 2006 (HIV e hepatite C) usou < 1,45 e > 3,25. Usados 1,3 e 2,67, da doença hepática gordurosa (Shah 2009), com 2,0 no lugar de 1,3 a partir de 65 anos (McPherson 2017).',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const ENZIMA = { unidade: 'U/L', minimo: 1, maximo: 20_000, incomumAbaixo: 5, incomumAcima: 1000 };

const campos = {
  age: medida('idade_adulto'),
  ast: numero({ rotulo: 'AST (TGO)', ...ENZIMA }),
  alt: numero({ rotulo: 'ALT (TGP)', ...ENZIMA }),
  // Zero platelets would divide by zero.
  platelets: medida('plaquetas', { minimo: 1 }),
};
type Entrada = EntradaDe<typeof campos>;

/** Age (years) × AST ÷ (platelets in 10⁹/L × √ALT); enzymes in U/L. */
function calcular({ age, ast, alt, platelets }: Entrada) {
  return { fib4: (age * ast) / (platelets * Math.sqrt(alt)) };
}

/** The bands of fatty liver disease; only the lower cut changes with age. */
function faixas(corteBaixo: number): readonly Faixa[] {
  return [
    {
      codigo: 'baixo',
      abaixoDe: corteBaixo,
      rotulo: 'Risco baixo de fibrose avançada',
      gravidade: 'normal',
    },
    {
      codigo: 'indeterminado',
      ate: 2.67,
      rotulo: 'Indeterminado',
      texto: 'peça elastografia ou outro teste.',
      gravidade: 'atencao',
    },
    {
      codigo: 'alto',
      rotulo: 'Risco alto de fibrose avançada',
      texto: 'encaminhe para avaliação do fígado.',
      gravidade: 'alerta',
    },
  ];
}

/** Shah 2009. */
const FAIXAS_DO_ADULTO = faixas(1.3);

/** McPherson 2017: from 65 years on, 1.3 gives too many false positives. */
const FAIXAS_DO_IDOSO = faixas(2);

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
