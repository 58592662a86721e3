import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  performance: ordinal(
    'Desempenho',
    FAIXAS.map(({ rotulo }, nivel) => [nivel * 10, rotulo] as const).reverse(),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const karnofsky = definir({
  id: 'karnofsky',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Karnofsky',
  resumo: 'Capacidade funcional de quem tem doença grave, de 0 a 100%.',
  categoria: 'funcional',
  especialidades: ['Oncologia Clínica', 'Clínica Médica', 'Geriatria', 'Neurocirurgia'],
  apelidos: [
    'kps',
    'performance status',
    'desempenho',
    'funcionalidade',
    'câncer',
    'cuidados paliativos',
  ],
  campos,
  saidas: { score: saidaNumero('Karnofsky', '%', 0), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS }],
  fonte,
  calcular,
});
