import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Pugh RNH e cols., 1973',
  referencias: [
    { citacao: 'Pugh RNH et al. Br J Surg 1973;60:646-9.', doi: '10.1002/bjs.1800600817' },
  ],
  formula:
    'De 1 a 3 pontos por item. Bilirrubina (mg/dL): < 2; 2 a 3; > 3 (na colangite biliar primária, < 4; 4 a 10; > 10). Albumina (g/dL): > 3,5; 2,8 a 3,5; < 2,8. INR: < 1,7; 1,7 a 2,3; > 2,3. Ascite: ausente; leve; moderada ou grave. Encefalopatia: ausente; I–II; III–IV. Total de 5 a 15.',
  limites: [
    'Feito para cirrose: não use na hepatite aguda nem na insuficiência hepática aguda.',
    'O INR não vale como medida do fígado em quem toma varfarina ou outro anticoagulante que o altera.',
    'Ascite e encefalopatia dependem do examinador e do tratamento em curso.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
