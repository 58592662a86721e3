import { type EntradaDe, medida, simNao } from '../motor/campos.ts';
import { definir, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Kline JA e cols., 2004',
  referencias: [
    {
      citacao: 'Kline JA et al. J Thromb Haemost 2004;2:1247-55.',
      doi: '10.1111/j.1538-7836.2004.00790.x',
    },
  ],
  formula:
    'Negativo só sem nenhum: idade ≥ 50 anos; FC ≥ 100 bpm; SpO₂ < 95%; edema de uma perna; hemoptise; cirurgia ou trauma em até 4 semanas; TVP ou TEP prévios; estrogênio.',
  limites: [
    'Só quando a impressão clínica de TEP é menor que 15%; acima disso, não use.',
    'Um critério positivo não diagnostica TEP: só impede afastá-lo sem exame.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  age: medida('idade_adulto'),
  hr: medida('fc'),
  spo2: medida('spo2', { ajuda: 'Em ar ambiente.' }),
  unilateral_leg_swelling: simNao('Edema de uma perna só'),
  hemoptysis: simNao('Hemoptise'),
  recent_surgery_trauma: simNao('Cirurgia ou trauma nas últimas 4 semanas'),
  prior_vte: simNao('TVP ou TEP prévios'),
  estrogen_use: simNao('Uso de estrogênio', undefined, 'Contraceptivo, reposição ou outro.'),
};
type Entrada = EntradaDe<typeof campos>;

/** How many of the eight criteria are present; the rule holds only with none (Kline 2004). */
function calcular(entrada: Entrada) {
  const positive_criteria = contar(
    entrada.age >= 50,
    entrada.hr >= 100,
    entrada.spo2 < 95,
    entrada.unilateral_leg_swelling,
    entrada.hemoptysis,
    entrada.recent_surgery_trauma,
    entrada.prior_vte,
    entrada.estrogen_use,
  );
  return { positive_criteria, perc_negative: positive_criteria === 0 };
}

export const perc = definir({
  id: 'perc',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'PERC',
  resumo: 'Afasta embolia pulmonar sem exames quando a suspeita clínica é baixa.',
  categoria: 'tromboembolismo',
  especialidades: ['Medicina de Emergência', 'Clínica Médica', 'Pneumologia', 'Cardiologia'],
  apelidos: ['regra perc', 'embolia pulmonar', 'tep', 'dímero d', 'dispneia', 'dor torácica'],
  campos,
  saidas: {
    positive_criteria: saidaNumero('Critérios presentes', 'de 8', 0),
    perc_negative: { tipo: 'sim-nao', rotulo: 'PERC negativo' },
  },
  interpretacoes: [
    {
      de: 'positive_criteria',
      faixas: [
        {
          codigo: 'negativo',
          abaixoDe: 1,
          rotulo: 'PERC negativo',
          texto: 'com suspeita clínica abaixo de 15%, afasta TEP sem dímero D.',
          gravidade: 'normal',
        },
        {
          codigo: 'positivo',
          rotulo: 'PERC positivo',
          texto: 'não afasta TEP; siga com dímero D ou imagem conforme a probabilidade.',
          gravidade: 'atencao',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
