import { type EntradaDe, escolha, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { pontos } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Morse JM e cols., 1989',
  referencias: [{ citacao: 'Morse JM et al. Can J Aging 1989;8:366-77.' }],
  formula:
    'Queda recente, 25; mais de um diagnóstico, 15; apoio para andar: muleta, bengala ou andador, 15, móveis, 30; acesso venoso, 20; marcha fraca, 10, comprometida, 20; superestima a própria capacidade, 15. < 25 baixo; 25 a 44 moderado; ≥ 45 alto. Total de 0 a 125.',
  limites: [
    'Adultos internados; não foi feita para crianças nem para o domicílio.',
    'Reavalie após queda, mudança do quadro ou de setor; os cortes podem ser ajustados ao serviço.',
  ],
  divergencias: ['Há serviços que põem 45 ainda no risco moderado; usado alto a partir de 45.'],
  licenca: 'Escala de Janice M. Morse: cite a autora. Itens resumidos.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

/** Points of the walking aid: furniture is the worst. */
const APOIO = { nenhum: 0, muleta: 15, mobilia: 30 } as const;

/** Points of the gait. */
const MARCHA = { normal: 0, fraca: 10, comprometida: 20 } as const;

/** Points of how the person judges the own ability. */
const ESTADO_MENTAL = { orientado: 0, superestima: 15 } as const;

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
type Entrada = EntradaDe<typeof campos>;

/** 0 to 125 (Morse 1989). */
function calcular(entrada: Entrada) {
  return {
    score:
      pontos(
        [entrada.history_falling, 25],
        [entrada.secondary_diagnosis, 15],
        [entrada.iv_therapy, 20],
      ) +
      APOIO[entrada.ambulatory_aid] +
      MARCHA[entrada.gait] +
      ESTADO_MENTAL[entrada.mental],
  };
}

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
