import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const TABELA_REPRODUZIDA: Verificacao = {
  estado: 'parcial',
  documento: 'GlobalRPh, TIMI Risk Score for STEMI (reprodução), e resumo do artigo original',
  ressalva: 'O artigo completo não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'Morrow DA e cols., 2000',
  referencias: [
    {
      citacao: 'Morrow DA et al. Circulation 2000;102:2031-7.',
      doi: '10.1161/01.CIR.102.17.2031',
    },
  ],
  formula:
    'Idade ≥ 75 anos 3, 65–74 anos 2; diabetes, hipertensão ou angina 1; PAS < 100 mmHg 3; FC > 100 bpm 2; Killip II–IV 2; peso < 67 kg 1; supra anterior ou bloqueio de ramo esquerdo 1; mais de 4 h até o tratamento 1. Total de 0 a 14. Mortalidade em 30 dias: 0 0,8%; 1 1,6%; 2 2,2%; 3 4,4%; 4 7,3%; 5 12,4%; 6 16,1%; 7 23,4%; 8 26,8%; acima de 8 35,9%.',
  limites: [
    'Só no infarto com supra de ST já diagnosticado: não atrase a reperfusão para calcular.',
    'Derivado de pacientes tratados com fibrinolítico; com angioplastia a mortalidade tende a ser menor.',
  ],
  verificacao: { formula: TABELA_REPRODUZIDA, faixas: TABELA_REPRODUZIDA },
  revisadoEm: '2026-11-21',
};
