import { type EntradaDe, escolha, simNao } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../../motor/ferramenta.ts';
import { APOIO, calcular, ESTADO_MENTAL, MARCHA } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  history_falling: simNao(
    'Caiu nesta internação ou há pouco tempo',
    25,
    'Queda nesta internação ou nos últimos 3 meses.',
  ),
  secondary_diagnosis: simNao('Mais de um diagnóstico', 15),
  ambulatory_aid: escolha('Apoio para andar', [
    ['nenhum', 'Nenhum, acamado, cadeira de rodas ou ajuda da equipe', APOIO.nenhum],
    ['muleta', 'Muleta, bengala ou andador', APOIO.muleta],
    ['mobilia', 'Apoia-se nos móveis', APOIO.mobilia],
  ]),
  iv_therapy: simNao('Acesso venoso ou terapia intravenosa', 20),
  gait: escolha('Marcha', [
    ['normal', 'Normal, acamado ou em cadeira de rodas', MARCHA.normal],
    ['fraca', 'Fraca', MARCHA.fraca],
    ['comprometida', 'Comprometida', MARCHA.comprometida],
  ]),
  mental: escolha('Estado mental', [
    ['orientado', 'Conhece as próprias limitações', ESTADO_MENTAL.orientado],
    ['superestima', 'Superestima o que consegue ou esquece os limites', ESTADO_MENTAL.superestima],
  ]),
};
export type Entrada = EntradaDe<typeof campos>;

export const morse = definir({
  id: 'morse',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Escala de Morse',
  resumo: 'Risco de queda do adulto internado.',
  categoria: 'enfermagem',
  especialidades: ['Clínica Médica', 'Geriatria', 'Medicina Intensiva', 'Cirurgia Geral'],
  apelidos: ['morse fall scale', 'queda', 'risco de queda', 'enfermagem', 'segurança do paciente'],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        { codigo: 'baixo', abaixoDe: 25, rotulo: 'Risco baixo de queda', gravidade: 'normal' },
        {
          codigo: 'moderado',
          abaixoDe: 45,
          rotulo: 'Risco moderado de queda',
          gravidade: 'atencao',
        },
        { codigo: 'alto', rotulo: 'Risco alto de queda', gravidade: 'alerta' },
      ],
    },
  ],
  fonte,
  calcular,
});
