import type { EntradaDe } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { pontos } from '../motor/pontos.ts';
import { CAMPOS_CHADS, calcular as semSexo } from './cha2ds2-va.ts';

const fonte: Fonte = {
  autor: 'Lip GYH e cols., 2010',
  referencias: [
    { citacao: 'Lip GYH et al. Chest 2010;137:263-72.', doi: '10.1378/chest.09-1584' },
    {
      citacao: 'Hindricks G et al. Diretriz ESC 2020. Eur Heart J 2021;42:373-498.',
      doi: '10.1093/eurheartj/ehaa612',
    },
  ],
  formula:
    'Insuficiência cardíaca ou FE ≤ 40% 1; hipertensão 1; idade ≥ 75 anos 2, 65–74 anos 1; diabetes 1; AVC, AIT ou embolia 2; doença vascular 1; sexo feminino 1. Total de 0 a 9. Recomendado com 2 ou mais no homem e 3 ou mais na mulher.',
  limites: [
    'Não use com prótese valvar mecânica nem com estenose mitral moderada a grave: nesses, a indicação é sempre antagonista da vitamina K.',
    'Adultos com fibrilação atrial ou flutter; reavalie quando a idade ou as doenças mudarem.',
  ],
  divergencias: [
    'A ESC retirou o sexo em 2024 (CHA₂DS₂-VA); esta versão segue em uso no Brasil. As duas estão aqui.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      ...SEGUNDA_LEITURA,
      ressalva:
        'O documento original não foi aberto. A faixa "considerar" (1 no homem, 2 na mulher) vem do conhecimento da diretriz ESC 2020.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = CAMPOS_CHADS;
type Entrada = EntradaDe<typeof campos>;

/** The version without sex, and one point for women (Lip 2010). */
function calcular(entrada: Entrada) {
  return { score: semSexo(entrada).score + pontos([entrada.gender === 'feminino', 1]) };
}

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
