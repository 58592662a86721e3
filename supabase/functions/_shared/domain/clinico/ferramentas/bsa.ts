import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { potencia } from '../motor/matematica.ts';

const fonte: Fonte = {
  autor: 'Mosteller RD, 1987; Du Bois D e Du Bois EF, 1916',
  referencias: [
    {
      citacao: 'Mosteller RD. N Engl J Med 1987;317:1098.',
      doi: '10.1056/NEJM198710223171717',
    },
    { citacao: 'Du Bois D, Du Bois EF. Arch Intern Med 1916;17:863-71.' },
  ],
  formula:
    'Mosteller: √(altura × peso ÷ 3600). Du Bois: 0,007184 × peso^0,425 × altura^0,725. Peso em kg, altura em cm, resultado em m².',
  limites: [
    'As duas fórmulas se afastam nos extremos de peso e altura: diga no prontuário qual foi usada e siga o protocolo do medicamento.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'GlobalRPh (as duas equações), lido em novembro de 2026',
      ressalva: 'Os artigos originais não foram abertos.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  weight_kg: medida('peso'),
  height_cm: medida('altura'),
};
type Entrada = EntradaDe<typeof campos>;

/** Body surface area in m², from kg and cm (Mosteller 1987; Du Bois and Du Bois 1916). */
function calcular({ weight_kg, height_cm }: Entrada) {
  return {
    mosteller_m2: Math.sqrt((height_cm * weight_kg) / 3600),
    dubois_m2: 0.007184 * potencia(weight_kg, 0.425) * potencia(height_cm, 0.725),
  };
}

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
