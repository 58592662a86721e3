/** A tenant and how many times it is the clinic of `COMUM`; its number tells its ids apart. */
export interface Tenant {
  readonly numero: number;
  readonly vezes: number;
}

/** A clinic of three doctors: with two hundred days of agenda it has 10,000 appointments. */
export const COMUM = {
  medicos: 3,
  pacientes: 3_000,
  entradas: 30_000,
  agendamentos: 10_000,
  leads: 200,
  retornos: 3_000,
  tarefas: 300,
  conversas: 2_000,
  acessos: 30_000,
};

/** How many entries the longest record of a tenant has, and one of those that are hardly begun. */
export const FICHAS = { longa: 3_000, curta: 3 };

/** An id by kind, tenant and number, as SQL: no two tenants share one. */
const id = (letra: string, t: Tenant, n: number | string) =>
  `('${letra}0000000-0000-4000-8000-' || lpad((${t.numero}000000 + ${n})::text, 12, '0'))::uuid`;

/** Ids of a tenant, as SQL. */
export const ID = {
  clinica: (t: Tenant) => id('c', t, 0),
  equipe: (t: Tenant) => id('b', t, 0),
  /** The account of the patient who is opened. */
  conta: (t: Tenant) => id('f', t, 0),
  tipo: (t: Tenant) => id('a', t, 0),
  medico: (t: Tenant, n: number | string) => id('d', t, n),
  paciente: (t: Tenant, n: number | string) => id('e', t, n),
  cartao: (t: Tenant, n: number | string) => id('9', t, n),
  conversa: (t: Tenant, n: number | string) => id('8', t, n),
};

/** The patients whose records have so many entries, besides the others of the tenant. */
export const DA_FICHA = {
  longa: (t: Tenant) => ID.paciente(t, COMUM.pacientes * t.vezes + 1),
  curta: (t: Tenant) => ID.paciente(t, COMUM.pacientes * t.vezes + 2),
};

/** Where in the tenant the nth of something falls, spread over all of its patients or doctors. */
export const ALGUM = {
  paciente: (t: Tenant, n: string) =>
    ID.paciente(t, `1 + (${n})::bigint * 7919 % ${COMUM.pacientes * t.vezes}`),
  medico: (t: Tenant, n: string) => ID.medico(t, `1 + (${n}) % ${COMUM.medicos * t.vezes}`),
};
