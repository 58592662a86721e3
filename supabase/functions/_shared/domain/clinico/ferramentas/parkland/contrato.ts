import { comPadrao, type EntradaDe, medida, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  weight_kg: medida('peso'),
  tbsa_pct: medida('superficie_queimada', {
    incomumAbaixo: 1,
    ajuda: 'Em porcentagem (12, não 0,12); conte só 2º e 3º graus.',
  }),
  ml_per_kg_pct: comPadrao(
    numero({
      rotulo: 'Volume por kg e por % queimada',
      unidade: 'mL',
      minimo: 2,
      maximo: 4,
      ajuda: 'Parkland usa 4; o ABLS começa com 2 (adulto), 3 (criança) ou 4 (elétrica).',
    }),
    4,
  ),
  hours_since_burn: comPadrao(
    numero({
      rotulo: 'Tempo desde a queimadura',
      unidade: 'h',
      alternativas: [{ unidade: 'min', fator: 1 / 60 }],
      minimo: 0,
      maximo: 24,
      ajuda: 'Desde a queimadura, não desde a chegada.',
    }),
    0,
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const parkland = definir({
  id: 'parkland',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Parkland (reposição no queimado)',
  resumo: 'Volume e vazão de cristaloide nas primeiras 24 h da queimadura.',
  categoria: 'infusao',
  especialidades: [
    'Medicina de Emergência',
    'Cirurgia Plástica',
    'Cirurgia Geral',
    'Medicina Intensiva',
    'Pediatria',
  ],
  apelidos: ['queimadura', 'queimado', 'baxter', 'reposição volêmica', 'burn', 'ringer'],
  campos,
  saidas: {
    total_24h_ml: saidaNumero('Total em 24 h', 'mL', 0),
    first_8h_ml: saidaNumero('Até 8 h da queimadura', 'mL', 0),
    rate_first_ml_h: saidaNumero('Vazão até 8 h da queimadura', 'mL/h', 1),
    next_16h_ml: saidaNumero('Nas 16 h seguintes', 'mL', 0),
    rate_next_ml_h: saidaNumero('Vazão nas 16 h seguintes', 'mL/h', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
