import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = { spo2: medida('spo2'), fio2: medida('fio2'), rr: medida('fr') };
export type Entrada = EntradaDe<typeof campos>;

export const roxIndex = definir({
  id: 'rox-index',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Índice ROX',
  resumo: 'Risco de intubação na pneumonia em cateter nasal de alto fluxo.',
  categoria: 'respiratorio',
  especialidades: ['Medicina Intensiva', 'Pneumologia', 'Medicina de Emergência', 'Clínica Médica'],
  apelidos: ['rox', 'cateter de alto fluxo', 'cnaf', 'hfnc', 'insuficiência respiratória'],
  campos,
  saidas: { rox: saidaNumero('ROX', '', 2) },
  interpretacoes: [{ de: 'rox', faixas: FAIXAS }],
  fonte,
  calcular,
});
