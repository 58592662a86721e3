import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';
import { IMPLEMENTACAO_ABERTA } from '../comum/verificacoes.ts';

export const fonte: Fonte = {
  autor: 'Levey AS e cols., 2006',
  referencias: [
    {
      citacao: 'Levey AS et al. Ann Intern Med 2006;145:247-54.',
      doi: '10.7326/0003-4819-145-4-200608150-00004',
    },
  ],
  formula:
    'TFGe = 175 × Cr^−1,154 × idade^−0,203 (× 0,742 se mulher). Cr em mg/dL, dosada com padrão rastreável a IDMS.',
  limites: [
    'Imprecisa acima de 60 mL/min/1,73 m²: relate apenas “> 60”. Para decidir, prefira a CKD-EPI 2021.',
    'Só para adultos (18 anos ou mais), com creatinina estável: não vale em lesão renal aguda nem em diálise.',
  ],
  divergencias: [
    'O artigo multiplica por 1,212 em pessoas negras; o uso é histórico, e aqui o coeficiente só entra se for pedido.',
  ],
  verificacao: { formula: IMPLEMENTACAO_ABERTA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
