import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
