import type { EntradaDe } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { CAMPOS_CHADS } from '../cha2ds2-va/campos.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = CAMPOS_CHADS;
export type Entrada = EntradaDe<typeof campos>;

/** ESC 2020: the cut-offs are one point higher for women, who start with the point of their sex. */
const indicacao = (primeiro: number): readonly Faixa[] => [
  {
    codigo: 'nao_indicada',
    abaixoDe: primeiro,
    rotulo: 'Sem indicação de anticoagulante',
    texto: 'reavalie com o tempo.',
    gravidade: 'normal',
  },
  {
    codigo: 'considerar',
    abaixoDe: primeiro + 1,
    rotulo: 'Considerar anticoagulante oral',
    gravidade: 'atencao',
  },
  { codigo: 'recomendada', rotulo: 'Anticoagulante oral recomendado', gravidade: 'alerta' },
];

export const cha2ds2Vasc = definir({
  id: 'cha2ds2-vasc',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CHA₂DS₂-VASc',
  resumo: 'Risco de AVC na fibrilação atrial e indicação de anticoagulante.',
  categoria: 'cardiovascular',
  especialidades: [
    'Cardiologia',
    'Clínica Médica',
    'Medicina de Família e Comunidade',
    'Geriatria',
    'Neurologia',
  ],
  apelidos: [
    'chads vasc',
    'cha2ds2vasc',
    'chads',
    'fibrilação atrial',
    'fa',
    'anticoagulação',
    'flutter',
    'atrial fibrillation',
  ],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    { de: 'score', faixas: indicacao(1), quando: ({ gender }) => gender === 'masculino' },
    { de: 'score', faixas: indicacao(2), quando: ({ gender }) => gender === 'feminino' },
  ],
  fonte,
  calcular,
});
