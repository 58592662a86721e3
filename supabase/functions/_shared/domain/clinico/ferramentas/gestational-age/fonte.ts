import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Regra de Naegele, na redação do Ministério da Saúde',
  referencias: [
    { citacao: 'Brasil, Ministério da Saúde. Atenção ao pré-natal (cálculo da IG e da DPP).' },
    { citacao: 'ACOG Committee Opinion 700 (datação pelo ultrassom).' },
  ],
  formula:
    'IG = dias desde a DUM ÷ 7 (semanas e dias); pelo ultrassom, IG do exame + dias decorridos. DPP (Naegele) = DUM + 7 dias, depois − 3 meses (ou + 9), com o ano ajustado; se o dia não existe no mês, o último dia. DPP (280) = DUM + 280 dias.',
  limites: [
    'A DUM só vale se for certa, com ciclos regulares e sem hormônio recente.',
    'O ultrassom do 1º trimestre substitui a DUM se a diferença passar de 5 dias (até 8s6d) ou de 7 dias (9s0d a 13s6d).',
    'Pelo ultrassom, a DPP parte da DUM equivalente à idade gestacional do exame.',
    'Recusa datas com mais de 301 dias (43 semanas) até a referência.',
  ],
  divergencias: [
    'Naegele conta meses do calendário e pode diferir em até 3 dias de DUM + 280 dias. Naegele é a principal; a de 280 dias aparece ao lado.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
