import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Fine MJ e cols., 1997',
  referencias: [
    { citacao: 'Fine MJ et al. N Engl J Med 1997;336:243-50.', doi: '10.1056/NEJM199701233360402' },
  ],
  formula:
    'Idade em anos (−10 se mulher) + instituição 10; neoplasia 30; fígado 20; insuficiência cardíaca, cerebrovascular e renal 10 cada; estado mental 20; FR ≥ 30 20; PAS < 90 20; temperatura < 35 ou ≥ 40 °C 15; FC ≥ 125 10; pH < 7,35 30; BUN ≥ 30 mg/dL (ureia ≥ 64) 20; sódio < 130 20; glicose ≥ 250 10; hematócrito < 30% 10; PaO₂ < 60 mmHg ou SpO₂ < 90% 10; derrame pleural 10. Classe I: até 50 anos, sem nenhuma das cinco doenças e sem nenhum dos cinco achados do exame. Demais: II até 70, III 71–90, IV 91–130, V acima de 130.',
  limites: [
    'Adultos com pneumonia adquirida na comunidade; não vale na imunossupressão nem na pneumonia hospitalar.',
    'A idade pesa muito: no jovem a classe pode subestimar a gravidade.',
    'Hipoxemia, falta de via oral ou de apoio em casa podem pedir internação em classe baixa.',
  ],
  verificacao: {
    formula: SEGUNDA_LEITURA,
    faixas: {
      estado: 'parcial',
      documento: 'WikEM, Pneumonia severity index (fonte secundária)',
      ressalva: 'As mortalidades por classe não foram lidas no artigo original.',
    },
  },
  revisadoEm: '2026-11-21',
};
