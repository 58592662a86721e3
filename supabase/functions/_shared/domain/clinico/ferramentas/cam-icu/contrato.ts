import { type EntradaDe, numero, opcional, simNao } from '../../motor/campos.ts';
import { definir } from '../../motor/ferramenta.ts';
import { NIVEL_RASS } from '../rass/itens.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  rass: NIVEL_RASS,
  acute_change_or_fluctuation: opcional(
    simNao(
      'Mudança aguda ou flutuação do estado mental',
      undefined,
      'Em relação ao basal, ou nas últimas 24 horas. Em branco só com RASS −4 ou −5.',
    ),
  ),
  inattention_errors: opcional(
    numero({
      rotulo: 'Erros no teste de atenção',
      unidade: 'erros',
      minimo: 0,
      maximo: 10,
      inteiro: true,
      ajuda: 'Dez letras: aperta a mão só na letra A. Em branco só com RASS −4 ou −5.',
    }),
  ),
  disorganized_errors: opcional(
    numero({
      rotulo: 'Erros de pensamento organizado',
      unidade: 'erros',
      minimo: 0,
      maximo: 5,
      inteiro: true,
      ajuda:
        'Quatro perguntas e um comando. Com RASS diferente de 0 não muda o resultado. Em branco só com RASS −4 ou −5.',
    }),
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const camIcu = definir({
  id: 'cam-icu',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CAM-ICU',
  resumo: 'Rastreio de delirium na terapia intensiva.',
  categoria: 'neurologia',
  especialidades: ['Medicina Intensiva', 'Geriatria', 'Clínica Médica', 'Psiquiatria'],
  apelidos: [
    'delirium',
    'confusion assessment method',
    'confusão mental aguda',
    'cam uti',
    'agitação na uti',
  ],
  campos,
  saidas: { positive: { tipo: 'sim-nao', rotulo: 'CAM-ICU positivo' } },
  interpretacoes: [
    {
      de: 'positive',
      faixas: [
        {
          codigo: 'true',
          rotulo: 'CAM-ICU positivo',
          texto: 'delirium presente.',
          gravidade: 'alerta',
        },
        {
          codigo: 'false',
          rotulo: 'CAM-ICU negativo',
          texto: 'sem delirium nesta avaliação; repita, porque o quadro flutua.',
          gravidade: 'normal',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
