import { type EntradaDe, ordinal } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Bergstrom N, Braden BJ e cols., 1987',
  referencias: [{ citacao: 'Bergstrom N et al. Nurs Res 1987;36:205-10.' }],
  formula:
    'Soma de percepção sensorial, umidade, atividade, mobilidade e nutrição (1 a 4 cada) com fricção e cisalhamento (1 a 3). ≥ 19 sem risco; 15–18 baixo; 13–14 moderado; 10–12 alto; ≤ 9 muito alto. Total de 6 a 23.',
  limites: [
    'Para adultos: em crianças, use a Braden Q.',
    'Não substitui o exame da pele nem o julgamento; reavalie conforme o protocolo do serviço.',
    'As descrições completas de cada nível estão no instrumento original.',
  ],
  licenca:
    'Instrumento © Barbara Braden e Nancy Bergstrom; o uso pode depender de licença. Aqui estão só os nomes dos níveis, resumidos.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  sensory: ordinal('Percepção sensorial', [
    [1, 'Totalmente limitada'],
    [2, 'Muito limitada'],
    [3, 'Pouco limitada'],
    [4, 'Sem limitação'],
  ]),
  moisture: ordinal('Umidade', [
    [1, 'Pele sempre úmida'],
    [2, 'Pele muitas vezes úmida'],
    [3, 'Pele às vezes úmida'],
    [4, 'Pele raramente úmida'],
  ]),
  activity: ordinal('Atividade', [
    [1, 'Acamado'],
    [2, 'Restrito à cadeira'],
    [3, 'Anda às vezes'],
    [4, 'Anda com frequência'],
  ]),
  mobility: ordinal('Mobilidade', [
    [1, 'Não se move sozinho'],
    [2, 'Muito limitada'],
    [3, 'Pouco limitada'],
    [4, 'Sem limitação'],
  ]),
  nutrition: ordinal('Nutrição', [
    [1, 'Muito pobre'],
    [2, 'Provavelmente inadequada'],
    [3, 'Adequada'],
    [4, 'Excelente'],
  ]),
  friction_shear: ordinal('Fricção e cisalhamento', [
    [1, 'Problema'],
    [2, 'Problema em potencial'],
    [3, 'Sem problema aparente'],
  ]),
};
type Entrada = EntradaDe<typeof campos>;

/** The sum of the six subscales, 6 to 23: the lower, the greater the risk. */
function calcular(entrada: Entrada) {
  return {
    score: somar(
      entrada.sensory,
      entrada.moisture,
      entrada.activity,
      entrada.mobility,
      entrada.nutrition,
      entrada.friction_shear,
    ),
  };
}

export const braden = definir({
  id: 'braden',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Escala de Braden',
  resumo: 'Risco de lesão por pressão; quanto menor, maior o risco.',
  categoria: 'enfermagem',
  especialidades: [
    'Clínica Médica',
    'Geriatria',
    'Medicina Intensiva',
    'Medicina de Família e Comunidade',
  ],
  apelidos: [
    'lesão por pressão',
    'úlcera por pressão',
    'escara',
    'acamado',
    'braden scale',
    'enfermagem',
  ],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        {
          codigo: 'muito_alto',
          ate: 9,
          rotulo: 'Risco muito alto de lesão por pressão',
          gravidade: 'critico',
        },
        {
          codigo: 'alto',
          ate: 12,
          rotulo: 'Risco alto de lesão por pressão',
          gravidade: 'critico',
        },
        {
          codigo: 'moderado',
          ate: 14,
          rotulo: 'Risco moderado de lesão por pressão',
          gravidade: 'alerta',
        },
        {
          codigo: 'baixo',
          ate: 18,
          rotulo: 'Risco baixo de lesão por pressão',
          gravidade: 'atencao',
        },
        { codigo: 'sem_risco', rotulo: 'Sem risco de lesão por pressão', gravidade: 'normal' },
      ],
    },
  ],
  fonte,
  calcular,
});
