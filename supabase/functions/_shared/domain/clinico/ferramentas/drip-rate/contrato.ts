import { type EntradaDe, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
