-- What policies say, in one place: whose tenant a row is of, and whose record.
--
-- A policy is a line that names its conditions in braces; here stands what each becomes. They are
-- written out, and no functions, because PostgreSQL inlines none that asks a subquery, and calls what
-- it does not inline for each row. Written out, each array is resolved once a query and looked up
-- along the indexes.

create function private.condicao(texto text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  -- Those that are made of others come before them.
  condicoes constant text[][] := array[
    ['{le_o_prontuario}', '({clinicas_com_prontuario} and {nao_restrito})'],
    ['{escreve_no_prontuario}', '({clinicas_onde_atende} and paciente_id <> all (array(select private.pacientes_restritos())))'],
    -- Which are restricted is asked once; whether the caller comes in, of those alone that are read.
    ['{nao_restrito}', '(paciente_id <> all (array(select private.todos_os_pacientes_restritos())) or (select private.entra_no_restrito(paciente_id)))'],
    ['{vinculado_a_conta}', 'paciente_id = any (array(select private.pacientes_vinculados()))'],
    ['{da_conta}', 'paciente_id = any (array(select private.pacientes_da_conta()))'],
    ['{eu}', '(select private.usuario_id())']
  ];
  condicao text[];
begin
  foreach condicao slice 1 in array condicoes loop
    texto := replace(texto, condicao[1], condicao[2]);
  end loop;
  return regexp_replace(
    texto, '\{(clinicas_\w+)\}', 'clinica_id = any (array(select private.\1()))', 'g'
  );
end;
$$;
comment on function private.condicao(text) is
  'The SQL of a condition of a policy. In braces: {clinicas_…}, the row is of one of those tenants; {le_o_prontuario} and {escreve_no_prontuario}, the caller reads, or writes in, the record of its patient; {nao_restrito}, that record is not hidden from the caller; {da_conta}, its patient is the calling account''s; {vinculado_a_conta}, or is to be confirmed as such; {eu}, the caller.';

create procedure private.criar_politica(
  tabela regclass, comando text, nome text, condicao text, condicao_do_escrito text default null
)
language plpgsql
set search_path = ''
as $$
declare
  lido constant text := format(' using (%s)', private.condicao(condicao));
  escrito constant text := format(
    ' with check (%s)', private.condicao(coalesce(condicao_do_escrito, condicao))
  );
begin
  execute format('create policy %I on %s for %s to authenticated', nome, tabela, comando)
    || case when comando = 'insert' then '' else lido end
    || case when comando in ('insert', 'update') then escrito else '' end;
end;
$$;
comment on procedure private.criar_politica(regclass, text, text, text, text) is
  'Makes the policy of a command (select, insert, update or delete) for who signed in, under a condition as private.condicao reads it. What an update writes has to meet the same, or another that is given.';
