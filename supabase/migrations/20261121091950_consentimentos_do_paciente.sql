-- Consents that patients give and take back themselves: publicity by channel, and being seen at a
-- distance. A consent taken down by the clinic and one given here are rows of the same table.

create function public.meus_consentimentos()
returns table (
  paciente_id uuid, clinica_id uuid, clinica_nome text, canal text, vale boolean,
  dado_em timestamptz, retirado_em timestamptz, como text
)
language sql stable security definer
set search_path = ''
as $$
  select p.id, k.id, k.nome, canais.canal, coalesce(c.retirado_em is null and c.id is not null, false),
    c.dado_em, c.retirado_em, c.como
  from private.pacientes_da_conta() as meu (id)
  join public.pacientes p on p.id = meu.id
  join public.profiles k on k.id = p.clinica_id
  cross join (
    values ('whatsapp', 1), ('telefone', 2), ('sms', 3), ('email', 4)
  ) as canais (canal, ordem)
  left join lateral (
    select * from public.consentimentos_de_contato x
    where x.paciente_id = p.id and x.finalidade = 'marketing' and x.canal = canais.canal
    order by x.retirado_em is null desc, x.dado_em desc, x.id
    limit 1
  ) as c on true
  order by k.nome, p.id, canais.ordem;
$$;
comment on function public.meus_consentimentos() is
  'By registration and channel, whether publicity is consented to, since or until when, and how it was said. Definer: consents are the tenant''s.';

create function public.definir_meu_consentimento(p_paciente uuid, p_canal text, p_vale boolean)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  paciente constant public.pacientes := private.meu_paciente(p_paciente);
begin
  if p_vale then
    insert into public.consentimentos_de_contato (
      clinica_id, paciente_id, canal, finalidade, como, registrado_por
    )
    values (
      paciente.clinica_id, paciente.id, p_canal, 'marketing', 'Pela área do paciente',
      private.usuario_id()
    )
    on conflict (paciente_id, finalidade, canal)
      where paciente_id is not null and retirado_em is null do nothing;
  else
    update public.consentimentos_de_contato c set retirado_em = now()
    where c.paciente_id = paciente.id and c.finalidade = 'marketing' and c.canal = p_canal
      and c.retirado_em is null;
  end if;
  return p_vale;
end;
$$;
comment on function public.definir_meu_consentimento(uuid, text, boolean) is
  'A patient consents to publicity by a channel, or takes it back. Definer: consents are the tenant''s.';

create table public.consentimentos_de_teleconsulta (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  paciente_id uuid not null,
  dado_por uuid not null references public.profiles (id) on delete restrict,
  dado_em timestamptz not null default now(),
  retirado_por uuid references public.profiles (id) on delete restrict,
  retirado_em timestamptz,
  constraint consent_stays_in_the_patients_tenant
    foreign key (paciente_id, clinica_id) references public.pacientes (id, clinica_id)
    on delete restrict,
  constraint withdrawal_comes_after check (retirado_em >= dado_em),
  constraint withdrawal_has_an_author check ((retirado_em is null) = (retirado_por is null))
);
comment on table public.consentimentos_de_teleconsulta is
  'Patients'' electronic consent to being seen at a distance by a tenant (CFM 2.314/2022). Withdrawn, never changed nor deleted.';

create unique index consentimentos_de_teleconsulta_um
  on public.consentimentos_de_teleconsulta (paciente_id) where retirado_em is null;
create index consentimentos_de_teleconsulta_paciente
  on public.consentimentos_de_teleconsulta (paciente_id, clinica_id);
create index consentimentos_de_teleconsulta_clinica
  on public.consentimentos_de_teleconsulta (clinica_id);
create index consentimentos_de_teleconsulta_dado_por
  on public.consentimentos_de_teleconsulta (dado_por);
create index consentimentos_de_teleconsulta_retirado_por
  on public.consentimentos_de_teleconsulta (retirado_por) where retirado_por is not null;

alter table public.consentimentos_de_teleconsulta enable row level security;
revoke all on public.consentimentos_de_teleconsulta from public, anon, authenticated, service_role;
grant select on public.consentimentos_de_teleconsulta to authenticated;
grant select, insert, update on public.consentimentos_de_teleconsulta to service_role;

create policy "consents are read where one works, and one's own"
  on public.consentimentos_de_teleconsulta
  for select to authenticated
  using (
    clinica_id = any (array(select private.clinicas_do_usuario()))
    or paciente_id = any (array(select private.pacientes_da_conta()))
  );

create trigger recusar_exclusao before delete on public.consentimentos_de_teleconsulta
  for each row execute function private.recusar_exclusao();
create trigger recusar_esvaziamento before truncate on public.consentimentos_de_teleconsulta
  for each statement execute function private.recusar_exclusao();

create function public.definir_minha_teleconsulta(p_paciente uuid, p_vale boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  paciente constant public.pacientes := private.meu_paciente(p_paciente);
begin
  if p_vale then
    insert into public.consentimentos_de_teleconsulta (clinica_id, paciente_id, dado_por)
    values (paciente.clinica_id, paciente.id, eu)
    on conflict (paciente_id) where retirado_em is null do nothing;
  else
    update public.consentimentos_de_teleconsulta c set retirado_em = now(), retirado_por = eu
    where c.paciente_id = paciente.id and c.retirado_em is null;
  end if;
  return p_vale;
end;
$$;
comment on function public.definir_minha_teleconsulta(uuid, boolean) is
  'A patient consents to being seen at a distance, or takes it back. Definer: who consented, and when, is nobody''s to write.';

revoke all on function
  public.meus_consentimentos(), public.definir_meu_consentimento(uuid, text, boolean),
  public.definir_minha_teleconsulta(uuid, boolean)
from public, anon, authenticated;
grant execute on function
  public.meus_consentimentos(), public.definir_meu_consentimento(uuid, text, boolean),
  public.definir_minha_teleconsulta(uuid, boolean)
to authenticated;
