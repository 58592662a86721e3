import { type EntradaDe, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Little P e cols., 2013',
  referencias: [{ citacao: 'Little P et al. BMJ 2013;347:f5806.', doi: '10.1136/bmj.f5806' }],
  formula:
    '1 ponto para cada: febre em 24 h; pus nas amígdalas; atendimento em até 3 dias; amígdalas muito inflamadas; sem tosse nem coriza. Total de 0 a 5.',
  limites: [
    'Dor de garganta aguda, a partir de 3 anos.',
    'Não vale para quem tem sinal de gravidade, abscesso ou imunossupressão: avalie e trate à parte.',
  ],
  divergencias: [
    'Há tabelas que separam 2 pontos (30 a 35%) de 3 pontos (39 a 48%). Aqui valem os dois juntos.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'Centre for Health Protection, Hong Kong, calculadora FeverPAIN',
      ressalva: 'Confirmadas as porcentagens; o artigo original não foi aberto.',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  fever_24h: simNao('Febre nas últimas 24 horas', 1),
  purulence: simNao('Pus nas amígdalas', 1),
  attend_within_3d: simNao('Procurou atendimento em até 3 dias do início', 1),
  severe_inflammation: simNao('Amígdalas muito inflamadas', 1),
  no_cough_coryza: simNao('Sem tosse nem coriza', 1),
};
type Entrada = EntradaDe<typeof campos>;

/** One point for each of the five items (Little 2013). */
function calcular(entrada: Entrada) {
  const { fever_24h, purulence, attend_within_3d, severe_inflammation, no_cough_coryza } = entrada;
  return {
    score: contar(fever_24h, purulence, attend_within_3d, severe_inflammation, no_cough_coryza),
  };
}

export const feverpain = definir({
  id: 'feverpain',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'FeverPAIN',
  resumo: 'Probabilidade de estreptococo na dor de garganta e conduta com antibiótico.',
  categoria: 'infeccao',
  especialidades: [
    'Medicina de Família e Comunidade',
    'Pediatria',
    'Clínica Médica',
    'Otorrinolaringologia',
    'Medicina de Emergência',
  ],
  apelidos: ['fever pain', 'dor de garganta', 'faringite', 'amigdalite', 'estreptococo'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 2,
          rotulo: 'Probabilidade baixa',
          texto: 'estreptococo em 13 a 18%; sem antibiótico.',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 4,
          rotulo: 'Probabilidade intermediária',
          texto: 'estreptococo em 34 a 40%; considere prescrição adiada.',
          gravidade: 'atencao',
        },
        {
          codigo: 'alto',
          rotulo: 'Probabilidade alta',
          texto: 'estreptococo em 62 a 65%; considere antibiótico imediato.',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
