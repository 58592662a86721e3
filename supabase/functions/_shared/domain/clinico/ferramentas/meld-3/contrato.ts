import { type EntradaDe, medida, sexo } from '../../motor/campos.ts';
import { definir, saidaNumero, saidaPontos } from '../../motor/ferramenta.ts';
import { camposDoMeld } from '../meld/contrato.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  ...camposDoMeld,
  sodium: medida('sodio'),
  albumin: medida('albumina'),
  gender: sexo(),
};
export type Entrada = EntradaDe<typeof campos>;

export const meld3 = definir({
  id: 'meld-3',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'MELD 3.0',
  resumo: 'Gravidade da doença hepática terminal, com sódio, albumina e sexo (OPTN 2023).',
  categoria: 'digestivo',
  especialidades: ['Gastroenterologia', 'Clínica Médica', 'Cirurgia Geral', 'Medicina Intensiva'],
  apelidos: ['meld 3', 'meld novo', 'cirrose', 'transplante hepático', 'fígado'],
  campos,
  saidas: {
    score: saidaPontos(),
    raw: saidaNumero('Antes de arredondar', 'pontos', 3),
  },
  interpretacoes: [],
  fonte,
  calcular,
});
