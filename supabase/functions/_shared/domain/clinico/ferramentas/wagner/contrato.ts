import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  grade: ordinal(
    'Grau',
    FAIXAS.map(({ rotulo }, grau) => [grau, rotulo] as const),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const wagner = definir({
  id: 'wagner',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Classificação de Wagner',
  resumo: 'Profundidade e gravidade da lesão do pé diabético.',
  categoria: 'enfermagem',
  especialidades: [
    'Endocrinologia e Metabologia',
    'Cirurgia Vascular',
    'Angiologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
  ],
  apelidos: [
    'pé diabético',
    'úlcera do pé',
    'ferida',
    'gangrena',
    'diabetic foot',
    'wagner-meggitt',
  ],
  campos,
  saidas: { score: saidaPontos('Grau'), class: saidaCodigo('Classe') },
  interpretacoes: [{ de: 'score', classe: 'class', faixas: FAIXAS }],
  fonte,
  calcular,
});
