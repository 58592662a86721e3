import type { Pontos } from './mundo.ts';

/** What a screen of the clinic's day asks, as its caller. */
export interface Consulta {
  readonly nome: string;
  readonly quem: (p: Pontos) => string;
  readonly sql: (p: Pontos) => string;
  /** It writes: taken back each time. */
  readonly escreve?: boolean;
}

const medico = (p: Pontos) => p.medico;
const equipe = (p: Pontos) => p.equipe;

function quadro(nome: string, filtro: string): Consulta {
  return {
    nome,
    quem: equipe,
    sql: (p) =>
      `select * from cartoes_do_crm('${p.clinica}', '${filtro}', 25, p_por_coluna => true)`,
  };
}

function contagem(nome: string, filtro: string): Consulta {
  return {
    nome,
    quem: equipe,
    sql: (p) => `select * from contagem_do_crm('${p.clinica}', '${filtro}')`,
  };
}

function conversas(nome: string, filtro: string, apos = ''): Consulta {
  return {
    nome,
    quem: equipe,
    sql: (p) =>
      `select * from listar_conversas('${p.clinica}', '${filtro}', p_limite => 40${apos})`,
  };
}

/** What is promised to stay quick, however large the clinic. */
export const CONSULTAS: readonly Consulta[] = [
  {
    nome: 'record: front page',
    quem: medico,
    sql: (p) => `select folha_de_rosto('${p.paciente}')`,
  },
  {
    nome: 'record: first page of the timeline',
    quem: medico,
    sql: (p) => `select * from linha_do_tempo('${p.paciente}')`,
  },
  {
    nome: 'patient search, two words',
    quem: equipe,
    sql: (p) =>
      `select * from buscar_pacientes('vitoria peixoto', '${p.clinica}', 30, p_ativo => true)`,
  },
  {
    nome: 'patient search, common name',
    quem: equipe,
    sql: (p) => `select * from buscar_pacientes('maria', '${p.clinica}', 30, p_ativo => true)`,
  },
  {
    nome: 'patient search, two words of five people',
    quem: equipe,
    sql: (p) =>
      `select * from buscar_pacientes('zuleica quaresma', '${p.clinica}', 30, p_ativo => true)`,
  },
  {
    nome: 'worklist: counts',
    quem: equipe,
    sql: (p) => `select * from contar_retornos('${p.clinica}')`,
  },
  {
    nome: 'worklist: first page of the late ones',
    quem: equipe,
    sql: (p) => `select * from listar_retornos('${p.clinica}', 'atrasados', p_limite => 30)`,
  },
  {
    nome: 'worklist: what comes, of one doctor',
    quem: medico,
    sql: (p) =>
      `select * from listar_retornos('${p.clinica}', 'proximos', '${p.medico}', p_limite => 30)`,
  },
  quadro('board: cards', '{}'),
  contagem('board: counts', '{}'),
  quadro('board: cards, by two words of a name', '{"busca": "vitoria peixoto"}'),
  quadro('board: cards, two words of five people', '{"busca": "zuleica quaresma"}'),
  quadro('board: cards, by a common name', '{"busca": "maria"}'),
  contagem('board: counts, by two words of a name', '{"busca": "vitoria peixoto"}'),
  conversas('conversations: first page of a thousand unread', 'nao_lidas'),
  conversas(
    'conversations: a late page of a thousand unread',
    'nao_lidas',
    ", p_apos_em => now() - interval '3 days', p_apos_id => '00000000-0000-4000-8000-000000000000'",
  ),
  {
    nome: 'conversations: counts',
    quem: equipe,
    sql: (p) => `select * from contar_conversas('${p.clinica}')`,
  },
];
