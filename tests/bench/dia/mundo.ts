import type { Sql } from 'postgres';
import { comIndicesFora } from '../rls/mundo.ts';
import { LINHAS } from './linhas.ts';
import { COMUM, DA_FICHA, ID, type Tenant } from './tenants.ts';

/** The ids that a measured query asks for, all of one tenant. */
export interface Pontos {
  readonly clinica: string;
  readonly equipe: string;
  readonly medico: string;
  /** The account of the patient below. */
  readonly conta: string;
  readonly tipo: string;
  /** Of that patient: an entry; and of the day after tomorrow, somebody's appointment. */
  readonly entrada: string;
  readonly agendamento: string;
  readonly cartao: string;
  readonly conversa: string;
  /** Has forty entries, a problem, a medicine and an appointment to come. */
  readonly paciente: string;
  /** Whose record is of thousands of entries, and of a few. */
  readonly fichaLonga: string;
  readonly fichaCurta: string;
}

/** Points of no world, for who only wants to know what a query asks. */
export const SEM_PONTOS = new Proxy({} as Pontos, { get: () => '' });

/**
 * Fills an empty migrated database with tenants that differ in size alone: as many appointments a
 * doctor, entries a patient and patients a doctor. Rows go in as they come along in time, so that
 * those of one tenant lie among those of the others. Triggers and foreign keys are out of the way.
 */
export async function construirMundo(sql: Sql, tenants: readonly Tenant[]): Promise<Pontos[]> {
  await sql.unsafe(
    `select setseed(0.42); set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
  );
  for (const t of tenants) await sql.unsafe(contas(t));
  await sql.unsafe('set session_replication_role = replica');
  for (const { tabela, colunas, ordem, de } of LINHAS) {
    const todas = tenants.map((t) => `(${de(t)})`).join(' union all ');
    await comIndicesFora(sql, tabela, () =>
      sql.unsafe(
        `insert into ${tabela} (${colunas}) select ${colunas} from (${todas}) as l order by ${ordem}`,
      ),
    );
  }
  await sql.unsafe(AGENDADOS);
  await sql.unsafe('reset session_replication_role; reset work_mem; reset maintenance_work_mem');
  await sql.unsafe('vacuum analyze');
  // What was written goes to disk now, and not while something is measured.
  await sql.unsafe('checkpoint');
  const pontos: Pontos[] = [];
  for (const t of tenants) pontos.push(...(await pontosDe(sql, t)));
  return pontos;
}

/** What a trigger would have kept: until when the patients of open returns are booked. */
const AGENDADOS = `
  analyze agendamentos;
  update retornos_planejados r set agendado_ate = (
    select max(a.inicio) from agendamentos a
    where a.paciente_id = r.paciente_id and a.medico_id = r.medico_id
      and a.status in ('agendado', 'confirmado')
  )
  where r.status = 'pendente'`;

function contas(t: Tenant): string {
  const medicos = `generate_series(1, ${COMUM.medicos * t.vezes}) n`;
  return `
    insert into auth.users (id, email, raw_user_meta_data) values
      (${ID.clinica(t)}, 'c${t.numero}@bench', '{"tipo": "hospital", "nome": "Hospital"}'),
      (${ID.equipe(t)}, 's${t.numero}@bench', '{"tipo": "staff", "nome": "Rita"}'),
      (${ID.conta(t)}, 'p${t.numero}@bench', '{"tipo": "paciente", "nome": "Paciente"}');
    alter table profiles disable trigger comecar_teste;
    insert into auth.users (id, email, raw_user_meta_data)
      select ${ID.medico(t, 'n')}, 'd' || n || '.${t.numero}@bench',
        jsonb_build_object('tipo', 'medico', 'nome', 'Doutora ' || n, 'crm', (${t.numero}0000 + n)::text, 'crm_uf', 'SP')
      from ${medicos};
    alter table profiles enable trigger comecar_teste;
    update profiles set clinica_id = ${ID.clinica(t)} where id = ${ID.equipe(t)};
    insert into tipos_de_atendimento (id, clinica_id, nome) values (${ID.tipo(t)}, ${ID.clinica(t)}, 'Consulta');
    alter table clinica_medicos disable trigger user;
    insert into clinica_medicos (clinica_id, medico_id, vigente, aceito_em)
      select ${ID.clinica(t)}, ${ID.medico(t, 'n')}, true, now() from ${medicos};
    alter table clinica_medicos enable trigger user`;
}

async function pontosDe(sql: Sql, t: Tenant): Promise<Pontos[]> {
  return sql<Pontos[]>`
    select ${sql.unsafe(ID.clinica(t))} as clinica, ${sql.unsafe(ID.equipe(t))} as equipe,
      ${sql.unsafe(ID.medico(t, 1))} as medico, ${sql.unsafe(ID.paciente(t, 1))} as paciente,
      ${sql.unsafe(ID.conta(t))} as conta, ${sql.unsafe(ID.tipo(t))} as tipo,
      ${sql.unsafe(ID.cartao(t, 1))} as cartao, ${sql.unsafe(ID.conversa(t, 1))} as conversa,
      (select min(id::text) from prontuarios where paciente_id = ${sql.unsafe(ID.paciente(t, 1))}) as entrada,
      (
        select min(id::text) from agendamentos where clinica_id = ${sql.unsafe(ID.clinica(t))}
          and inicio between current_date + 2 and current_date + 3 and status = 'agendado'
      ) as agendamento,
      ${sql.unsafe(DA_FICHA.longa(t))} as "fichaLonga", ${sql.unsafe(DA_FICHA.curta(t))} as "fichaCurta"`;
}
