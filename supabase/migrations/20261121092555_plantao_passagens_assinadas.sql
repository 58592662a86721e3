-- Handovers that are signed with a certificate: what their paper says, and what a signature does to them.

alter table public.documentos_assinados add constraint a_signed_handover_is_of_a_shift
  foreign key (sessao_id) references public.sessoes_plantao (id) on delete restrict;

create function private.lugar_da_passagem(p public.passagens_de_plantao, out local_nome text, out fuso text, out quantos text)
language sql stable security definer
set search_path = ''
as $$
  select
    coalesce(s.local_nome, 'Plantão'), coalesce(l.fuso, 'America/Sao_Paulo'),
    case when n.total = 1 then '1 paciente' else n.total || ' pacientes' end
  from public.sessoes_plantao s
  left join public.locais_de_plantao l on l.id = s.local_id
  cross join (select jsonb_array_length(p.pacientes) as total) as n
  where s.id = p.sessao_id;
$$;
comment on function private.lugar_da_passagem(public.passagens_de_plantao) is
  'Where a handover was given, by which clock, and of how many patients, in words. Definer: asked by calls that read for their caller.';

create function public.base_da_passagem(p_passagem uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'pacientes', p.pacientes, 'entregue_em', p.entregue_em, 'assinada_em', p.assinada_em,
    'local_nome', l.local_nome, 'fuso', l.fuso, 'quantos', l.quantos,
    'medico', jsonb_build_object('nome', m.nome, 'crm', m.crm, 'crm_uf', m.crm_uf)
  )
  from public.passagens_de_plantao p
  join public.profiles m on m.id = p.medico_id
  cross join lateral private.lugar_da_passagem(p) as l
  where p.id = p_passagem and p.medico_id = private.usuario_id() and p.entregue_em is not null;
$$;
comment on function public.base_da_passagem(uuid) is
  'All that the PDF of an own handover says, which browser and service make alike: null of a draft and of another''s. Definer: the place is read as it was then, whoever may list places.';
revoke execute on function public.base_da_passagem(uuid) from public, anon, service_role;
grant execute on function public.base_da_passagem(uuid) to authenticated;

create function private.passagem_assinada(p_passagem uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.passagens_de_plantao p set assinada_em = now() where p.id = p_passagem and p.assinada_em is null;
end;
$$;
comment on function private.passagem_assinada(uuid) is
  'Marks a handover as signed: it changes no more, and may still be received. Definer: called by the registration of a signature alone.';
