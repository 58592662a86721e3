import type { Consulta } from './consultas.ts';
import { type Pontos, SEM_PONTOS } from './mundo.ts';

type Quem = 'equipe' | 'medico' | 'clinica' | 'conta';

/** A read of a table, as PostgREST makes it of the columns that a screen names in its filters. */
export interface Leitura extends Consulta {
  readonly tabela: string;
  readonly colunas: readonly string[];
}

interface Resto {
  /** What else it reads: tables that it embeds. */
  readonly junto?: string;
  readonly ordem?: string;
  readonly limite?: number;
  readonly so?: string;
}

/** `onde`: conditions that each begin with the column, joined by `and`. */
function ler(quem: Quem, tabela: string, onde: (p: Pontos) => string, resto: Resto = {}): Leitura {
  const { junto = '', ordem, limite = 1000, so = 'l.*' } = resto;
  // Of no world: only the names of the columns are read.
  const colunas = onde(SEM_PONTOS)
    .split(' and ')
    .map((condicao) => condicao.trim().split(' ')[0] ?? '');
  return {
    nome: `${tabela} by ${colunas.join(', ') || 'nothing'}`,
    tabela,
    colunas,
    quem: (p) => p[quem],
    sql: (p) =>
      `select ${so} from ${tabela} l ${junto} where ${qualificar(onde(p))}${ordem ? ` order by ${ordem}` : ''} limit ${limite}`,
  };
}

const qualificar = (onde: string) =>
  onde
    .split(' and ')
    .map((condicao) => `l.${condicao.trim()}`)
    .join(' and ');

const DO_PACIENTE = (p: Pontos) => `paciente_id = '${p.paciente}'`;
const DA_CLINICA = (p: Pontos) => `clinica_id = '${p.clinica}'`;
const COM_PACIENTE = 'join pacientes p on p.id = l.paciente_id and p.clinica_id = l.clinica_id';
const AGENDADO =
  'l.id, l.paciente_id, l.medico_id, l.tipo_id, l.sala_id, l.inicio, l.fim, l.status, l.teleconsulta, l.encaixe, l.chegada_em';
const ENTRADA =
  'l.id, l.entrada_id, l.versao, l.ocorrido_em, l.autor_nome, l.subjetivo, l.objetivo, l.avaliacao, l.plano';
const SEMANA = `date_trunc('week', now())`;

/** Reads of tables that grow with the clinic or the record, each as a screen or a function makes it. */
export const LEITURAS: readonly Leitura[] = [
  ler(
    'equipe',
    'agendamentos',
    (p) =>
      `${DA_CLINICA(p)} and inicio >= ${SEMANA} - interval '12 hours' and inicio < ${SEMANA} + interval '7 days' and fim > ${SEMANA}`,
    { junto: COM_PACIENTE, ordem: 'l.inicio, l.id', so: `${AGENDADO}, p.nome` },
  ),
  ler(
    'equipe',
    'agendamentos',
    (p) =>
      `${DA_CLINICA(p)} and medico_id = '${p.medico}' and status in ('agendado', 'confirmado', 'realizado') and inicio >= now() and inicio < now() + interval '1 day'`,
    { junto: COM_PACIENTE, ordem: 'l.inicio', so: `${AGENDADO}, p.nome` },
  ),
  ler(
    'equipe',
    'agendamentos',
    (p) =>
      `${DA_CLINICA(p)} and status = 'reservado' and reserva_expira_em > now() and lista_id is not null`,
    { so: 'l.id, l.lista_id' },
  ),
  ler('medico', 'agendamentos', DO_PACIENTE, { ordem: 'l.inicio, l.id', so: AGENDADO }),
  ler(
    'equipe',
    'agendamentos',
    (p) => `${DO_PACIENTE(p)} and status in ('agendado', 'confirmado') and inicio > now()`,
    { ordem: 'l.inicio', limite: 30, so: AGENDADO },
  ),
  ler('equipe', 'agendamentos', (p) => `${DA_CLINICA(p)} and id = '${p.agendamento}'`, {
    junto: COM_PACIENTE,
    so: `${AGENDADO}, p.nome`,
  }),
  // One tenant at a time, as the function asks where none is named.
  ler('medico', 'agendamentos', DA_CLINICA, {
    junto: COM_PACIENTE,
    ordem: 'l.inicio, l.id',
    limite: 51,
    so: `${AGENDADO}, p.nome`,
  }),
  ler('equipe', 'pacientes', (p) => `${DA_CLINICA(p)} and ativo = true`, {
    ordem: 'l.criado_em desc',
    limite: 6,
    so: 'l.id, l.nome',
  }),
  ler('equipe', 'pacientes', (p) => `${DA_CLINICA(p)} and exemplo = false`, {
    limite: 1,
    so: 'l.id',
  }),
  ler('medico', 'pacientes', (p) => `id = '${p.paciente}'`, { so: 'l.id, l.nome, l.cpf' }),
  ler(
    'medico',
    'prontuarios',
    (p) =>
      `autor_id = '${p.medico}' and ${DA_CLINICA(p)} and status = 'finalizado' and substituido_por is null`,
    { junto: COM_PACIENTE, ordem: 'l.ocorrido_em desc', limite: 60, so: 'l.ocorrido_em, p.nome' },
  ),
  ler('medico', 'prontuarios', (p) => `${DO_PACIENTE(p)} and status = 'rascunho'`, {
    ordem: 'l.atualizado_em desc',
    so: ENTRADA,
  }),
  ler('medico', 'prontuarios', (p) => `entrada_id = '${p.entrada}' and status = 'finalizado'`, {
    ordem: 'l.versao desc',
    so: ENTRADA,
  }),
  ler(
    'medico',
    'prontuarios',
    (p) => `adendo_de = '${p.entrada}' and status = 'finalizado' and substituido_por is null`,
    { ordem: 'l.ocorrido_em', so: ENTRADA },
  ),
  ler('medico', 'prontuarios', (p) => `id = '${p.entrada}' and ${DO_PACIENTE(p)}`, {
    so: ENTRADA,
  }),
  ler('medico', 'problemas', DO_PACIENTE, { ordem: 'l.criado_em', limite: 200 }),
  ler('medico', 'medicamentos_em_uso', DO_PACIENTE, { ordem: 'l.criado_em', limite: 200 }),
  ler('medico', 'medicamentos_em_uso', (p) => `${DO_PACIENTE(p)} and suspenso_em is null`, {
    ordem: 'l.criado_em',
    limite: 100,
  }),
  ler('medico', 'acessos_prontuario', DO_PACIENTE, {
    ordem: 'l.quando desc',
    limite: 50,
    so: 'l.id, l.quem_nome, l.acao, l.quando',
  }),
  ler('medico', 'clinica_medicos', (p) => `medico_id = '${p.medico}' and vigente = true`, {
    so: 'l.clinica_id',
  }),
  ler('equipe', 'clinica_medicos', (p) => `${DA_CLINICA(p)} and vigente = true`, {
    junto: 'join profiles m on m.id = l.medico_id',
    so: 'm.id, m.nome',
  }),
  ler('equipe', 'profiles', (p) => `${DA_CLINICA(p)} and tipo = 'staff'`, {
    so: 'l.id, l.nome, l.email',
  }),
  ler(
    'equipe',
    'tarefas_crm',
    (p) => `${DA_CLINICA(p)} and feita_em is null and cancelada_em is null`,
    {
      junto: 'join oportunidades o on o.id = l.oportunidade_id',
      ordem: 'l.vence_em, l.id',
      limite: 100,
      so: 'l.id, l.titulo, l.vence_em, o.nome',
    },
  ),
  ler(
    'equipe',
    'tarefas_crm',
    (p) => `oportunidade_id = '${p.cartao}' and feita_em is null and cancelada_em is null`,
    { ordem: 'l.vence_em, l.id', so: 'l.id, l.titulo' },
  ),
  ler('equipe', 'oportunidades', DO_PACIENTE, { so: 'l.id' }),
  ler('equipe', 'oportunidades', (p) => `${DA_CLINICA(p)} and ${DO_PACIENTE(p)}`, { so: 'l.id' }),
  ler('equipe', 'conversas', (p) => `id = '${p.conversa}'`, { so: 'l.id, l.nao_lidas_clinica' }),
  ler('equipe', 'paciente_contas', (p) => `${DO_PACIENTE(p)} and encerrado_em is null`, {
    so: 'l.id',
  }),
];
