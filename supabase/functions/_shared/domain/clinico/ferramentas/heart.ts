import { type EntradaDe, medida, numero, ordinal, simNao } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte } from '../motor/fonte.ts';
import { degraus, pontos, somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Six AJ e cols., 2008',
  referencias: [
    { citacao: 'Six AJ et al. Neth Heart J 2008;16:191-6.', doi: '10.1007/BF03086144' },
    {
      citacao: 'Backus BE et al. Int J Cardiol 2013;168:2153-8.',
      doi: '10.1016/j.ijcard.2013.01.255',
    },
  ],
  formula:
    'História 0–2; ECG 0–2; idade < 45 anos 0, 45–64 1, ≥ 65 2; fatores de risco nenhum 0, 1 ou 2 vale 1, 3 ou mais ou aterosclerose conhecida 2; troponina até 1 vez o limite 0, acima de 1 até 3 vezes 1, acima de 3 vezes 2. Total de 0 a 10. 0–3 baixo, 4–6 moderado, 7–10 alto.',
  limites: [
    'Não use no infarto com supra de ST nem na instabilidade: trate.',
    'Adultos com dor torácica no pronto-socorro; uma troponina precoce pode ser falsamente normal.',
  ],
  divergencias: [
    'Há tabelas que dão 2 pontos já com troponina de 3 vezes o limite; aqui, só acima de 3 vezes.',
    'Eventos: a validação de 2013 achou 1,7%, 16,6% e 50,1%; outras séries variam, daí os intervalos.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Emergency Medicine Journal, tabela 1 de estudo de validação (reproduz os itens)',
      ressalva:
        'A borda da troponina em 3 vezes difere entre tabelas. O artigo de 2008 não foi aberto.',
    },
    faixas: {
      estado: 'parcial',
      documento: 'Backus BE et al., 2013, resumo do artigo',
      ressalva: 'Confirmadas as faixas e 1,7%, 16,6% e 50,1%; os outros extremos não foram lidos.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  history: ordinal('História', [
    [0, 'Pouco suspeita'],
    [1, 'Moderadamente suspeita'],
    [2, 'Muito suspeita'],
  ]),
  ecg: ordinal('ECG', [
    [0, 'Normal'],
    [1, 'Repolarização inespecífica, bloqueio de ramo esquerdo ou sobrecarga de VE'],
    [2, 'Desvio significativo do segmento ST'],
  ]),
  age: medida('idade_adulto'),
  risk_factors_count: numero({
    rotulo: 'Fatores de risco',
    minimo: 0,
    maximo: 10,
    incomumAcima: 6,
    inteiro: true,
    ajuda:
      'Quantos: hipertensão, dislipidemia, diabetes, obesidade, tabagismo, história familiar precoce.',
  }),
  known_atherosclerosis: simNao(
    'Doença aterosclerótica conhecida',
    undefined,
    'Infarto, revascularização, AVC ou doença arterial periférica: vale 2 pontos nos fatores de risco.',
  ),
  troponin_ratio: numero({
    rotulo: 'Troponina ÷ limite de referência',
    unidade: 'vezes',
    minimo: 0,
    maximo: 100_000,
    incomumAcima: 1000,
    ajuda: 'Valor dividido pelo limite superior do método: 1 é o limite.',
  }),
};
type Entrada = EntradaDe<typeof campos>;

/** Points of age in years: below 45 none, 45–64 one, 65 or more two. */
const IDADE = [
  [45, 0],
  [65, 1],
] as const;

/** Points of the number of risk factors: none, one or two, three or more. */
const FATORES = [
  [1, 0],
  [3, 1],
] as const;

/** History, ECG, age, risk factors and troponin, 0 to 2 each (Six 2008). */
function calcular(entrada: Entrada) {
  const { history, ecg, age, risk_factors_count, known_atherosclerosis, troponin_ratio } = entrada;
  const fatores = known_atherosclerosis ? 2 : degraus(risk_factors_count, FATORES, 2);
  const troponina = pontos([troponin_ratio > 1, 1], [troponin_ratio > 3, 1]);
  return { score: somar(history, ecg, degraus(age, IDADE, 2), fatores, troponina) };
}

export const heart = definir({
  id: 'heart',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'HEART',
  resumo: 'Risco de evento cardíaco em seis semanas na dor torácica do pronto-socorro.',
  categoria: 'cardiovascular',
  especialidades: ['Medicina de Emergência', 'Cardiologia', 'Clínica Médica'],
  apelidos: [
    'heart score',
    'dor torácica',
    'dor no peito',
    'síndrome coronariana aguda',
    'chest pain',
    'troponina',
  ],
  campos,
  saidas: { score: saidaPontos(), risk: saidaCodigo('Risco') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'risk',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 4,
          rotulo: 'Risco baixo',
          texto: 'eventos maiores em cerca de 1,7%.',
          gravidade: 'normal',
        },
        {
          codigo: 'moderado',
          abaixoDe: 7,
          rotulo: 'Risco moderado',
          texto: 'eventos maiores em cerca de 12 a 17%.',
          gravidade: 'alerta',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'eventos maiores em cerca de 50 a 65%.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
