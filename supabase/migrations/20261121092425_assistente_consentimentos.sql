-- Who lets questions go to a model outside, and which patients refuse the assistant: said by themselves.

create function public.meu_consentimento_de_ia()
returns table (dado_em timestamptz, responsavel text, documento text, retirado_em timestamptz, inclui_audio boolean)
language sql stable security definer
set search_path = ''
as $$
  select k.dado_em, k.responsavel, k.documento, k.retirado_em, k.inclui_audio
  from private.ia_consentimentos k
  where k.clinica_id = private.usuario_id()
  order by k.retirado_em is null desc, k.dado_em desc, k.id
  limit 1;
$$;
comment on function public.meu_consentimento_de_ia() is
  'The agreement that holds for the calling account, or else the last one; no row before there was any. Definer: nobody reads the table itself.';

create function public.autorizacao_de_ia(p_clinica uuid default null)
returns table (perguntas boolean, gravacoes boolean)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.exigir_ia(p_clinica);
begin
  return query select a.perguntas, a.gravacoes from private.autorizacao_de_ia(coalesce(p_clinica, eu)) as a;
end;
$$;
comment on function public.autorizacao_de_ia(uuid) is
  'Whether what the caller asks in a clinic, or in none, may go to a model outside, and whether sound of visits may. Definer: agreements are the account''s own.';

create function public.definir_meu_consentimento_de_ia(
  p_consente boolean, p_responsavel text default null, p_inclui_audio boolean default false
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
begin
  perform private.exigir(num_nulls(p_consente, p_inclui_audio));
  -- For the own questions and for those asked in it: nobody agrees for the tenant of another.
  if not exists (
    select 1 from public.profiles p
    where p.id = eu and p.tipo in ('clinica', 'hospital', 'medico', 'plantonista')
  ) then
    perform private.recusar_fora_do_alcance();
  end if;
  if p_consente then
    perform private.exigir_texto(p_responsavel, 3, 120);
    if not private.texto_a_vista(p_responsavel) then
      raise exception 'Confira o nome: há nele caracteres que não se veem.' using errcode = '23514', detail = 'VALIDACAO';
    end if;
    -- Other words than those that hold: these end, and stay written.
    update private.ia_consentimentos k set retirado_em = now(), retirado_por = eu
    where k.clinica_id = eu and k.retirado_em is null and k.inclui_audio <> p_inclui_audio;
    insert into private.ia_consentimentos (clinica_id, documento, responsavel, inclui_audio)
    values (eu, 'Autorização no Pleno, termo de 23/11/2026', trim(p_responsavel), p_inclui_audio)
    on conflict (clinica_id) where retirado_em is null do nothing;
  else
    update private.ia_consentimentos k set retirado_em = now(), retirado_por = eu
    where k.clinica_id = eu and k.retirado_em is null;
  end if;
  return p_consente;
end;
$$;
comment on function public.definir_meu_consentimento_de_ia(boolean, text, boolean) is
  'The calling account lets its questions without identifiers go to a model outside, and sound of visits if it says so, or no longer does. Definer: nobody writes the table itself.';

create function public.minhas_recusas_de_ia()
returns table (paciente_id uuid, recusada_em timestamptz, pelo_paciente boolean)
language sql stable security definer
set search_path = ''
as $$
  select meu.id, r.recusada_em, r.pelo_paciente
  from private.pacientes_da_conta() as meu (id)
  join public.ia_recusas r on r.paciente_id = meu.id and r.retirada_em is null;
$$;
comment on function public.minhas_recusas_de_ia() is
  'Of which registrations of the calling account the assistant is refused, since when, and whether by the account. Definer: refusals are the tenant''s.';

create function public.definir_minha_recusa_de_ia(p_paciente uuid, p_recusa boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  paciente constant public.pacientes := private.meu_paciente_confirmado(p_paciente);
begin
  perform private.exigir(num_nulls(p_paciente, p_recusa));
  if p_recusa then
    -- What the desk wrote down becomes the patient's own word.
    insert into public.ia_recusas (clinica_id, paciente_id, recusada_por, pelo_paciente)
    values (paciente.clinica_id, paciente.id, eu, true)
    on conflict (paciente_id) where retirada_em is null do update set pelo_paciente = true;
  else
    update public.ia_recusas r set retirada_por = eu, retirada_em = now()
    where r.paciente_id = paciente.id and r.retirada_em is null;
  end if;
  return p_recusa;
end;
$$;
comment on function public.definir_minha_recusa_de_ia(uuid, boolean) is
  'A patient refuses that the assistant is asked about them, or no longer does. Definer: refusals are the tenant''s.';

revoke all on function
  public.meu_consentimento_de_ia(), public.autorizacao_de_ia(uuid), public.definir_meu_consentimento_de_ia(boolean, text, boolean),
  public.minhas_recusas_de_ia(), public.definir_minha_recusa_de_ia(uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  public.meu_consentimento_de_ia(), public.autorizacao_de_ia(uuid), public.definir_meu_consentimento_de_ia(boolean, text, boolean),
  public.minhas_recusas_de_ia(), public.definir_minha_recusa_de_ia(uuid, boolean)
to authenticated;
