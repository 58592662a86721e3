import { type EntradaDe, ordinal } from '../motor/campos.ts';
import type { Faixa } from '../motor/faixas.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Apgar V, 1953',
  referencias: [{ citacao: 'Apgar V. Curr Res Anesth Analg 1953;32:260-7.' }],
  formula:
    'Soma de 0 a 2 para cor, frequência cardíaca, irritabilidade reflexa, tônus e respiração. Total de 0 a 10, no 1º e no 5º minuto.',
  limites: [
    'Não espere o Apgar para iniciar a reanimação: ele descreve a resposta, não a indica.',
    'Prematuridade, sedação materna e malformações baixam a nota sem asfixia.',
    'Sozinho, não diagnostica asfixia nem prevê o desenvolvimento neurológico.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  appearance: ordinal('Cor', [
    [0, 'Cianose ou palidez generalizada'],
    [1, 'Corpo rosado, extremidades cianóticas'],
    [2, 'Inteiramente rosado'],
  ]),
  pulse: ordinal('Frequência cardíaca', [
    [0, 'Ausente'],
    [1, 'Menos de 100 bpm'],
    [2, '100 bpm ou mais'],
  ]),
  grimace: ordinal('Irritabilidade reflexa', [
    [0, 'Sem resposta'],
    [1, 'Careta'],
    [2, 'Choro, tosse ou espirro'],
  ]),
  activity: ordinal('Tônus muscular', [
    [0, 'Flácido'],
    [1, 'Alguma flexão das extremidades'],
    [2, 'Movimento ativo'],
  ]),
  respiration: ordinal('Respiração', [
    [0, 'Ausente'],
    [1, 'Fraca ou irregular'],
    [2, 'Choro forte'],
  ]),
};
type Entrada = EntradaDe<typeof campos>;

/** The sum of five signs, each from 0 to 2. */
function calcular({ appearance, pulse, grimace, activity, respiration }: Entrada) {
  return { score: somar(appearance, pulse, grimace, activity, respiration) };
}

/** Vitality by the total, 0 to 10. */
const FAIXAS: readonly Faixa[] = [
  {
    codigo: 'grave',
    ate: 3,
    rotulo: 'Vitalidade gravemente comprometida (0 a 3)',
    texto: 'repita a cada 5 min enquanto o do 5º minuto for menor que 7.',
    gravidade: 'critico',
  },
  {
    codigo: 'moderada',
    ate: 6,
    rotulo: 'Vitalidade moderadamente comprometida (4 a 6)',
    texto: 'repita a cada 5 min enquanto o do 5º minuto for menor que 7.',
    gravidade: 'alerta',
  },
  { codigo: 'boa', rotulo: 'Boa vitalidade (7 a 10)', gravidade: 'normal' },
];

export const apgar = definir({
  id: 'apgar',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Apgar',
  resumo: 'Vitalidade do recém-nascido no 1º e no 5º minuto.',
  categoria: 'obstetricia',
  especialidades: ['Pediatria', 'Ginecologia e Obstetrícia', 'Anestesiologia'],
  apelidos: ['recém-nascido', 'sala de parto', 'neonato', 'asfixia', 'nascimento'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [{ de: 'score', faixas: FAIXAS }],
  fonte,
  calcular,
});
