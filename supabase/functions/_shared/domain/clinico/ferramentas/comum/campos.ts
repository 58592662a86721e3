import { comPadrao, simNao } from '../../motor/campos.ts';

/** Whether the historical coefficient of race is applied; not, unless somebody asks for it. */
export function coeficienteDeRaca() {
  return comPadrao(
    simNao(
      'Aplicar o coeficiente de raça',
      undefined,
      'Só para comparar com laudos antigos: as diretrizes atuais não o usam.',
    ),
    false,
  );
}

/** The four steps of the Ottawa rules, of knee and of ankle. */
export function semQuatroPassos() {
  return simNao(
    'Não consegue dar 4 passos',
    undefined,
    'Logo após o trauma e no exame. Mancando, conta como passo.',
  );
}
