import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Centor RM e cols., 1981; McIsaac WJ e cols., 1998',
  referencias: [
    { citacao: 'McIsaac WJ et al. CMAJ 1998;158:75-83.' },
    { citacao: 'Centor RM et al. Med Decis Making 1981;1:239-46.' },
  ],
  formula:
    '1 ponto para cada: temperatura > 38 °C; exsudato ou edema de amígdalas; linfonodos cervicais anteriores dolorosos; ausência de tosse. Idade de 3 a 14 anos +1; de 15 a 44, 0; 45 ou mais, −1. Total de −1 a 5.',
  limites: [
    'Só a partir de 3 anos, com dor de garganta aguda.',
    'Mesmo com pontuação alta, boa parte não tem estreptococo: prefira confirmar.',
    'Não afasta abscesso, mononucleose nem difteria.',
  ],
  divergencias: ['Há variantes nas páginas de cálculo; aqui valem as tabelas originais.'],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
