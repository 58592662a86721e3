const SEGUNDO = 1000;
const MINUTO = 60 * SEGUNDO;

/** Constants of the specification, §9. */
export const SESSAO = {
  intervaloDeVerificacao: 2 * MINUTO,
  /** A session with less than this to live, in seconds, is refreshed. */
  margemDeRenovacao: 300,
} as const;

export const CACHE = {
  validoPor: 5 * MINUTO,
  mantidoPor: 10 * MINUTO,
  tentativasExtras: 1,
} as const;

export const TEMPO_REAL = { eventosPorSegundo: 10 } as const;

export const MENU = { cookie: 'sidebar_state', diasDoCookie: 7, larguraDoCelular: 768 } as const;

export const AVISOS = {
  sucesso: 4 * SEGUNDO,
  erro: 5 * SEGUNDO,
  /** How long "Desfazer" is offered (not in the specification). */
  desfazer: 8 * SEGUNDO,
  visiveis: 3,
  /** Horizontal distance, in px, that dismisses a toast. */
  deslizar: 50,
  tecla: 'F8',
} as const;

/** Tooltips open after a pause; the next one opens at once while the last still shows. */
export const DICA = { abrirApos: 700, seguinteApos: 300 } as const;

/** A skeleton shows only when the wait is long enough to be noticed. */
export const ESQUELETO_APOS = 150;

/** Keys of what stays on the device. The first three are the specification's own. */
export const CHAVES = {
  token: 'auth_token',
  tema: 'theme',
  clinicaAtiva: 'active_clinica',
  sessaoSupabase: 'supabase_session',
  /** By which the server knows a device that the person has come in from before. */
  aparelho: 'aparelho',
  /** Who signed in last, so that the application opens without a connection. */
  quemEntrou: 'quem_entrou',
  /** Where who signed in last may work, so that screens ask for data at once. */
  clinicas: 'clinicas',
  /** In session storage, from a session that ended by itself to the next sign-in: whose it was. */
  quemEstava: 'quem_estava',
  densidade: 'densidade',
  /** One for each draft, while it waits to be finished and can still be taken back. */
  finalizando: 'evolucao_a_finalizar',
  /** The number by which a window is known; in session storage, only while the page is reloaded. */
  janela: 'janela',
  /** One for each person, in session storage, until the registration is saved. */
  cadastroDePaciente: 'cadastro_de_paciente',
  /** One for each person: which field each column filled, by the header of the file. */
  colunasDaImportacao: 'colunas_da_importacao',
  /** One for each person: tools marked as favourite, and those opened last. */
  calculadoras: 'calculadoras',
  /** One for each person: what every screen may know of their certificates. */
  certificados: 'certificados',
  /** One for each person: after how long the device locks, since when it rests, wrong passwords. */
  trava: 'trava',
  /** One for each person: the place of their last shift. */
  localDoPlantao: 'local_do_plantao',
  /** One for each person and conversation, in session storage: what is being typed. */
  mensagemDigitada: 'mensagem_digitada',
} as const;

/** The browser's database of what a person keeps on the device, sealed. */
export const BANCO_DO_APARELHO = 'pleno-guardados';

/** The browser's database of digital certificates. */
export const BANCO_DOS_CERTIFICADOS = 'pleno-certificados';

/** Where the skip link and every navigation lead. */
export const ID_DO_CONTEUDO = 'conteudo';

/** Attribute of a screen's search field, which the `/` key focuses. */
export const BUSCA_DA_TELA = 'data-busca-da-tela';
