import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Sessler CN e cols., 2002',
  referencias: [
    {
      citacao: 'Sessler CN et al. Am J Respir Crit Care Med 2002;166:1338-44.',
      doi: '10.1164/rccm.2107138',
    },
  ],
  formula:
    'Um nível de +4 a −5: observe; sem alerta, chame pela voz; sem resposta à voz, estimule pelo toque. Alvo usual de −2 a 0.',
  limites: [
    'O alvo é individual: bloqueio neuromuscular, hipertensão intracraniana e outras situações pedem outro.',
    'Não mede dor nem delirium. Não vale com bloqueio neuromuscular em curso.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
