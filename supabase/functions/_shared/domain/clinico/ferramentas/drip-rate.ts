import { type EntradaDe, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';

const fonte: Fonte = {
  autor: 'Cálculo de uso corrente',
  referencias: [{ citacao: 'Equivalência dos equipos: 20 macrogotas ou 60 microgotas por mL.' }],
  formula:
    'mL/h = volume ÷ horas. Gotas/min = volume × 20 ÷ minutos. Microgotas/min = volume × 60 ÷ minutos.',
  limites: [
    'Vale para equipo de 20 gotas por mL e microgotas de 60 por mL: confira na embalagem.',
    'Conte gotas inteiras; medicamento de margem estreita vai em bomba de infusão.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  volume_ml: numero({
    rotulo: 'Volume',
    unidade: 'mL',
    alternativas: [{ unidade: 'L', fator: 1000 }],
    minimo: 1,
    maximo: 20_000,
    incomumAcima: 5000,
  }),
  hours: numero({
    rotulo: 'Tempo de infusão',
    unidade: 'h',
    alternativas: [{ unidade: 'min', fator: 1 / 60 }],
    minimo: 0.01,
    maximo: 168,
    incomumAcima: 24,
  }),
};
type Entrada = EntradaDe<typeof campos>;

const GOTAS_POR_ML = 20;

const MICROGOTAS_POR_ML = 60;

/** Rate of an infusion: mL/h, and drops and microdrops a minute (20 and 60 to the mL). */
function calcular({ volume_ml, hours }: Entrada) {
  const ml_h = volume_ml / hours;
  const ml_min = ml_h / 60;
  return {
    ml_h,
    drops_min: ml_min * GOTAS_POR_ML,
    microdrops_min: ml_min * MICROGOTAS_POR_ML,
  };
}

export const dripRate = definir({
  id: 'drip-rate',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Gotejamento',
  resumo: 'mL/h, gotas e microgotas por minuto para um volume e um tempo.',
  categoria: 'infusao',
  especialidades: [
    'Clínica Médica',
    'Pediatria',
    'Medicina de Emergência',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['gotas por minuto', 'microgotas', 'soro', 'infusão', 'vazão', 'drip rate'],
  campos,
  saidas: {
    ml_h: saidaNumero('Vazão', 'mL/h', 1),
    drops_min: saidaNumero('Macrogotas', 'gotas/min', 0),
    microdrops_min: saidaNumero('Microgotas', 'microgotas/min', 0),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
