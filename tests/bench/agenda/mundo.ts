import type { Sql } from 'postgres';

/** How many appointments a bench world has, and in how many clinics of twenty doctors. */
export interface Tamanho {
  clinicas: number;
  agendamentos: number;
}

/** The ids and the day that the measured queries ask for. */
export interface Pontos {
  clinica: string;
  equipe: string;
  medico: string;
  tipo: string;
  /** The Monday in the middle of the clinic's appointments, `AAAA-MM-DD`. */
  semana: string;
}

export const MEDICOS_POR_CLINICA = 20;
/** Half-hour slots from 08:00 to 18:00, of which four in five are booked. */
const VAGAS_POR_DIA = 20;
const OCUPADAS_POR_DIA = 16;
const PACIENTES_POR_CLINICA = 2_000;

const id = (letra: string, n: number | string) =>
  `('${letra}0000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const ID = {
  clinica: (n: number | string) => id('c', n),
  equipe: (n: number | string) => id('b', n),
  medico: (n: number | string) => id('d', n),
  paciente: (n: number | string) => id('e', n),
  tipo: (n: number | string) => id('a', n),
};

/**
 * Fills an empty migrated database: every clinic has the same busy week, the larger world more of
 * them and more weeks on both sides of today. Triggers are out of the way while rows are loaded, and
 * so are foreign keys; the exclusion constraints stay.
 */
export async function construirMundo(sql: Sql, t: Tamanho): Promise<Pontos> {
  const medicos = t.clinicas * MEDICOS_POR_CLINICA;
  const dias = Math.ceil(t.agendamentos / (medicos * OCUPADAS_POR_DIA));
  await sql.unsafe(`
    -- Without the trial and the practice of a new doctor.
    alter table profiles disable trigger comecar_teste;
    insert into auth.users (id, email, raw_user_meta_data)
      select ${ID.clinica('n')}, 'c' || n || '@bench', jsonb_build_object('tipo', 'clinica', 'nome', 'Clínica ' || n)
      from generate_series(1, ${t.clinicas}) n
      union all
      select ${ID.equipe('n')}, 's' || n || '@bench', jsonb_build_object('tipo', 'staff', 'nome', 'Rita ' || n)
      from generate_series(1, ${t.clinicas}) n
      union all
      select ${ID.medico('n')}, 'd' || n || '@bench', jsonb_build_object('tipo', 'medico', 'nome', 'Doutora ' || n, 'crm', n::text, 'crm_uf', 'SP')
      from generate_series(1, ${medicos}) n;
    update profiles p set clinica_id = ${ID.clinica('n')} from generate_series(1, ${t.clinicas}) n where p.id = ${ID.equipe('n')};
    alter table profiles enable trigger comecar_teste;
    alter table clinica_medicos disable trigger user;
    alter table pacientes disable trigger user;
    insert into clinica_medicos (clinica_id, medico_id, vigente, aceito_em)
      select ${ID.clinica(`1 + (n - 1) / ${MEDICOS_POR_CLINICA}`)}, ${ID.medico('n')}, true, now() from generate_series(1, ${medicos}) n;
    insert into pacientes (id, clinica_id, nome, criado_por)
      select ${ID.paciente('n')}, ${ID.clinica(`1 + n % ${t.clinicas}`)}, 'Paciente Número ' || n, ${ID.clinica(`1 + n % ${t.clinicas}`)}
      from generate_series(0, ${t.clinicas * PACIENTES_POR_CLINICA - 1}) n;
    insert into tipos_de_atendimento (id, clinica_id, nome) select ${ID.tipo('n')}, ${ID.clinica('n')}, 'Consulta' from generate_series(1, ${t.clinicas}) n;
    insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim)
      select ${ID.clinica(`1 + (n - 1) / ${MEDICOS_POR_CLINICA}`)}, ${ID.medico('n')}, d, '08:00', '18:00'
      from generate_series(1, ${medicos}) n, generate_series(1, 7) d;
  `);
  await sql.unsafe(`
    set session_replication_role = replica;
    insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, ocupado, status, criado_por, marcado_por)
    select c.id, ${ID.paciente(`((m * 7919 + dia * 104729 + vaga * 31)::bigint % ${PACIENTES_POR_CLINICA}) * ${t.clinicas} + (m - 1) / ${MEDICOS_POR_CLINICA}`)},
      ${ID.medico('m')}, ${ID.tipo(`1 + (m - 1) / ${MEDICOS_POR_CLINICA}`)}, h.inicio, h.inicio + interval '30 minutes',
      tstzrange(h.inicio, h.inicio + interval '30 minutes'),
      case when h.inicio > now() then 'agendado' when (m + dia + vaga) % 11 = 0 then 'faltou' else 'realizado' end, c.id, c.id
    from generate_series(1, ${medicos}) m
    cross join generate_series(1, ${dias}) dia
    cross join generate_series(0, ${VAGAS_POR_DIA - 1}) vaga
    cross join lateral (select ${ID.clinica(`1 + (m - 1) / ${MEDICOS_POR_CLINICA}`)} as id) c
    cross join lateral (
      select (current_date + dia - ${Math.floor(dias / 2)} + time '08:00' + make_interval(mins => vaga * 30)) at time zone 'America/Sao_Paulo' as inicio
    ) h
    where (m + dia + vaga) % 5 <> 0;
    set session_replication_role = origin`);
  await sql.unsafe(`
    alter table clinica_medicos enable trigger user;
    alter table pacientes enable trigger user;
`);
  await sql.unsafe('vacuum analyze');
  const [pontos] = await sql<Pontos[]>`
    select ${sql.unsafe(ID.clinica(1))} as clinica, ${sql.unsafe(ID.equipe(1))} as equipe,
      ${sql.unsafe(ID.medico(1))} as medico, ${sql.unsafe(ID.tipo(1))} as tipo,
      (date_trunc('week', current_date) + interval '7 days')::date::text as semana`;
  if (!pontos) throw new Error('the bench world has no fixed points');
  return pontos;
}
