import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  grade: ordinal(
    'Desempenho',
    FAIXAS.map(({ rotulo }, grau) => [grau, rotulo] as const),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const ecog = definir({
  id: 'ecog',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'ECOG',
  resumo: 'Capacidade funcional de quem tem câncer, de 0 a 5.',
  categoria: 'funcional',
  especialidades: ['Oncologia Clínica', 'Clínica Médica', 'Geriatria', 'Hematologia e Hemoterapia'],
  apelidos: [
    'performance status',
    'zubrod',
    'oms',
    'desempenho',
    'funcionalidade',
    'câncer',
    'cuidados paliativos',
  ],
  campos,
  saidas: { score: saidaPontos('Grau'), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS }],
  fonte,
  calcular,
});
