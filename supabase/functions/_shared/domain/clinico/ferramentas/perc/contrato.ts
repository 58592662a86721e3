import { type EntradaDe, medida, simNao } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
