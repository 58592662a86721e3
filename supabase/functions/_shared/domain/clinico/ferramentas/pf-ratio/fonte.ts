import { type Fonte, SEGUNDA_LEITURA, type Verificacao } from '../../motor/fonte.ts';

const TABELA_DE_BERLIM: Verificacao = {
  estado: 'parcial',
  documento:
    'Tabela da definição de Berlim reproduzida no Merck Manual Professional e em Critical Care (cc11867, tabela 1)',
  ressalva: 'O artigo original não foi aberto.',
};

export const fonte: Fonte = {
  autor: 'ARDS Definition Task Force, 2012 (definição de Berlim)',
  referencias: [
    {
      citacao: 'ARDS Definition Task Force. JAMA 2012;307:2526-33.',
      doi: '10.1001/jama.2012.5669',
    },
    { citacao: 'Matthay MA et al. Definição global de SDRA. AJRCCM 2024;209:37-47.' },
  ],
  formula: 'PaO₂/FiO₂ = PaO₂ (mmHg) ÷ FiO₂ (fração, 0,21 a 1).',
  limites: [
    'A relação sozinha não é SDRA: pede PEEP ou CPAP ≥ 5 cmH₂O, até 1 semana do insulto, opacidades bilaterais e edema não explicado só por causa cardíaca.',
    'Acima de 1.000 m de altitude, multiplique por pressão atmosférica ÷ 760 antes de classificar.',
    'Depende da PEEP e da FiO₂ em uso; compare valores com o mesmo suporte.',
  ],
  divergencias: [
    'A definição global de 2023 aceita também cateter nasal de alto fluxo ≥ 30 L/min e SpO₂/FiO₂ ≤ 315 (com SpO₂ ≤ 97 %). Aqui, só Berlim.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: TABELA_DE_BERLIM },
  revisadoEm: '2026-11-21',
};
