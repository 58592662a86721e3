import type { Vetor } from '../vetor.ts';

export const vetores: readonly Vetor[] = [
  {
    origem: 'referencia',
    entrada: { calcium_mg_dl: 7.8, albumin_g_dl: 2.5 },
    resultado: { corrected_calcium_mg_dl: 9 },
  },
  {
    origem: 'independente',
    nota: 'albumina normal',
    entrada: { calcium_mg_dl: 9.5, albumin_g_dl: 4 },
    resultado: { corrected_calcium_mg_dl: 9.5 },
  },
  {
    origem: 'independente',
    nota: 'albumina alta diminui',
    entrada: { calcium_mg_dl: 10.2, albumin_g_dl: 5 },
    resultado: { corrected_calcium_mg_dl: 9.4 },
  },
  {
    origem: 'independente',
    entrada: { calcium_mg_dl: 8, albumin_g_dl: 1.5 },
    resultado: { corrected_calcium_mg_dl: 10 },
  },
  {
    origem: 'independente',
    entrada: { calcium_mg_dl: 14, albumin_g_dl: 2.2 },
    resultado: { corrected_calcium_mg_dl: 15.44 },
  },
  {
    origem: 'independente',
    nota: 'extremo baixo',
    entrada: { calcium_mg_dl: 3, albumin_g_dl: 0.5 },
    resultado: { corrected_calcium_mg_dl: 5.8 },
  },
];
