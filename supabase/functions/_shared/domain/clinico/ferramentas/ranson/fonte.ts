import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Ranson JH e cols., 1974',
  referencias: [
    { citacao: 'Ranson JH et al. Surg Gynecol Obstet 1974;139:69-81.' },
    { citacao: 'Ranson JH. Am J Gastroenterol 1982;77:633-8 (pancreatite biliar).' },
  ],
  formula:
    '1 ponto por critério (entre parênteses, na biliar). Admissão: idade > 55 (> 70); leucócitos > 16 (> 18) × 10³/µL; glicemia > 200 (> 220) mg/dL; DHL > 350 (> 400) U/L; AST > 250 U/L. Em 48 h: queda do hematócrito > 10; aumento do BUN > 5 (> 2) mg/dL; cálcio < 8 mg/dL; PaO₂ < 60 mmHg (não entra); déficit de bases > 4 (> 5) mmol/L; sequestro > 6 (> 4) L. Até 11 pontos (10 na biliar); grave a partir de 3.',
  limites: [
    'Só se completa em 48 horas: antes disso, a pontuação da admissão não afasta gravidade. Nas primeiras 24 h, o BISAP é alternativa.',
    'Adultos com pancreatite aguda; não serve para repetir ao longo da internação.',
  ],
  divergencias: [
    'Queda do hematócrito de 10 e aumento do BUN de 5: há tabelas com ≥; usado >.',
    'Na biliar, há tabelas com déficit de bases > 4 e sequestro > 6 L; usado > 5 e > 4 L.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
