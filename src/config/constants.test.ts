import { expect, it } from 'vitest';
import { AVISOS, CACHE, CHAVES, DICA, MENU, SESSAO, TEMPO_REAL } from './constants.ts';

/** Written out, so that no constant of the specification changes by an edit of its own definition. */
it('are those of the specification, §9 and §4, in milliseconds unless said', () => {
  expect({ SESSAO, CACHE, TEMPO_REAL, MENU, AVISOS, DICA }).toEqual({
    SESSAO: { intervaloDeVerificacao: 120_000, margemDeRenovacao: 300 },
    CACHE: { validoPor: 300_000, mantidoPor: 600_000, tentativasExtras: 1 },
    TEMPO_REAL: { eventosPorSegundo: 10 },
    MENU: { cookie: 'sidebar_state', diasDoCookie: 7, larguraDoCelular: 768 },
    AVISOS: {
      sucesso: 4000,
      erro: 5000,
      desfazer: 8000,
      visiveis: 3,
      deslizar: 50,
      tecla: 'F8',
    },
    DICA: { abrirApos: 700, seguinteApos: 300 },
  });
  expect(CHAVES).toMatchObject({
    token: 'auth_token',
    tema: 'theme',
    clinicaAtiva: 'active_clinica',
  });
});
