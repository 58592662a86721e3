import type { Vetor } from '../vetor.ts';

const NADA = {
  malleolar_pain: false,
  lateral_malleolus_tenderness: false,
  medial_malleolus_tenderness: false,
  midfoot_pain: false,
  navicular_tenderness: false,
  fifth_metatarsal_tenderness: false,
  unable_to_bear_weight: false,
};
const NENHUMA = { ankle_xray: false, foot_xray: false };
const TORNOZELO = { ankle_xray: true, foot_xray: false };
const PE = { ankle_xray: false, foot_xray: true };

export const vetores: readonly Vetor[] = [
  { origem: 'independente', entrada: NADA, resultado: NENHUMA },
  {
    origem: 'independente',
    nota: 'só dor, sem osso doloroso e andando',
    entrada: { ...NADA, malleolar_pain: true, midfoot_pain: true },
    resultado: NENHUMA,
  },
  {
    origem: 'independente',
    nota: 'maléolo lateral',
    entrada: { ...NADA, malleolar_pain: true, lateral_malleolus_tenderness: true },
    resultado: TORNOZELO,
  },
  {
    origem: 'independente',
    nota: 'maléolo medial',
    entrada: { ...NADA, malleolar_pain: true, medial_malleolus_tenderness: true },
    resultado: TORNOZELO,
  },
  {
    origem: 'independente',
    nota: 'não apoia, com dor nos maléolos: só o tornozelo',
    entrada: { ...NADA, malleolar_pain: true, unable_to_bear_weight: true },
    resultado: TORNOZELO,
  },
  {
    origem: 'independente',
    nota: 'navicular',
    entrada: { ...NADA, midfoot_pain: true, navicular_tenderness: true },
    resultado: PE,
  },
  {
    origem: 'independente',
    nota: 'base do 5º metatarso',
    entrada: { ...NADA, midfoot_pain: true, fifth_metatarsal_tenderness: true },
    resultado: PE,
  },
  {
    origem: 'independente',
    nota: 'não apoia, com dor nas duas zonas',
    entrada: { ...NADA, malleolar_pain: true, midfoot_pain: true, unable_to_bear_weight: true },
    resultado: { ankle_xray: true, foot_xray: true },
  },
  {
    origem: 'independente',
    nota: 'não apoia, sem dor em nenhuma das zonas',
    entrada: { ...NADA, unable_to_bear_weight: true },
    resultado: NENHUMA,
  },
];
