import { type Fonte, NAO_CONFERIDA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Knaus WA e cols., 1985',
  referencias: [{ citacao: 'Knaus WA et al. Crit Care Med 1985;13:818-29.' }],
  formula:
    'APACHE II = fisiologia aguda + idade + doença crônica, de 0 a 71. Fisiologia: 12 variáveis de 0 a 4 (temperatura, PAM, FC, FR, oxigenação, pH, sódio, potássio, creatinina, hematócrito, leucócitos) e 15 − Glasgow; a creatinina dobra na insuficiência renal aguda. Idade: ≤ 44: 0; 45–54: 2; 55–64: 3; 65–74: 5; ≥ 75: 6. Doença crônica grave: 2 na cirurgia eletiva; 5 se não operado ou na emergência.',
  limites: [
    'Pior valor das primeiras 24 horas de terapia intensiva; não foi feito para repetir ao longo da internação.',
    'A mortalidade estimada não é mostrada: a equação e os pesos por diagnóstico ainda não foram conferidos no artigo.',
    'Descreve grupos: não decide o cuidado de uma pessoa.',
    'Sem gasometria, o bicarbonato substitui o pH e a oxigenação conta 0 ponto, com aviso.',
  ],
  divergencias: [
    'PAM de 40 a 49: alguns calculadores contam 3; no artigo, 49 ou menos vale 4. Usado o artigo.',
  ],
  verificacao: {
    formula: {
      estado: 'conferida',
      documento:
        'Tabela do APACHE II (Knaus 1985) reproduzida em Gut (BMJ), tabela 2, e no Manual MSD',
    },
    faixas: {
      ...NAO_CONFERIDA,
      ressalva: 'Sem faixas: a equação de mortalidade não foi conferida e fica de fora.',
    },
  },
  revisadoEm: '2026-11-21',
};
