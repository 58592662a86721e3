-- What a doctor finished or prepared and has not signed with a certificate.

create function public.assinaturas_pendentes(p_desde timestamptz default '-infinity', p_limite int default 200)
returns table (
  tipo text, documento_id uuid, especie text, clinica_id uuid, clinica_nome text, fuso text,
  paciente_id uuid, paciente_nome text, quando timestamptz, total bigint
)
language sql stable security definer
set search_path = ''
as $$
  with eu as (select private.usuario_id() as id),
  prontos as (
    select 'evolucao' as tipo, e.id, null::text as especie, e.clinica_id, e.paciente_id, e.finalizado_em as quando
    from public.prontuarios e
    -- Of an entry with several versions, the one in force.
    where e.autor_id = (select id from eu) and e.status = 'finalizado' and e.substituido_por is null
      and e.inativado_em is null
    union all
    select d.tipo, d.id, d.especie, d.clinica_id, d.paciente_id, d.criado_em
    from public.prescricoes d
    where d.medico_id = (select id from eu) and d.estado = 'rascunho'
      -- Without its number a notificação is written by hand.
      and (private.exige_numeracao(d.especie) and d.numero_sncr is null) is not true
  ),
  onde as (
    select c.clinica_id from (select distinct p.clinica_id from prontos p) as c, eu
    where private.atende_em(eu.id, c.clinica_id)
  )
  select
    p.tipo, p.id, p.especie, p.clinica_id, c.nome, private.fuso_da_clinica(p.clinica_id), p.paciente_id,
    coalesce(nullif(t.nome_social, ''), t.nome), p.quando, count(*) over ()
  from prontos p
  join onde using (clinica_id)
  join public.profiles c on c.id = p.clinica_id
  join public.pacientes t on t.id = p.paciente_id
  where p.quando >= p_desde
    and not exists (
      select 1 from public.documentos_assinados a where a.tipo = p.tipo and a.documento_id = p.id
    )
  order by p.quando desc, p.id
  limit least(greatest(p_limite, 1), 200);
$$;
comment on function public.assinaturas_pendentes(timestamptz, int) is
  'Own finished entries and prepared documents of the clinics where the caller attends that wait for a signature, newest first; `total` counts those left out too. Definer: what one may sign is asked in one place (private.exigir_assinavel), which the registration asks again.';
revoke all on function public.assinaturas_pendentes(timestamptz, int) from public, anon, authenticated;
grant execute on function public.assinaturas_pendentes(timestamptz, int) to authenticated;
