import { type EntradaDe, simNao } from '../../motor/campos.ts';
import { definir } from '../../motor/ferramenta.ts';
import { semQuatroPassos } from '../comum/campos.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  malleolar_pain: simNao('Dor na região dos maléolos'),
  lateral_malleolus_tenderness: simNao(
    'Dor à palpação do maléolo lateral',
    undefined,
    'Na ponta ou na borda posterior, nos 6 cm distais.',
  ),
  medial_malleolus_tenderness: simNao(
    'Dor à palpação do maléolo medial',
    undefined,
    'Na ponta ou na borda posterior, nos 6 cm distais.',
  ),
  midfoot_pain: simNao('Dor no mediopé'),
  navicular_tenderness: simNao('Dor à palpação do navicular'),
  fifth_metatarsal_tenderness: simNao('Dor à palpação da base do 5º metatarso'),
  unable_to_bear_weight: semQuatroPassos(),
};
export type Entrada = EntradaDe<typeof campos>;

export const ottawaAnkle = definir({
  id: 'ottawa-ankle',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Regra de Ottawa do tornozelo e do pé',
  resumo: 'Quem, com entorse de tornozelo, precisa de radiografia.',
  categoria: 'trauma',
  especialidades: [
    'Ortopedia e Traumatologia',
    'Medicina de Emergência',
    'Medicina Esportiva',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['ottawa ankle rules', 'entorse', 'torção', 'tornozelo', 'pé', 'fratura do maléolo'],
  campos,
  saidas: {
    ankle_xray: { tipo: 'sim-nao', rotulo: 'Radiografia do tornozelo' },
    foot_xray: { tipo: 'sim-nao', rotulo: 'Radiografia do pé' },
  },
  interpretacoes: [
    {
      de: 'ankle_xray',
      faixas: [
        { codigo: 'false', rotulo: 'Tornozelo: radiografia dispensável', gravidade: 'normal' },
        { codigo: 'true', rotulo: 'Tornozelo: radiografia indicada', gravidade: 'alerta' },
      ],
    },
    {
      de: 'foot_xray',
      faixas: [
        { codigo: 'false', rotulo: 'Pé: radiografia dispensável', gravidade: 'normal' },
        { codigo: 'true', rotulo: 'Pé: radiografia indicada', gravidade: 'alerta' },
      ],
    },
  ],
  fonte,
  calcular,
});
