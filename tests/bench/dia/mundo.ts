import type { Sql } from 'postgres';
import {
  comIndicesFora,
  construirMundo as construirBase,
  HOSPITAL,
  ID,
  MEDICOS_DO_HOSPITAL,
  type Pontos as PontosDaBase,
  type Tamanho as TamanhoDaBase,
} from '../rls/mundo.ts';

/** The patients and entries of the rls bench, and the day of its hospital over them. */
export interface Tamanho extends TamanhoDaBase {
  agendamentos: number;
  /** People of the CRM who are no patients; every patient of the hospital has a card too. */
  leads: number;
  retornos: number;
  conversas: number;
}

export interface Pontos extends PontosDaBase {
  equipe: string;
}

/** How many conversations have something unread, in either world. */
const NAO_LIDAS = 1_000;
/** Appointments of a doctor on a day, each of half an hour, from 08:00 on. */
const POR_DIA = 16;

const EQUIPE = "'b0000000-0000-4000-8000-000000000001'::uuid";
const TIPO = "'a0000000-0000-4000-8000-000000000001'::uuid";
const lead = (n: string) => `('90000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const conversa = (n: string) => `('80000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Fills an empty migrated database; triggers and foreign keys are out of the way meanwhile. */
export async function construirMundo(sql: Sql, t: Tamanho): Promise<Pontos> {
  const base = await construirBase(sql, t);
  await sql.unsafe(`
    insert into auth.users (id, email, raw_user_meta_data)
      values (${EQUIPE}, 's@bench', '{"tipo": "staff", "nome": "Rita"}');
    update profiles set clinica_id = ${HOSPITAL} where id = ${EQUIPE};
    insert into tipos_de_atendimento (id, clinica_id, nome) values (${TIPO}, ${HOSPITAL}, 'Consulta');
    set session_replication_role = replica`);
  for (const [tabela, linhas] of Object.entries(linhasDo(t))) {
    await comIndicesFora(sql, tabela, () => sql.unsafe(linhas));
  }
  await sql.unsafe('set session_replication_role = origin');
  await sql.unsafe('vacuum analyze');
  return { ...base, equipe: EQUIPE.slice(1, 37) };
}

function linhasDo(t: Tamanho): Readonly<Record<string, string>> {
  const paciente = (n: string) =>
    ID.paciente(`1 + (${n})::bigint * 7919 % ${t.pacientesDoHospital}`);
  const medico = (n: string) => ID.medico(`1 + (${n}) % ${MEDICOS_DO_HOSPITAL}`);
  const dias = Math.ceil(t.agendamentos / (MEDICOS_DO_HOSPITAL * POR_DIA));
  return {
    // Each doctor's days are full, the first of them long ago, the last some weeks ahead.
    agendamentos: `
      insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, ocupado, status, criado_por)
      select ${HOSPITAL}, ${paciente('n')}, ${medico('n')}, ${TIPO}, h.inicio, h.inicio + interval '30 minutes',
        tstzrange(h.inicio, h.inicio + interval '30 minutes'),
        case when h.inicio > now() then 'agendado' when n % 11 = 0 then 'faltou' else 'realizado' end, ${HOSPITAL}
      from generate_series(0, ${t.agendamentos - 1}) n
      cross join lateral (
        select (
          current_date + (n / ${MEDICOS_DO_HOSPITAL} / ${POR_DIA}) - ${Math.floor(dias * 0.8)}
          + time '08:00' + make_interval(mins => n / ${MEDICOS_DO_HOSPITAL} % ${POR_DIA} * 30)
        ) at time zone 'America/Sao_Paulo' as inicio
      ) h`,
    // One in three has not come for more than a year, one in twenty is to be called back.
    oportunidades: `
      insert into oportunidades (id, clinica_id, paciente_id, nome, telefone, origem, estagio, estagio_por,
        estagio_desde, ultimo_sinal_em, ultima_visita_em, retorno_em, criado_em)
      select gen_random_uuid(), ${HOSPITAL}, p.id, null, null, 'agenda', e.estagio, 'fato', e.desde,
        greatest(e.desde, now() - random() * interval '1000 days'),
        case when e.estagio in ('compareceu', 'em_tratamento') then e.desde end,
        case when n % 20 = 0 then current_date - (n % 30)::int + 10 end, e.desde
      from (select id, row_number() over (order by id) as n from pacientes where clinica_id = ${HOSPITAL}) p
      cross join lateral (
        select (array['contato', 'agendado', 'compareceu', 'compareceu', 'em_tratamento', 'em_tratamento', 'em_tratamento', 'inativo'])[1 + n % 8] as estagio,
          now() - random() * interval '1000 days' as desde
      ) e
      union all
      select ${lead('n')}, ${HOSPITAL}, null, 'Lia Lead ' || n, '119' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'site',
        (array['lead', 'contato'])[1 + n % 2], 'fato', d.desde, d.desde, null, null, d.desde
      from generate_series(1, ${t.leads}) n
      cross join lateral (select now() - random() * interval '300 days' as desde) d`,
    retornos_planejados: `
      insert into retornos_planejados (clinica_id, paciente_id, medico_id, desde, prevista_para, motivo, status, encerrado_em)
      select ${HOSPITAL}, ${paciente('n')}, ${medico('n')}, d.dia - 30, d.dia, 'Rever exames',
        case when aberto then 'pendente' else 'cumprido' end, case when not aberto then d.dia + time '12:00' end
      from generate_series(1, ${t.retornos}) n
      cross join lateral (select current_date - 900 + (n * 31 % 960)::int as dia) d
      -- One in fifty of the old ones was never fulfilled.
      cross join lateral (select d.dia > current_date or n % 50 = 0 as aberto) a`,
    conversas: `
      insert into conversas (id, clinica_id, paciente_id, assunto, ultimo_numero, ultima_em, ultimo_lado, previa,
        nao_lidas_clinica, responder_ate)
      select ${conversa('n')}, ${HOSPITAL}, ${ID.paciente('n')}, 'administrativo', 1, now() - n * interval '7 minutes',
        'paciente', 'Bom dia, preciso remarcar.', case when aberta then 1 else 0 end,
        case when aberta then now() - n * interval '7 minutes' + interval '24 hours' end
      from generate_series(1, ${t.conversas}) n
      cross join lateral (select n * ${NAO_LIDAS}::bigint % ${t.conversas} < ${NAO_LIDAS} as aberta) a`,
    mensagens: `
      insert into mensagens (id, conversa_id, clinica_id, paciente_id, assunto, numero, lado, autor_id, autor_nome, texto)
      select gen_random_uuid(), ${conversa('n')}, ${HOSPITAL}, ${ID.paciente('n')}, 'administrativo', 1, 'paciente', ${HOSPITAL},
        'Paciente', 'Bom dia, preciso remarcar.'
      from generate_series(1, ${t.conversas}) n`,
  };
}
