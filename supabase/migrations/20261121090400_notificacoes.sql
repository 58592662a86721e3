-- The bell: what happened elsewhere and concerns one person.

create table public.notificacoes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  clinica_id uuid references public.profiles (id) on delete restrict,
  aviso text not null default 'recado',
  tipo text not null default 'sistema',
  titulo text not null,
  mensagem text not null,
  lida boolean not null default false,
  deleted boolean not null default false,
  criada_em timestamptz not null default now(),
  contexto jsonb not null default '{}',
  constraint aviso_is_a_name check (aviso ~ '^[a-z_]{1,60}$'),
  constraint tipo_is_known check (tipo in ('chat', 'agendamento', 'sistema')),
  constraint titulo_is_short check (char_length(titulo) between 1 and 120),
  constraint mensagem_is_short check (char_length(mensagem) between 1 and 500),
  constraint contexto_is_an_object check (jsonb_typeof(contexto) = 'object')
);

comment on table public.notificacoes is
  'Notices to one person, written by triggers and the service; the person reads and marks them.';
comment on column public.notificacoes.clinica_id is
  'Where it came from: who leaves the clinic no longer reads its notices. Null: from the platform.';
comment on column public.notificacoes.criada_em is
  'When it shows: of a reminder a moment to come, until which nobody reads, counts or marks it.';
comment on column public.notificacoes.contexto is
  'What it is about: patient_id, patient_nome, consulta_id (with its local dia), prontuario_id.';
comment on column public.notificacoes.aviso is
  'Which notice it is, by its name in _shared/domain/notificacoes.ts: what the context holds, who hears it, what a click opens.';

create index notificacoes_unread on public.notificacoes (user_id, criada_em desc)
  where not lida and not deleted;
create index notificacoes_user on public.notificacoes (user_id);
create index notificacoes_clinica on public.notificacoes (clinica_id);

alter table public.notificacoes enable row level security;
revoke all on public.notificacoes from public, anon, authenticated, service_role;
grant select, update (lida, deleted) on public.notificacoes to authenticated;
grant select, insert, update, delete on public.notificacoes to service_role;

-- With a link, what came by it goes. What is to come is not there yet.
call private.criar_politica(
  'public.notificacoes', 'select', 'own notices are read',
  'user_id = {eu} and criada_em <= now() and (clinica_id is null or {clinicas_do_usuario} or {clinicas_da_conta})'
);

call private.criar_politica(
  'public.notificacoes', 'update', 'own notices are marked', 'user_id = {eu}'
);

alter publication supabase_realtime add table public.notificacoes;

create function private.notificar(
  aviso text, destinatario uuid, clinica uuid, titulo text, mensagem text,
  contexto jsonb default '{}', tipo text default 'sistema', aparece_em timestamptz default now()
) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.notificacoes (user_id, clinica_id, aviso, tipo, titulo, mensagem, contexto, criada_em)
  values (destinatario, clinica, aviso, tipo, titulo, left(mensagem, 500), contexto, aparece_em);
$$;
comment on function private.notificar(text, uuid, uuid, text, text, jsonb, text, timestamptz) is
  'Definer: one person''s act rings another person''s bell. Called by triggers only.';

create function public.espera_do_proximo_aviso() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select ceil(extract(epoch from min(n.criada_em) - now()) * 1000)::bigint
  from public.notificacoes n
  where n.user_id = private.usuario_id() and not n.lida and not n.deleted and n.criada_em > now();
$$;
comment on function public.espera_do_proximo_aviso() is
  'In how many milliseconds the caller''s next reminder shows, by the clock of the server; null when none is to come. Definer: what is to come is read by nobody.';
revoke all on function public.espera_do_proximo_aviso() from public, anon, authenticated;
grant execute on function public.espera_do_proximo_aviso() to authenticated;

create function private.avisar_vinculo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  clinica constant text := (select p.nome from public.profiles p where p.id = new.clinica_id);
  de_plantao constant boolean := exists (
    select from public.profiles p where p.id = new.medico_id and p.tipo = 'plantonista'
  );
  sobre constant jsonb := jsonb_build_object('vinculo_id', new.id);
begin
  if tg_op = 'UPDATE' and (new.ativo, new.vigente) = (old.ativo, old.vigente) then
    return null;
  end if;
  -- A request that the doctor has answered asks for nothing any more.
  if new.vigente or (not new.ativo and private.usuario_id() = new.medico_id) then
    update public.notificacoes n set lida = true
    where n.user_id = new.medico_id and not n.lida
      and n.aviso = 'vinculo_pedido' and n.contexto = sobre;
  end if;
  if new.vigente then
    perform private.notificar(
      'vinculo_ativo', new.medico_id,
      -- Of no tenant where the doctor reaches nothing of it: else the notice would be hidden.
      case when not de_plantao then new.clinica_id end, 'Vínculo ativo',
      format(
        case when de_plantao then '%s agora oferece plantões a você.' else 'Você agora atende em %s.' end, clinica
      )
    );
  elsif new.ativo then
    -- Asked again and again, it rings once.
    if not exists (
      select 1 from public.notificacoes n
      where n.user_id = new.medico_id and not n.lida and not n.deleted
        and n.aviso = 'vinculo_pedido' and n.contexto = sobre
    ) then
      perform private.notificar(
        'vinculo_pedido', new.medico_id, null, 'Pedido de vínculo',
        format(
          case
            when de_plantao then '%s quer oferecer plantões a você. Aceite ou recuse: até lá, nada muda.'
            else '%s quer que você atenda lá. Aceite ou recuse: até lá, nada muda.'
          end,
          clinica
        ),
        sobre
      );
    end if;
  elsif old.vigente and private.usuario_id() is distinct from new.medico_id then
    -- A notice of the end of a link must outlive it: it carries no clinic and no patient.
    perform private.notificar(
      'vinculo_encerrado', new.medico_id, null, 'Vínculo encerrado',
      format(
        case
          when de_plantao then '%s encerrou seu vínculo. Os plantões que você já aceitou continuam na sua agenda.'
          else '%s encerrou seu vínculo. Os prontuários da clínica deixam de aparecer para você.'
        end,
        clinica
      )
    );
  end if;
  return null;
end;
$$;
comment on function private.avisar_vinculo() is
  'Tells a doctor that a link is asked for, that it holds, or that the clinic ended it. Definer: rings somebody else''s bell.';

create trigger avisar_vinculo after insert or update on public.clinica_medicos
  for each row execute function private.avisar_vinculo();
