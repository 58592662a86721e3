import { type EntradaDe, simNao } from '../motor/campos.ts';
import { definir } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { semQuatroPassos } from './comum/campos.ts';

const fonte: Fonte = {
  autor: 'Stiell IG e cols., 1993',
  referencias: [{ citacao: 'Stiell IG et al. JAMA 1993;269:1127-32.' }],
  formula:
    'Tornozelo: dor nos maléolos e (dor óssea nos 6 cm posteriores do maléolo lateral ou medial, ou não dar 4 passos). Pé: dor no mediopé e (dor óssea no navicular ou na base do 5º metatarso, ou não dar 4 passos).',
  limites: [
    'Não use com intoxicação, outra lesão que distraia, perda de sensibilidade nas pernas ou edema que impeça palpar.',
    'Para trauma recente; não avalia lesão ligamentar.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Each film needs pain in its zone and either bone tenderness or no four steps (Stiell 1993). */
function calcular(entrada: Entrada) {
  const { unable_to_bear_weight: naoApoia } = entrada;
  return {
    ankle_xray:
      entrada.malleolar_pain &&
      (entrada.lateral_malleolus_tenderness || entrada.medial_malleolus_tenderness || naoApoia),
    foot_xray:
      entrada.midfoot_pain &&
      (entrada.navicular_tenderness || entrada.fifth_metatarsal_tenderness || naoApoia),
  };
}

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
