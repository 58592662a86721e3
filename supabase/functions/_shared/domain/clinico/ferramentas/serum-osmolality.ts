import { type EntradaDe, medida, numero, opcional } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';
import { bunInformado } from './comum/ureia.ts';
import { IMPLEMENTACAO_ABERTA } from './comum/verificacoes.ts';

const fonte: Fonte = {
  autor: 'Prática clínica (fórmula convencional)',
  referencias: [{ citacao: 'Purssell RA, 2001 (divisor empírico do etanol).' }],
  formula:
    'Calculada = 2 × Na + glicose ÷ 18 + BUN ÷ 2,8 (+ etanol ÷ 4,6); BUN = ureia ÷ 2,14. Efetiva = 2 × Na + glicose ÷ 18. Gap = medida − calculada. Na em mmol/L, os outros em mg/dL, resultado em mOsm/kg. Referência 275 a 295; gap de −10 a +10.',
  limites: [
    'Um gap normal não afasta intoxicação por álcool tóxico.',
    'A osmolalidade medida precisa ser do mesmo momento dos eletrólitos.',
  ],
  divergencias: [
    'Etanol: divisor teórico 4,6 ou empírico 3,7 (Purssell 2001). Usado 4,6.',
    'Ureia ÷ 6 é o mesmo que BUN ÷ 2,8, a menos do arredondamento: aqui a ureia vira BUN com 2,14.',
  ],
  verificacao: {
    formula: { ...IMPLEMENTACAO_ABERTA, ressalva: 'A parcela do etanol não foi comparada.' },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  sodium: medida('sodio'),
  glucose_mg_dl: medida('glicemia'),
  urea_mg_dl: opcional(medida('ureia')),
  bun_mg_dl: opcional(medida('bun')),
  ethanol_mg_dl: opcional(
    numero({ rotulo: 'Etanol', unidade: 'mg/dL', minimo: 0, maximo: 1500, incomumAcima: 600 }),
  ),
  measured_osm: opcional(
    numero({
      rotulo: 'Osmolalidade medida',
      unidade: 'mOsm/kg',
      minimo: 150,
      maximo: 700,
      incomumAbaixo: 230,
      incomumAcima: 450,
    }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** mg/dL that make one mOsm/kg. */
const GLICOSE = 18;

const BUN = 2.8;

const ETANOL = 4.6;

/** Osmolality in mOsm/kg; sodium in mmol/L, the others in mg/dL. */
function calcular(entrada: Entrada, notas: Notas) {
  const { sodium, glucose_mg_dl, ethanol_mg_dl = 0, measured_osm } = entrada;
  const effective_osm = 2 * sodium + glucose_mg_dl / GLICOSE;
  const calculated_osm = effective_osm + bunInformado(entrada) / BUN + ethanol_mg_dl / ETANOL;
  if (measured_osm === undefined) {
    notas.ausente('osmolar_gap', 'Informe a osmolalidade medida.');
    return { calculated_osm, effective_osm };
  }
  return { calculated_osm, effective_osm, osmolar_gap: measured_osm - calculated_osm };
}

/** Reference 275 to 295 mOsm/kg. */
const FAIXAS_DA_CALCULADA: readonly Faixa[] = [
  { codigo: 'baixa', abaixoDe: 275, rotulo: 'Osmolalidade calculada baixa', gravidade: 'alerta' },
  { codigo: 'normal', ate: 295, rotulo: 'Osmolalidade calculada normal', gravidade: 'normal' },
  { codigo: 'alta', rotulo: 'Osmolalidade calculada alta', gravidade: 'alerta' },
];

/** Normal from about −10 to +10 mOsm/kg. */
const FAIXAS_DO_GAP: readonly Faixa[] = [
  {
    codigo: 'gap_baixo',
    abaixoDe: -10,
    rotulo: 'Gap osmolar abaixo do esperado',
    texto: 'confira as unidades e a medida.',
    gravidade: 'atencao',
  },
  { codigo: 'gap_normal', ate: 10, rotulo: 'Gap osmolar normal', gravidade: 'normal' },
  {
    codigo: 'gap_elevado',
    rotulo: 'Gap osmolar elevado',
    texto: 'há partículas que a fórmula não conta, como um álcool.',
    gravidade: 'alerta',
  },
];

export const serumOsmolality = definir({
  id: 'serum-osmolality',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Osmolalidade sérica',
  resumo: 'Osmolalidade calculada e efetiva, e o gap osmolar.',
  categoria: 'metabolico',
  especialidades: [
    'Clínica Médica',
    'Medicina Intensiva',
    'Medicina de Emergência',
    'Nefrologia',
    'Endocrinologia e Metabologia',
  ],
  apelidos: [
    'osmolaridade',
    'gap osmolar',
    'tonicidade',
    'estado hiperosmolar',
    'intoxicação por metanol',
    'etilenoglicol',
    'serum osmolality',
  ],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['urea_mg_dl', 'bun_mg_dl'] }],
  saidas: {
    calculated_osm: saidaNumero('Osmolalidade calculada', 'mOsm/kg', 1),
    effective_osm: saidaNumero('Osmolalidade efetiva', 'mOsm/kg', 1),
    osmolar_gap: saidaNumero('Gap osmolar', 'mOsm/kg', 1),
  },
  interpretacoes: [
    { de: 'calculated_osm', faixas: FAIXAS_DA_CALCULADA },
    { de: 'osmolar_gap', faixas: FAIXAS_DO_GAP },
  ],
  fonte,
  calcular,
});
