import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Le Gal G e cols., 2006',
  referencias: [
    {
      citacao: 'Le Gal G et al. Ann Intern Med 2006;144:165-71.',
      doi: '10.7326/0003-4819-144-3-200602070-00004',
    },
  ],
  formula:
    'Idade > 65 anos 1; TVP ou TEP prévios 3; cirurgia com anestesia geral ou fratura de membro inferior em até 1 mês 2; câncer ativo 2; dor em uma perna 3; hemoptise 2; FC 75–94 bpm 3, ≥ 95 bpm 5; dor à palpação venosa e edema em uma perna 4. Total de 0 a 22. 0–3 baixa, 4–10 intermediária, 11 ou mais alta.',
  limites: [
    'Adultos com suspeita de TEP; não vale na gestação nem no choque.',
    'Betabloqueador ou marca-passo pode esconder os pontos da frequência.',
  ],
  divergencias: [
    'Existe uma versão simplificada, com 1 ponto por item e outras faixas. Aqui vale a revisada de 2006.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'European Respiratory Review, tabela 2 de revisão (reproduz os itens e os pontos)',
      ressalva: 'O artigo original não foi aberto.',
    },
    faixas: SEGUNDA_LEITURA,
  },
  revisadoEm: '2026-11-21',
};
