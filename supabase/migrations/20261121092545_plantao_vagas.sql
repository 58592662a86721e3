-- Open shifts of a hospital, taken by the on-call doctors who are linked to it.

create table public.vagas_de_plantao (
  id uuid primary key default gen_random_uuid(),
  clinica_id uuid not null references public.profiles (id) on delete restrict,
  setor text,
  especialidade text,
  inicio timestamptz not null,
  fim timestamptz not null,
  valor_centavos int,
  observacoes text,
  desistencia_horas int not null default 24,
  estado text not null default 'aberta',
  tomada_por uuid references public.profiles (id) on delete restrict,
  tomada_em timestamptz,
  criado_em timestamptz not null default now(),
  constraint estado_is_known check (estado in ('aberta', 'tomada', 'cancelada')),
  constraint who_took_it_is_known
    check ((estado = 'tomada') = (tomada_por is not null) and (tomada_por is null) = (tomada_em is null)),
  constraint planned_shift_has_a_length check (fim > inicio and fim <= inicio + interval '36 hours'),
  constraint agreed_value_is_plausible check (valor_centavos between 1 and 10000000),
  constraint texts_are_short check (
    char_length(setor) <= 80 and char_length(especialidade) <= 80 and char_length(observacoes) <= 500
  ),
  constraint withdrawal_is_within_a_month check (desistencia_horas between 0 and 720)
);

comment on table public.vagas_de_plantao is
  'Open shifts that a hospital publishes; who of its on-call doctors takes one first has it. Published and read by the hospital; doctors read through public.vagas_abertas().';
comment on column public.vagas_de_plantao.valor_centavos is 'Gross value of this shift; null: by the terms of who works it.';
comment on column public.vagas_de_plantao.desistencia_horas is
  'Until how long before it begins who took it may give it back alone.';
comment on column public.vagas_de_plantao.tomada_por is 'Who works it: a colleague, once the shift was passed on.';

create index vagas_de_plantao_da_clinica on public.vagas_de_plantao (clinica_id, inicio);
create index vagas_de_plantao_tomada_por on public.vagas_de_plantao (tomada_por) where tomada_por is not null;

alter table public.plantoes add constraint shift_was_published
  foreign key (vaga_id) references public.vagas_de_plantao (id) on delete restrict;
create unique index plantoes_uma_pessoa_por_vaga on public.plantoes (vaga_id)
  where vaga_id is not null and estado in ('previsto', 'realizado');

alter table public.vagas_de_plantao enable row level security;
revoke all on public.vagas_de_plantao from public, anon, authenticated, service_role;
grant select,
  insert (clinica_id, setor, especialidade, inicio, fim, valor_centavos, observacoes, desistencia_horas)
on public.vagas_de_plantao to authenticated;
grant select, insert, update on public.vagas_de_plantao to service_role;

call private.criar_politica(
  'public.vagas_de_plantao', 'select', 'a hospital reads its open shifts',
  'clinica_id = (select private.hospital_administrado())'
);
call private.criar_politica(
  'public.vagas_de_plantao', 'insert', 'a hospital publishes its open shifts',
  'clinica_id = (select private.hospital_administrado())'
);

create function private.horario_do_plantao(inicio timestamptz, fim timestamptz, fuso text) returns text
language sql stable
set search_path = ''
as $$
  select to_char(inicio at time zone fuso, 'DD/MM/YYYY, HH24:MI') || ' a '
    || to_char(fim at time zone fuso, case
      when (inicio at time zone fuso)::date = (fim at time zone fuso)::date then 'HH24:MI' else 'DD/MM, HH24:MI'
    end);
$$;
comment on function private.horario_do_plantao(timestamptz, timestamptz, text) is
  'A shift as a notice says it: "12/12/2026, 19:00 a 13/12, 07:00", by the clock of the place.';

create function private.anunciar_vaga() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  hospital constant text := (select p.nome from public.profiles p where p.id = new.clinica_id);
  sobre constant jsonb := jsonb_build_object('hospital_id', new.clinica_id, 'novas', true);
begin
  if new.inicio <= now() then
    raise exception 'Este plantão já teria começado. Escolha outro horário.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  -- A month that is published at once rings once.
  perform private.notificar(
    'vaga_de_plantao', v.medico_id, null, 'Plantões abertos',
    format('%s publicou plantões abertos. Assuma na sua agenda os que quiser.', hospital), sobre
  )
  from public.clinica_medicos v
  join public.profiles p on p.id = v.medico_id and p.tipo = 'plantonista' and p.ativo
  where v.clinica_id = new.clinica_id and v.vigente
    and not exists (
      select from public.notificacoes n
      where n.user_id = v.medico_id and not n.lida and not n.deleted
        and n.aviso = 'vaga_de_plantao' and n.contexto = sobre
    );
  return new;
end;
$$;
comment on function private.anunciar_vaga() is
  'Refuses a shift that would have begun, and tells the hospital''s on-call doctors of new ones. Definer: rings somebody else''s bell.';

create trigger anunciar_vaga before insert on public.vagas_de_plantao
  for each row execute function private.anunciar_vaga();

create function private.local_do_hospital(medico uuid, hospital uuid, do_setor text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  achado uuid;
begin
  select l.id into achado from public.locais_de_plantao l
  where l.medico_id = medico and l.ativo and l.hospital_id = hospital
  order by l.setor is not distinct from do_setor desc, l.criado_em, l.id limit 1;
  if achado is null then
    insert into public.locais_de_plantao as l (medico_id, nome, setor, cnpj, fuso, hospital_id)
    select medico, p.nome, do_setor, d.cnpj, private.fuso_da_clinica(hospital), hospital
    from public.profiles p left join public.perfil_documentos d on d.profile_id = p.id
    where p.id = hospital
    on conflict on constraint one_place_a_name do update set hospital_id = hospital, ativo = true
    returning l.id into achado;
  end if;
  return achado;
end;
$$;
comment on function private.local_do_hospital(uuid, uuid, text) is
  'The doctor''s place that is this hospital''s, best of that sector; a doctor without one gets it. Definer: nobody ties a place by hand.';

create function private.vinculado_ao_hospital(medico uuid, hospital uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.clinica_medicos v
    join public.profiles h on h.id = v.clinica_id and h.tipo = 'hospital' and h.ativo
    where v.medico_id = medico and v.clinica_id = hospital and v.vigente
  );
$$;
comment on function private.vinculado_ao_hospital(uuid, uuid) is
  'Whether a link of a doctor to a hospital holds. Definer: links hide colleagues from one another.';

create function public.ligar_local(p_local uuid, p_hospital uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  mudado uuid;
begin
  perform private.exigir(num_nulls(p_local));
  if p_hospital is not null and not private.vinculado_ao_hospital(eu, p_hospital) then
    raise exception 'Você não tem vínculo com este hospital.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  update public.locais_de_plantao l set hospital_id = p_hospital
  where l.id = p_local and l.medico_id = eu returning l.id into mudado;
  if mudado is null then
    raise exception 'Não encontramos este local.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  return mudado;
end;
$$;
comment on function public.ligar_local(uuid, uuid) is
  'Says that an own place is that of a linked hospital, which from the next session on sees what happens there; null takes it back. Definer: the tie is not written by hand.';

create function public.vagas_abertas()
returns table (
  id uuid, hospital_nome text, setor text, especialidade text, inicio timestamptz, fim timestamptz,
  fuso text, valor_centavos int, observacoes text, desistencia_horas int, ocupado boolean
)
language sql stable security definer
set search_path = ''
as $$
  select v.id, h.nome, v.setor, v.especialidade, v.inicio, v.fim, private.fuso_da_clinica(h.id),
    v.valor_centavos, v.observacoes, v.desistencia_horas,
    exists (
      select from public.plantoes p
      where p.medico_id = (select private.usuario_id()) and p.estado in ('previsto', 'realizado')
        and tstzrange(p.inicio, p.fim) && tstzrange(v.inicio, v.fim)
    )
  from public.vagas_de_plantao v
  join public.profiles h on h.id = v.clinica_id
  where v.clinica_id = any (array(select private.hospitais_dos_plantoes()))
    and v.estado = 'aberta' and v.inicio > now()
  order by v.inicio, v.id
  limit 300;
$$;
comment on function public.vagas_abertas() is
  'Open shifts of the hospitals that the calling on-call doctor is linked to, and which of them fall on own shifts. Definer: the table is the hospitals''.';

create function public.tomar_vaga(p_vaga uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  vaga public.vagas_de_plantao;
  plantao uuid;
begin
  perform private.exigir(num_nulls(p_vaga));
  -- Whoever comes second waits here, and then reads that it is taken.
  select * into vaga from public.vagas_de_plantao v
  where v.id = p_vaga and v.clinica_id in (select private.hospitais_dos_plantoes()) for update;
  if vaga.id is null then
    raise exception 'Não encontramos este plantão.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if vaga.tomada_por = eu then
    return (
      select p.id from public.plantoes p
      where p.vaga_id = vaga.id and p.medico_id = eu and p.estado in ('previsto', 'realizado')
    );
  end if;
  if vaga.estado = 'tomada' then
    raise exception 'Este plantão já foi assumido por um colega.' using errcode = '23505', detail = 'JA_EXISTE';
  end if;
  if vaga.estado = 'cancelada' or vaga.inicio <= now() then
    raise exception 'O hospital já não oferece este plantão.' using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.vagas_de_plantao v set estado = 'tomada', tomada_por = eu, tomada_em = now() where v.id = vaga.id;
  insert into public.plantoes as p (
    medico_id, local_id, inicio, fim, valor_combinado_centavos, observacoes, vaga_id
  ) values (
    eu, private.local_do_hospital(eu, vaga.clinica_id, vaga.setor), vaga.inicio, vaga.fim,
    vaga.valor_centavos, vaga.observacoes, vaga.id
  ) returning p.id into plantao;
  perform private.contar_ao_hospital(vaga, eu, 'Plantão assumido', '%s assumiu o plantão de %s.');
  return plantao;
end;
$$;
comment on function public.tomar_vaga(uuid) is
  'Takes an open shift: who comes first has it, in the own agenda, at the place of the hospital. Asked again, answers the same. Definer: the table is the hospitals''.';

create function private.contar_ao_hospital(
  vaga public.vagas_de_plantao, medico uuid, titulo text, frase text
) returns void
language sql security definer
set search_path = ''
as $$
  select private.notificar(
    'vaga_de_plantao', vaga.clinica_id, vaga.clinica_id, titulo,
    format(
      frase, (select p.nome from public.profiles p where p.id = medico),
      private.horario_do_plantao(vaga.inicio, vaga.fim, private.fuso_da_clinica(vaga.clinica_id))
    ),
    jsonb_build_object('hospital_id', vaga.clinica_id)
  );
$$;
comment on function private.contar_ao_hospital(public.vagas_de_plantao, uuid, text, text) is
  'Tells a hospital what a doctor did with an open shift. Definer: rings somebody else''s bell.';

create function public.desistir_da_vaga(p_plantao uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  vaga public.vagas_de_plantao;
begin
  perform private.exigir(num_nulls(p_plantao));
  select v.* into vaga from public.plantoes p join public.vagas_de_plantao v on v.id = p.vaga_id
  where p.id = p_plantao and p.medico_id = eu and p.estado = 'previsto' and v.tomada_por = eu
  for update of v;
  if vaga.id is null then
    raise exception 'Não encontramos este plantão.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if now() > vaga.inicio - make_interval(hours => vaga.desistencia_horas) then
    raise exception 'O prazo para desistir já passou. Passe o plantão a um colega, ou fale com o hospital.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.plantoes p set estado = 'cancelado' where p.id = p_plantao;
  update public.vagas_de_plantao v set estado = 'aberta', tomada_por = null, tomada_em = null where v.id = vaga.id;
  perform private.contar_ao_hospital(vaga, eu, 'Plantão aberto de novo', '%s desistiu do plantão de %s. Ele voltou a ficar aberto.');
  return vaga.id;
end;
$$;
comment on function public.desistir_da_vaga(uuid) is
  'Gives a taken shift back while the hospital''s time for it lasts; it is open again, and the hospital is told. Definer: the table is the hospitals''.';

create function public.cancelar_vaga(p_vaga uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  vaga public.vagas_de_plantao;
begin
  perform private.exigir(num_nulls(p_vaga));
  select * into vaga from public.vagas_de_plantao v
  where v.id = p_vaga and v.clinica_id = private.hospital_administrado() for update;
  if vaga.id is null then
    raise exception 'Não encontramos este plantão.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if vaga.estado = 'cancelada' then
    return vaga.id;
  end if;
  if vaga.inicio <= now() then
    raise exception 'Este plantão já começou e não é mais cancelado.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.vagas_de_plantao v set estado = 'cancelada', tomada_por = null, tomada_em = null where v.id = vaga.id;
  update public.plantoes p set estado = 'cancelado' where p.vaga_id = vaga.id and p.estado = 'previsto';
  perform private.notificar(
    'vaga_de_plantao', vaga.tomada_por, null, 'Plantão cancelado pelo hospital',
    format(
      '%s cancelou o plantão de %s. Ele saiu da sua agenda.',
      (select h.nome from public.profiles h where h.id = vaga.clinica_id),
      private.horario_do_plantao(vaga.inicio, vaga.fim, private.fuso_da_clinica(vaga.clinica_id))
    ),
    jsonb_build_object('hospital_id', vaga.clinica_id)
  ) where vaga.tomada_por is not null;
  return vaga.id;
end;
$$;
comment on function public.cancelar_vaga(uuid) is
  'The hospital takes a shift back before it begins; who had taken it is told, and it leaves the agenda. Definer: agendas are the doctors''.';

revoke all on function
  public.ligar_local(uuid, uuid), public.vagas_abertas(), public.tomar_vaga(uuid),
  public.desistir_da_vaga(uuid), public.cancelar_vaga(uuid)
from public, anon, authenticated;
grant execute on function
  public.ligar_local(uuid, uuid), public.vagas_abertas(), public.tomar_vaga(uuid),
  public.desistir_da_vaga(uuid), public.cancelar_vaga(uuid)
to authenticated;
