import { type Fonte, SEGUNDA_LEITURA } from '../../motor/fonte.ts';

export const fonte: Fonte = {
  autor: 'Mackway-Jones K e cols., Manchester Triage Group',
  referencias: [{ citacao: 'Mackway-Jones K (ed.). Emergency Triage, 3ª ed., 2014.' }],
  formula:
    'Vermelho, emergência, 0 min; laranja, muito urgente, 10 min; amarelo, urgente, 60 min; verde, pouco urgente, 120 min; azul, não urgente, 240 min.',
  limites: [
    'Não faz a triagem: registra a cor dada por profissional treinado, com o protocolo licenciado do serviço.',
    'Se o quadro mudar enquanto a pessoa espera, ela deve ser triada de novo.',
  ],
  licenca:
    'Os fluxogramas e discriminadores pertencem ao Manchester Triage Group e, em português, ao Grupo Português de Triagem; não são reproduzidos aqui.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};
