import type { PGlite } from '@electric-sql/pglite';
import { novaBase } from '../../../support/database.ts';

/** Two clinics with two doctors in both, a room each, and a kind with and without minutes around it. */
export const CLINICAS = ['c1', 'c2'] as const;
export const MEDICOS = ['m1', 'm2'] as const;
export const TIPOS = { simples: { antes: 0, depois: 0 }, folgado: { antes: 10, depois: 20 } };
export type Clinica = (typeof CLINICAS)[number];
export type Medico = (typeof MEDICOS)[number];
export type Tipo = keyof typeof TIPOS;

/** The id of whatever is called so. */
export const ID = (nome: string) => `md5('${nome}')::uuid`;

/** A database with that world and no appointment. */
export async function baseComAgenda(): Promise<PGlite> {
  const base = await novaBase();
  const contas = [
    ...CLINICAS.map((nome) => [nome, `{"tipo":"clinica","nome":"Clínica ${nome}"}`]),
    ...MEDICOS.map((nome, n) => [
      nome,
      `{"tipo":"medico","nome":"Doutora ${nome}","crm":"${n + 1}","crm_uf":"SP"}`,
    ]),
  ];
  await base.exec('alter table profiles disable trigger comecar_teste');
  await base.exec(
    contas
      .map(
        ([nome, dados]) =>
          `insert into auth.users (id, email, raw_user_meta_data) values (${ID(nome ?? '')}, '${nome}@teste', '${dados}');`,
      )
      .join('\n'),
  );
  for (const clinica of CLINICAS) {
    for (const medico of MEDICOS) {
      await base.exec(
        `insert into clinica_medicos (clinica_id, medico_id, vigente) values (${ID(clinica)}, ${ID(medico)}, true)`,
      );
    }
    await base.exec(`
      insert into pacientes (id, clinica_id, nome, criado_por) values (${ID(`p ${clinica}`)}, ${ID(clinica)}, 'Zélia Antão', ${ID(clinica)});
      insert into salas (id, clinica_id, nome) values (${ID(`s ${clinica}`)}, ${ID(clinica)}, 'Sala 1');`);
    for (const [tipo, { antes, depois }] of Object.entries(TIPOS)) {
      await base.exec(`
        insert into tipos_de_atendimento (id, clinica_id, nome, duracao_min, antes_min, depois_min)
        values (${ID(`${tipo} ${clinica}`)}, ${ID(clinica)}, '${tipo}', 30, ${antes}, ${depois})`);
    }
  }
  return base;
}
