-- What a doctor finished or prepared and has not signed with a certificate.

create function public.assinaturas_pendentes(p_desde timestamptz default '-infinity', p_limite int default 200)
returns table (
  tipo text, documento_id uuid, especie text, clinica_id uuid, clinica_nome text, fuso text,
  paciente_id uuid, paciente_nome text, quando timestamptz, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  -- No sql function: handovers are of a later context.
  return query
  with eu as (select private.usuario_id() as id),
  prontos as (
    select 'evolucao' as tipo, e.id, null::text as especie, e.clinica_id, e.paciente_id, e.finalizado_em as quando
    from public.prontuarios e
    -- Of an entry with several versions, the one in force.
    where e.autor_id = (select eu.id from eu) and e.status = 'finalizado' and e.substituido_por is null
      and e.inativado_em is null
    union all
    select d.tipo, d.id, d.especie, d.clinica_id, d.paciente_id, d.criado_em
    from public.prescricoes d
    where d.medico_id = (select eu.id from eu) and d.estado = 'rascunho'
      -- Without its number a notificação is written by hand.
      and (private.exige_numeracao(d.especie) and d.numero_sncr is null) is not true
  ),
  onde as (
    select c.clinica_id from (select distinct p.clinica_id from prontos p) as c, eu
    where private.atende_em(eu.id, c.clinica_id)
  ),
  esperam as (
    select p.* from prontos p join onde on onde.clinica_id = p.clinica_id
    union all
    select 'passagem', p.id, null, null, null, p.entregue_em
    from public.passagens_de_plantao p
    where p.medico_id = (select eu.id from eu) and p.entregue_em is not null
  ),
  -- Named only after they are picked: a doctor of years has thousands.
  escolhidos as materialized (
    select l.*, count(*) over () as quantos
    from esperam l
    where l.quando >= p_desde
      and not exists (
        select 1 from public.documentos_assinados a where a.tipo = l.tipo and a.documento_id = l.id
      )
    order by l.quando desc, l.id
    limit least(greatest(p_limite, 1), 200)
  )
  select
    l.tipo, l.id, l.especie, l.clinica_id, coalesce(c.nome, o.local_nome),
    case when p.id is null then private.fuso_da_clinica(l.clinica_id) else o.fuso end, l.paciente_id,
    coalesce(nullif(t.nome_social, ''), t.nome, o.quantos), l.quando, l.quantos
  from escolhidos l
  left join public.profiles c on c.id = l.clinica_id
  left join public.pacientes t on t.id = l.paciente_id
  left join public.passagens_de_plantao p on l.tipo = 'passagem' and p.id = l.id
  left join lateral private.lugar_da_passagem(p) as o on p.id is not null
  order by l.quando desc, l.id;
end;
$$;
comment on function public.assinaturas_pendentes(timestamptz, int) is
  'Own finished entries, handovers that were given, and prepared documents of the clinics where the caller attends, that wait for a signature, newest first; `total` counts those left out too. Definer: what one may sign is asked in one place (private.exigir_assinavel), which the registration asks again.';
revoke all on function public.assinaturas_pendentes(timestamptz, int) from public, anon, authenticated;
grant execute on function public.assinaturas_pendentes(timestamptz, int) to authenticated;
