import { data, type EntradaDe, numero, opcional } from '../../motor/campos.ts';
import { definir, type Saida, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_DE_TERMO } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  lmp: opcional(data('Data da última menstruação (DUM)', 'O primeiro dia.', { passada: true })),
  us_date: opcional(data('Data do ultrassom', 'Use no lugar da DUM.', { passada: true })),
  us_weeks: opcional(
    numero({
      rotulo: 'Semanas no ultrassom',
      unidade: 'semanas',
      minimo: 4,
      maximo: 42,
      inteiro: true,
    }),
  ),
  us_days: opcional(
    numero({
      rotulo: 'Dias além das semanas no ultrassom',
      unidade: 'dias',
      minimo: 0,
      maximo: 6,
      inteiro: true,
    }),
  ),
  reference_date: opcional(
    data('Data de referência', 'O dia em que se quer a idade gestacional; em geral, hoje.', {
      comecaHoje: true,
    }),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

function saidaData(rotulo: string): Saida {
  return { tipo: 'data', rotulo };
}

export const gestationalAge = definir({
  id: 'gestational-age',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Idade gestacional e data provável do parto',
  resumo: 'IG e DPP pela última menstruação ou pelo ultrassom.',
  categoria: 'obstetricia',
  especialidades: [
    'Ginecologia e Obstetrícia',
    'Medicina de Família e Comunidade',
    'Medicina de Emergência',
    'Clínica Médica',
  ],
  apelidos: ['ig', 'dpp', 'dum', 'naegele', 'gestante', 'gravidez', 'pré-natal', 'ultrassom'],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['lmp', 'us_date'] }],
  saidas: {
    weeks: saidaNumero('Semanas completas', 'semanas', 0),
    days: saidaNumero('Dias além das semanas', 'dias', 0),
    edd_naegele: saidaData('DPP (Naegele)'),
    edd_280: saidaData('DPP (280 dias)'),
  },
  interpretacoes: [{ de: 'weeks', faixas: FAIXAS_DE_TERMO }],
  fonte,
  calcular,
});
