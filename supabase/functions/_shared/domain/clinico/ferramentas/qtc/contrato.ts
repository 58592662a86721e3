import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { bazettServe, calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = { qt_ms: medida('qt'), hr: medida('fc') };
export type Entrada = EntradaDe<typeof campos>;

export const qtc = definir({
  id: 'qtc',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'QT corrigido (QTc)',
  resumo: 'QTc por Bazett, Fridericia, Framingham e Hodges.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Clínica Médica',
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Psiquiatria',
  ],
  apelidos: ['qt', 'bazett', 'fridericia', 'qt longo', 'torsades', 'eletrocardiograma', 'ecg'],
  campos,
  saidas: {
    bazett: saidaNumero('QTc (Bazett)', 'ms', 0),
    fridericia: saidaNumero('QTc (Fridericia)', 'ms', 0),
    framingham: saidaNumero('QTc (Framingham)', 'ms', 0),
    hodges: saidaNumero('QTc (Hodges)', 'ms', 0),
  },
  interpretacoes: [
    { de: 'bazett', faixas: FAIXAS, quando: ({ hr }) => bazettServe(hr) },
    { de: 'fridericia', faixas: FAIXAS, quando: ({ hr }) => !bazettServe(hr) },
  ],
  fonte,
  calcular,
});
