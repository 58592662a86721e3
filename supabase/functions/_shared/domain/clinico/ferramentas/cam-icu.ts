import { type EntradaDe, numero, opcional, simNao } from '../motor/campos.ts';
import { definir } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';
import { NIVEL_RASS } from './rass.ts';

const fonte: Fonte = {
  autor: 'Ely EW e cols., 2001',
  referencias: [
    { citacao: 'Ely EW et al. JAMA 2001;286:2703-10.', doi: '10.1001/jama.286.21.2703' },
  ],
  formula:
    'Positivo = 1 (mudança aguda ou flutuação) e 2 (mais de 2 erros de atenção) e ainda 3 (RASS diferente de 0) ou 4 (mais de 1 erro de pensamento organizado).',
  limites: [
    'RASS −4 ou −5: não avaliável, e isso não é um resultado negativo.',
    'Rastreia em um momento: delirium flutua, repita a cada turno.',
    'Surdez, barreira de língua e demência avançada pedem adaptação do teste.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
      semIncomum: 'Contagem de 0 a 10.',
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
      semIncomum: 'Contagem de 0 a 5.',
      inteiro: true,
      ajuda:
        'Quatro perguntas e um comando. Com RASS diferente de 0 não muda o resultado. Em branco só com RASS −4 ou −5.',
    }),
  ),
};
type Entrada = EntradaDe<typeof campos>;

/**
 * Features 1 (acute or fluctuating) and 2 (more than 2 inattention errors), with 3 (RASS other than
 * zero) or 4 (more than 1 error of organised thinking). From RASS −4 down nothing can be tested.
 */
function calcular(entrada: Entrada, notas: Notas) {
  if (entrada.rass <= -4) {
    notas.ausente(
      'positive',
      'RASS −4 ou −5: não avaliável, não é negativo. Reavalie quando o RASS for −3 ou mais.',
    );
    return {};
  }
  const agudo = exigir('acute_change_or_fluctuation', entrada.acute_change_or_fluctuation);
  const desatencao = exigir('inattention_errors', entrada.inattention_errors) > 2;
  const desorganizado = exigir('disorganized_errors', entrada.disorganized_errors) > 1;
  return { positive: agudo && desatencao && (entrada.rass !== 0 || desorganizado) };
}

function exigir<V>(campo: string, valor: V | undefined): V {
  if (valor === undefined) {
    throw new Recusa(campo, 'Com RASS de −3 a +4, responda este item para avaliar delirium.');
  }
  return valor;
}

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
