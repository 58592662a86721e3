-- What a patient shows at the pharmacy, from the phone: the code of the document and an access code of
-- the day, since that of the paper is kept as a hash alone.

create table private.acessos_temporarios (
  assinado_id uuid primary key references public.documentos_assinados (id) on delete restrict,
  hash text not null,
  expira_em timestamptz not null
);

comment on table private.acessos_temporarios is
  'An access code that a patient asked for, as a hash, until it expires; a newer one takes its place.';

alter table private.acessos_temporarios enable row level security;
revoke all on private.acessos_temporarios from public, anon, authenticated, service_role;

create function private.acesso_confere(d public.documentos_assinados, acesso text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  -- Of each hash that is valid now, so that the time says nothing of the code.
  select bool_or(h.hash = extensions.crypt(upper(left(coalesce(acesso, ''), 64)), h.hash))
  from (
    select d.acesso_hash as hash
    union all
    select t.hash from private.acessos_temporarios t where t.assinado_id = d.id and t.expira_em > now()
  ) as h;
$$;
comment on function private.acesso_confere(public.documentos_assinados, text) is
  'Whether an access code is that of the paper, or the one that the patient shows today. Definer: it reads the hashes.';

create function public.codigo_para_a_farmacia(p_documento uuid)
returns table (codigo text, acesso text, expira_em timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  alvo public.documentos_assinados;
begin
  select * into alvo from public.documentos_assinados d
  where d.documento_id = p_documento and d.tipo <> 'evolucao'
    and d.paciente_id in (select private.pacientes_da_conta());
  if alvo.id is null then
    raise exception 'Documento não encontrado.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  codigo := alvo.codigo;
  acesso := private.sortear(8);
  expira_em := now() + interval '24 hours';
  insert into private.acessos_temporarios as t (assinado_id, hash, expira_em)
  values (alvo.id, extensions.crypt(acesso, extensions.gen_salt('bf', 6)), codigo_para_a_farmacia.expira_em)
  on conflict (assinado_id) do update set hash = excluded.hash, expira_em = excluded.expira_em;
  return next;
end;
$$;
comment on function public.codigo_para_a_farmacia(uuid) is
  'The codes of an own signed document, for who is shown the patient''s phone: the access code is new, and opens it for 24 hours. Definer: patients read no row, and codes are nobody''s to choose.';
revoke all on function public.codigo_para_a_farmacia(uuid) from public, anon, authenticated;
grant execute on function public.codigo_para_a_farmacia(uuid) to authenticated;

create function public.meus_documentos(p_antes_de timestamptz default 'infinity', p_limite int default 50)
returns table (
  id uuid, paciente_nome text, clinica_nome text, medico_nome text, medico_crm text, medico_crm_uf text,
  tipo text, especie text, situacao text, assinatura text, sncr text, emitida_em timestamptz,
  valida_ate date, cancelada_em timestamptz, conteudo jsonb, assinado_id uuid
)
language sql stable security definer
set search_path = ''
as $$
  select d.id, coalesce(p.nome_social, p.nome), c.nome, d.medico_nome, d.medico_crm, d.medico_crm_uf, d.tipo,
    d.especie, private.situacao_da_prescricao(d), d.assinatura, d.sncr, d.emitida_em, d.valida_ate,
    d.cancelada_em, d.conteudo, a.id
  from public.prescricoes d
  join public.pacientes p on p.id = d.paciente_id
  join public.profiles c on c.id = d.clinica_id
  left join public.documentos_assinados a on a.documento_id = d.id and a.tipo = d.tipo
  where d.paciente_id = any (array(select private.pacientes_da_conta())) and d.emitida_em is not null
    and d.emitida_em < coalesce(p_antes_de, 'infinity')
  order by d.emitida_em desc, d.id
  limit least(greatest(coalesce(p_limite, 50), 1), 100);
$$;
comment on function public.meus_documentos(timestamptz, int) is
  'Documents emitted for the calling patient''s account, newest first: what they say, never what the check found. Definer: patients read no document directly.';
revoke all on function public.meus_documentos(timestamptz, int) from public, anon, authenticated;
grant execute on function public.meus_documentos(timestamptz, int) to authenticated;
