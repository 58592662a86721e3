import type { Fonte, Verificacao } from '../../motor/fonte.ts';

const CLASSES_REPRODUZIDAS: Verificacao = {
  estado: 'parcial',
  documento: 'Trials 2012;13:160, tabela 1 (reproduz as seis classes)',
  ressalva: 'A página da sociedade não foi aberta.',
};

export const fonte: Fonte = {
  autor: 'American Society of Anesthesiologists',
  referencias: [
    { citacao: 'American Society of Anesthesiologists, Physical Status Classification.' },
  ],
  formula:
    'I hígido; II doença sistêmica leve; III doença sistêmica grave; IV doença grave com ameaça constante à vida; V moribundo; VI morte encefálica, doador de órgãos. Acrescenta-se "E" na emergência.',
  limites: [
    'Descreve o estado do paciente, não o risco da cirurgia.',
    'Varia entre avaliadores: dê a classe no dia do procedimento.',
  ],
  verificacao: { formula: CLASSES_REPRODUZIDAS, faixas: CLASSES_REPRODUZIDAS },
  revisadoEm: '2026-11-21',
};
