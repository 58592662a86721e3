import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = { hr: medida('fc'), sbp: medida('pas') };
export type Entrada = EntradaDe<typeof campos>;

export const shockIndex = definir({
  id: 'shock-index',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Índice de choque',
  resumo: 'Frequência cardíaca dividida pela pressão sistólica.',
  categoria: 'cardiovascular',
  especialidades: [
    'Medicina de Emergência',
    'Medicina Intensiva',
    'Cirurgia Geral',
    'Ginecologia e Obstetrícia',
  ],
  apelidos: ['shock index', 'choque', 'hemorragia', 'sangramento', 'trauma', 'hpp'],
  campos,
  saidas: { shock_index: saidaNumero('Índice de choque', '', 2) },
  interpretacoes: [{ de: 'shock_index', faixas: FAIXAS }],
  fonte,
  calcular,
});
