import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Sterling RK e cols., 2006',
  referencias: [
    { citacao: 'Sterling RK et al. Hepatology 2006;43:1317-25.' },
    { citacao: 'Shah AG et al. 2009 (cortes na doença hepática gordurosa).' },
    { citacao: 'McPherson S et al. 2017 (corte 2,0 a partir de 65 anos).' },
  ],
  formula: 'FIB-4 = idade × AST ÷ (plaquetas × √ALT). AST e ALT em U/L, plaquetas em 10³/µL.',
  limites: [
    'Adultos; perde precisão antes dos 35 anos.',
    'Não use na hepatite aguda, nem quando plaquetas ou enzimas estão alteradas por outra causa.',
    'Afasta melhor do que confirma: valor alto pede elastografia ou avaliação especializada.',
  ],
  divergencias: [
    'Sterling 2006 (HIV e hepatite C) usou < 1,45 e > 3,25. Usados 1,3 e 2,67, da doença hepática gordurosa (Shah 2009), com 2,0 no lugar de 1,3 a partir de 65 anos (McPherson 2017).',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
