import { type EntradaDe, medida } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import type { Notas } from '../motor/notas.ts';

const fonte: Fonte = {
  autor: 'Holliday MA, Segar WE, 1957',
  referencias: [
    { citacao: 'Holliday MA, Segar WE. Pediatrics 1957;19:823-32.' },
    { citacao: 'American Academy of Pediatrics 2018: soro de manutenção isotônico.' },
  ],
  formula:
    'Por dia: 100 mL/kg até 10 kg, mais 50 mL/kg de 10 a 20 kg, mais 20 mL/kg acima de 20 kg. Por hora (4-2-1): 4, 2 e 1 mL/kg nas mesmas faixas.',
  limites: [
    'Não use em recém-nascidos (menos de 28 dias).',
    'Só manutenção: não inclui déficit nem perdas em curso.',
    'Teto usual de 2.400 mL por dia (cerca de 100 mL/h) no adolescente grande.',
    'Prefira soro isotônico; reduza o volume quando há risco de retenção de água.',
  ],
  divergencias: [
    'O volume diário dividido por 24 não é igual à regra 4-2-1: são mostrados os dois, cada um com seu nome.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = { weight_kg: medida('peso') };
type Entrada = EntradaDe<typeof campos>;

/** Usual ceiling of maintenance in large adolescents, mL a day. */
const TETO_USUAL_ML = 2400;

/** Water by weight: `primeiros` a kg up to 10 kg, `seguintes` from 10 to 20, `resto` above. */
function porDegraus(peso: number, primeiros: number, seguintes: number, resto: number): number {
  return (
    Math.min(peso, 10) * primeiros +
    Math.min(Math.max(peso - 10, 0), 10) * seguintes +
    Math.max(peso - 20, 0) * resto
  );
}

/** Daily volume (100-50-20 mL/kg/day) and hourly rate (4-2-1 mL/kg/h): two rules, close but not equal. */
function calcular({ weight_kg }: Entrada, notas: Notas) {
  const daily_ml = porDegraus(weight_kg, 100, 50, 20);
  if (daily_ml > TETO_USUAL_ML) {
    notas.aviso('Acima do teto usual de 2.400 mL por dia (cerca de 100 mL/h).');
  }
  return { daily_ml, hourly_421_ml: porDegraus(weight_kg, 4, 2, 1) };
}

export const hollidaySegar = definir({
  id: 'holliday-segar',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Holliday-Segar (soro de manutenção)',
  resumo: 'Volume diário e vazão do soro de manutenção da criança.',
  categoria: 'infusao',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Anestesiologia', 'Medicina Intensiva'],
  apelidos: ['soro de manutenção', 'hidratação venosa', '4-2-1', 'maintenance fluids', 'criança'],
  campos,
  saidas: {
    daily_ml: saidaNumero('Volume diário (100-50-20)', 'mL/dia', 0),
    hourly_421_ml: saidaNumero('Vazão pela regra 4-2-1', 'mL/h', 1),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
