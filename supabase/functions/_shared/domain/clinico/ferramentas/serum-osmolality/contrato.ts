import { type EntradaDe, medida, numero, opcional } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DA_CALCULADA, FAIXAS_DO_GAP } from './faixas.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
