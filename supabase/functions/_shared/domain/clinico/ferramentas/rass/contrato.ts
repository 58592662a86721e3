import type { EntradaDe } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS_RASS } from './faixas.ts';
import { fonte } from './fonte.ts';
import { NIVEL_RASS } from './itens.ts';

const campos = { rass: NIVEL_RASS };
export type Entrada = EntradaDe<typeof campos>;

export const rass = definir({
  id: 'rass',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'RASS',
  resumo: 'Escala de agitação e sedação de Richmond.',
  categoria: 'neurologia',
  especialidades: ['Medicina Intensiva', 'Anestesiologia', 'Medicina de Emergência'],
  apelidos: [
    'richmond agitation sedation scale',
    'richmond',
    'sedação',
    'agitação',
    'sedação em ventilação mecânica',
  ],
  campos,
  saidas: { score: saidaPontos(), class: saidaCodigo('Nível') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS_RASS }],
  fonte,
  calcular,
});
