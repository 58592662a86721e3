import type { DatabaseRule } from './rule.ts';

const onPolicies = (condition: string) => `
  select p.tablename || ': ' || p.policyname from pg_policies p
  where p.schemaname = 'public' and (${condition})`;

/** A policy on a table of its own, to show that a rule bites. */
const policy = (rest: string) =>
  `create table public.provisoria (id uuid, dono uuid); create policy p on public.provisoria ${rest}`;

/** Policies: one a command, for who signed in, evaluated once a query. */
export const POLICY_RULES: readonly DatabaseRule[] = [
  {
    name: 'a policy names one command',
    why: '`for all` opens delete to whoever may read',
    breaches: onPolicies("p.cmd = 'ALL'"),
    bites: {
      'a policy for all': policy(
        'for all to authenticated using (dono = (select auth.uid())) with check (dono = (select auth.uid()))',
      ),
    },
  },
  {
    name: 'a policy is for those who signed in',
    why: 'without `to`, it is evaluated for anonymous callers too',
    breaches: onPolicies("p.roles <> '{authenticated}'"),
    bites: { 'a policy for everybody': policy('for select using (dono = (select auth.uid()))') },
  },
  {
    name: 'a policy of a write checks what is written',
    why: 'without `with check`, a row may be moved to another owner',
    breaches: onPolicies("p.cmd in ('INSERT', 'UPDATE') and p.with_check is null"),
    bites: {
      'an update without a check': policy(
        'for update to authenticated using (dono = (select auth.uid()))',
      ),
    },
  },
  {
    name: 'a policy decides something',
    why: '`true` is no policy',
    breaches: onPolicies("p.qual = 'true' or p.with_check = 'true'"),
    bites: { 'an open policy': policy('for select to authenticated using (true)') },
  },
  {
    name: 'what is read with the record leaves out the records hidden from the reader',
    why: "a record restricted at the patient's request must be hidden in every table at once",
    breaches: onPolicies(
      "p.cmd = 'SELECT' and p.qual ~ 'clinicas_com_prontuario' and p.qual !~ 'pacientes_restritos'",
    ),
    bites: {
      'a clinical table that forgot': policy(
        'for select to authenticated using (dono = any (array(select private.clinicas_com_prontuario())))',
      ),
    },
  },
  {
    name: 'helpers and claims are evaluated once a query',
    why: 'called for each row they cost seconds where an array costs milliseconds',
    breaches: onPolicies(
      String.raw`concat(p.qual, p.with_check) ~ '(?<!SELECT )(private\.\w+|auth\.\w+)\(' `,
    ),
    bites: {
      'a helper for each row': policy(
        'for select to authenticated using (dono = private.usuario_id())',
      ),
      'a bare claim': policy('for select to authenticated using (dono = auth.uid())'),
    },
  },
];
