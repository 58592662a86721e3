import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA: Verificacao = {
  estado: 'conferida',
  documento: 'Singer M et al., JAMA 2016, tabela 1 (PMC4968574), adaptada de Vincent 1996',
  ressalva:
    'Nas bordas exatas: a tabela imprime bilirrubina > 12,0, creatinina > 5,0 e dopamina < 5; aqui 12,0 e 5,0 já valem 4, e dopamina de 5 vale 2.',
};

export const fonte: Fonte = {
  autor: 'Vincent JL e cols., 1996',
  referencias: [
    { citacao: 'Vincent JL et al. Intensive Care Med 1996;22:707-10.', doi: '10.1007/BF01709751' },
    { citacao: 'Singer M et al. JAMA 2016;315:801-10.', doi: '10.1001/jama.2016.0287' },
  ],
  formula:
    'De 1 a 4 pontos. PaO₂/FiO₂: < 400, < 300, < 200 e < 100 (as duas últimas com suporte respiratório). Plaquetas (10³/µL): < 150, < 100, < 50, < 20. Bilirrubina (mg/dL): 1,2–1,9; 2,0–5,9; 6,0–11,9; ≥ 12,0. PAM < 70 mmHg; dopamina ≤ 5 ou qualquer dobutamina; dopamina > 5, ou adrenalina ou noradrenalina ≤ 0,1; dopamina > 15, ou adrenalina ou noradrenalina > 0,1 mcg/kg/min. Glasgow: 13–14, 10–12, 6–9, < 6. Creatinina (mg/dL): 1,2–1,9; 2,0–3,4; 3,5–4,9 ou diurese < 500 mL/dia; ≥ 5,0 ou < 200 mL/dia. Total de 0 a 24.',
  limites: [
    'Adultos. Conta o pior valor de cada sistema em 24 horas.',
    'Sepse é o aumento de 2 ou mais sobre o basal com infecção; sem basal conhecido, supõe-se zero.',
    'Choque séptico: vasopressor para PAM ≥ 65 mmHg e lactato > 2 mmol/L depois de volume; o SOFA não o define.',
    'Fármaco vasoativo em branco vale zero; diurese em branco deixa o rim só pela creatinina.',
  ],
  divergencias: [
    'O SOFA-2 (JAMA 2025) muda vários cortes e não foi lido por inteiro: este é o SOFA de 1996.',
    'Bordas: há tabelas com bilirrubina > 12,0 e creatinina > 5,0, que deixam 12,0 e 5,0 sem lugar. Contados na faixa de cima.',
  ],
  verificacao: { formula: TABELA, faixas: TABELA },
  revisadoEm: '2026-11-21',
};
