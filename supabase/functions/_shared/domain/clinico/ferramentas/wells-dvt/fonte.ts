import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Wells PS e cols., 2003',
  referencias: [
    { citacao: 'Wells PS et al. N Engl J Med 2003;349:1227-35.', doi: '10.1056/NEJMoa023153' },
  ],
  formula:
    '1 ponto para cada: câncer ativo; paralisia, paresia ou gesso; acamado ≥ 3 dias ou cirurgia de grande porte em até 12 semanas; dor no trajeto venoso; edema de toda a perna; panturrilha > 3 cm; edema com cacifo; veias colaterais; TVP prévia. Outro diagnóstico tão provável: −2. Total de −2 a 9. Provável com 2 ou mais.',
  limites: [
    'Adultos com suspeita de TVP da perna; não vale para braço nem na gestação.',
    'Com sintomas nas duas pernas, avalie a mais acometida.',
  ],
  divergencias: [
    'A versão de 1997 não conta TVP prévia e usa três níveis (até 0, 1 a 2, 3 ou mais). Aqui vale a de 2003.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
