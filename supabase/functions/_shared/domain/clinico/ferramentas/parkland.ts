import { comPadrao, type EntradaDe, medida, numero } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Baxter CR, Shires T, 1968',
  referencias: [
    { citacao: 'Baxter CR, Shires T. Ann N Y Acad Sci 1968;150:874-94.' },
    { citacao: 'American Burn Association. Advanced Burn Life Support (ABLS), 2018.' },
  ],
  formula:
    'Total em 24 h (mL) = 4 × peso (kg) × superfície queimada (%). Metade até 8 h da queimadura: vazão = metade ÷ (8 − horas já passadas). Metade nas 16 h seguintes.',
  limites: [
    'Conte só queimadura de 2º e 3º graus, em porcentagem da superfície corporal.',
    'É só o ponto de partida: ajuste pela diurese, 0,5 mL/kg/h no adulto e 1 mL/kg/h na criança.',
    'A vazão da primeira fase supõe que nada foi infundido ainda: desconte o que já correu.',
    'A criança pequena precisa também do soro de manutenção, que não entra neste volume.',
  ],
  divergencias: [
    'Parkland usa 4 mL/kg/%; o ABLS 2018 começa com 2 mL no adulto, 3 mL na criança e 4 mL na elétrica. Padrão 4, que pode ser trocado.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  weight_kg: medida('peso'),
  tbsa_pct: medida('superficie_queimada', {
    ajuda: 'Em porcentagem (12, não 0,12); conte só 2º e 3º graus.',
  }),
  ml_per_kg_pct: comPadrao(
    numero({
      rotulo: 'Volume por kg e por % queimada',
      unidade: 'mL',
      minimo: 2,
      maximo: 4,
      semIncomum: 'De 2 a 4 mL, todo volume é de um protocolo.',
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
      semIncomum: 'A conta vale em toda hora do primeiro dia.',
      ajuda: 'Desde a queimadura, não desde a chegada.',
    }),
    0,
  ),
};
type Entrada = EntradaDe<typeof campos>;

const PRIMEIRA_FASE_H = 8;

const SEGUNDA_FASE_H = 16;

/** Crystalloid in mL: half until 8 h after the burn (not after arrival), half in the next 16 h. */
function calcular({ weight_kg, tbsa_pct, hours_since_burn, ml_per_kg_pct }: Entrada, notas: Notas) {
  const total_24h_ml = ml_per_kg_pct * weight_kg * tbsa_pct;
  const metade = total_24h_ml / 2;
  const restam = PRIMEIRA_FASE_H - hours_since_burn;
  if (restam <= 0) {
    notas.ausente(
      'rate_first_ml_h',
      'Já se passaram 8 h da queimadura: não há vazão da primeira fase. Reponha conforme diurese e perfusão.',
    );
  }
  return {
    total_24h_ml,
    first_8h_ml: metade,
    rate_first_ml_h: restam > 0 ? metade / restam : undefined,
    next_16h_ml: metade,
    rate_next_ml_h: metade / SEGUNDA_FASE_H,
  };
}

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
