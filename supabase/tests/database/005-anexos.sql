-- Attachments for the world: `tests.criar_anexos()`, called after `tests.mundo()` by the files that need it.
--
--   laudo_a    of evolucao_a, published;       foto_rascunho  of rascunho_a, checked, not published
--   subindo    of rascunho_a, still pending;   laudo_b        of evolucao_b, published
--   administrativo, clinico                    in a message of José's account in each conversation

begin;

create function tests.objeto(apelido text) returns text
language sql immutable
as $$ select md5(apelido) || substr(md5(apelido || '.'), 1, 8) $$;
comment on function tests.objeto(text) is 'The path in the bucket of an attachment of the world.';

create function tests.guardar_anexo(
  apelido text, prontuario text, conversa text, autor text, situacao text, publicado boolean
)
returns void
language sql
as $$
  insert into public.anexos (
    id, clinica_id, paciente_id, prontuario_id, conversa_id, assunto, mensagem_id, nome, tipo, bytes, objeto, estado,
    sha256, conferido_em, motivo_recusa, criado_por, publicado_em
  )
  select
    tests.id(apelido), coalesce(p.clinica_id, c.clinica_id), coalesce(p.paciente_id, c.paciente_id), p.id, c.id, c.assunto,
    case when publicado then m.id end, apelido || '.pdf', 'application/pdf', 1000, tests.objeto(apelido), situacao,
    case when situacao = 'conferido' then repeat('a', 64) end, case when situacao <> 'pendente' then now() end,
    case when situacao = 'recusado' then 'Este arquivo está vazio.' end, tests.id(autor), case when publicado then now() end
  from (select 1) as um
  left join public.prontuarios p on p.id = tests.id(prontuario)
  left join public.conversas c on c.id = tests.id(conversa)
  left join public.mensagens m on m.conversa_id = c.id and m.numero = 1;

  insert into storage.buckets (id, name) values ('anexos', 'anexos') on conflict do nothing;
  insert into storage.objects (bucket_id, name)
  select 'anexos', tests.objeto(apelido) where situacao <> 'pendente';
$$;

create function tests.criar_anexos() returns void
language plpgsql
as $$
begin
  perform tests.criar_conversas();
  perform tests.guardar_anexo('laudo_a', 'evolucao_a', null, 'medico_a', 'conferido', true);
  perform tests.guardar_anexo('foto_rascunho', 'rascunho_a', null, 'medico_a', 'conferido', false);
  perform tests.guardar_anexo('subindo', 'rascunho_a', null, 'medico_a', 'pendente', false);
  perform tests.guardar_anexo('recusado', 'rascunho_a', null, 'medico_a', 'recusado', false);
  perform tests.guardar_anexo('de_ex', 'rascunho_ex', null, 'medico_ex', 'pendente', false);
  perform tests.guardar_anexo('laudo_b', 'evolucao_b', null, 'medico_b', 'conferido', true);
  perform tests.guardar_anexo('administrativo', null, 'conversa administrativo', 'paciente', 'conferido', true);
  perform tests.guardar_anexo('clinico', null, 'conversa clinico', 'paciente', 'conferido', true);
end;
$$;
comment on function tests.criar_anexos() is 'Attachments, their objects and the conversations, in the transaction of the calling file.';

grant execute on all functions in schema tests to anon, authenticated, service_role;

commit;

begin;
select plan(1);
select tests.mundo();
select lives_ok('select tests.criar_anexos()', 'the attachments can be made');
select * from finish();
rollback;
