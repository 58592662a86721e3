import { type EntradaDe, opcional } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { CAMPOS_CHADS } from './campos.ts';
import { fonte } from './fonte.ts';

const campos = {
  ...CAMPOS_CHADS,
  gender: opcional({ ...CAMPOS_CHADS.gender, ajuda: 'Não pontua nesta versão.' }),
};
export type Entrada = EntradaDe<typeof campos>;

export const cha2ds2Va = definir({
  id: 'cha2ds2-va',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CHA₂DS₂-VA',
  resumo: 'Risco de AVC na fibrilação atrial, sem o sexo (ESC 2024).',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
    'Geriatria',
    'Neurologia',
  ],
  apelidos: [
    'chads va',
    'cha2ds2va',
    'fibrilação atrial',
    'fa',
    'anticoagulação',
    'flutter',
    'atrial fibrillation',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_indicada',
          abaixoDe: 1,
          rotulo: 'Sem indicação de anticoagulante',
          texto: 'reavalie com o tempo.',
          gravidade: 'normal',
        },
        {
          codigo: 'considerar',
          abaixoDe: 2,
          rotulo: 'Considerar anticoagulante oral',
          gravidade: 'atencao',
        },
        {
          codigo: 'recomendada',
          rotulo: 'Anticoagulante oral recomendado',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
