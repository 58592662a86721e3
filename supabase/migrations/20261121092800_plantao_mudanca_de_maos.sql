-- What comes of an offer: the colleague answers, and the shift changes hands, or both do.

create function private.local_de_quem_recebe(quem uuid, plantao public.plantoes, escolhido uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  lugar public.locais_de_plantao;
  achado uuid;
begin
  if plantao.vaga_id is not null then
    return (
      select private.local_do_hospital(quem, v.clinica_id, v.setor)
      from public.vagas_de_plantao v where v.id = plantao.vaga_id
    );
  end if;
  if escolhido is not null then
    select l.id into achado from public.locais_de_plantao l
    where l.id = escolhido and l.medico_id = quem and l.ativo;
    if achado is null then
      raise exception 'Não encontramos este local na sua lista.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
    end if;
    return achado;
  end if;
  select * into lugar from public.locais_de_plantao l where l.id = plantao.local_id;
  achado := private.mesmo_local(quem, lugar);
  if achado is null then
    insert into public.locais_de_plantao as l (
      medico_id, nome, setor, cnpj, cnes, uf, cidade, endereco, fuso, calendario
    ) values (
      quem, lugar.nome, lugar.setor, lugar.cnpj, lugar.cnes, lugar.uf, lugar.cidade, lugar.endereco,
      lugar.fuso, lugar.calendario
    )
    on conflict on constraint one_place_a_name do update set ativo = true
    returning l.id into achado;
  end if;
  return achado;
end;
$$;
comment on function private.local_de_quem_recebe(uuid, public.plantoes, uuid) is
  'Where a shift stands for who receives it: the place that was chosen, or the same in that doctor''s list, else added to it, without contacts, notes and terms. Definer: lists are each doctor''s own.';

create function private.mesmo_local(quem uuid, lugar public.locais_de_plantao) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select l.id from public.locais_de_plantao l
  where l.medico_id = quem and l.ativo
    and (l.cnes = lugar.cnes or l.cnpj = lugar.cnpj or l.nome = lugar.nome)
  order by l.cnes = lugar.cnes desc nulls last, l.cnpj = lugar.cnpj desc nulls last,
    l.setor is not distinct from lugar.setor desc, l.id
  limit 1;
$$;
comment on function private.mesmo_local(uuid, public.locais_de_plantao) is
  'The same place in another doctor''s list, by CNES, CNPJ or name; null when it is not there.';

create function private.receber_plantao(plantao public.plantoes, quem uuid, lugar uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  novo uuid;
  vaga public.vagas_de_plantao;
begin
  insert into public.plantoes as p (
    medico_id, local_id, inicio, fim, sobreaviso, valor_combinado_centavos, vaga_id, recebido_de
  ) values (
    -- What a colleague agreed for the own work is nobody else's; what the hospital published is the shift's.
    quem, private.local_de_quem_recebe(quem, plantao, lugar), plantao.inicio, plantao.fim, plantao.sobreaviso,
    case when plantao.vaga_id is not null then plantao.valor_combinado_centavos end, plantao.vaga_id, plantao.id
  ) returning p.id into novo;
  if plantao.vaga_id is not null then
    update public.vagas_de_plantao v set tomada_por = quem, tomada_em = now()
    where v.id = plantao.vaga_id returning * into vaga;
    perform private.contar_ao_hospital(vaga, quem, 'Plantão passado a um colega', 'Agora é %s quem faz o plantão de %s.');
  end if;
  return novo;
exception
  when exclusion_violation then
    raise exception '% já tem um compromisso nesse horário.',
      case when quem = private.usuario_id() then 'Você' else (select p.nome from public.profiles p where p.id = quem) end
      using errcode = '23P01', detail = 'CONFLITO';
end;
$$;
comment on function private.receber_plantao(public.plantoes, uuid, uuid) is
  'Writes a shift into the agenda of who receives it, under the constraint of every planned shift. Definer: agendas are each doctor''s own.';

create function private.oferta_a_responder(p_oferta uuid, eu uuid) returns public.ofertas_de_plantao
language plpgsql security definer
set search_path = ''
as $$
declare
  oferta public.ofertas_de_plantao;
begin
  select o.* into oferta
  from public.ofertas_de_plantao o
  join public.plantoes s on s.id = o.plantao_id
  join public.locais_de_plantao l on l.id = s.local_id
  where o.id = p_oferta
    and (o.para_id = eu or o.colega_id = eu or o.para_id is null and eu in (select private.colegas_do_local(l)))
  for update of o;
  if oferta.id is null then
    raise exception 'Não encontramos esta oferta.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if oferta.estado <> 'aberta' then
    raise exception 'Esta oferta já foi respondida ou retirada. Recarregue a página.'
      using errcode = '23505', detail = 'JA_EXISTE';
  end if;
  return oferta;
end;
$$;
comment on function private.oferta_a_responder(uuid, uuid) is
  'An open offer that a doctor may answer, locked: who comes second waits, and reads that it is gone. Definer: offers are read by calls alone.';

create function public.aceitar_plantao(
  p_oferta uuid, p_em_troca uuid default null, p_local uuid default null
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  oferta public.ofertas_de_plantao;
  plantao public.plantoes;
  em_troca public.plantoes;
begin
  perform private.exigir(num_nulls(p_oferta));
  oferta := private.oferta_a_responder(p_oferta, eu);
  perform private.exigir(case oferta.tipo when 'troca' then num_nulls(p_em_troca) else 0 end);
  perform p.id from public.plantoes p where p.id in (oferta.plantao_id, p_em_troca) order by p.id for update;
  plantao := private.plantao_por_vir(oferta.plantao_id, oferta.medico_id);
  perform private.exigir_colega(eu, plantao);
  if oferta.tipo = 'troca' then
    em_troca := private.plantao_por_vir(p_em_troca, eu);
    perform private.exigir_colega(oferta.medico_id, em_troca);
    update public.ofertas_de_plantao o
    set estado = 'proposta', colega_id = eu, em_troca_id = em_troca.id,
      local_do_colega_id = private.local_de_quem_recebe(eu, plantao, p_local)
    where o.id = oferta.id returning * into oferta;
    perform private.avisar_da_oferta(
      oferta.medico_id, oferta, 'Troca proposta', '%s propôs um plantão em troca do seu de %s, em %s. Confirme ou recuse.'
    );
    return oferta.id;
  end if;
  update public.ofertas_de_plantao o
  set estado = 'aceita', colega_id = eu, respondida_em = now() where o.id = oferta.id returning * into oferta;
  update public.plantoes p set estado = 'passado' where p.id = plantao.id;
  perform private.avisar_da_oferta(oferta.medico_id, oferta, 'Plantão aceito', '%s aceitou o seu plantão de %s, em %s.');
  return private.receber_plantao(plantao, eu, p_local);
end;
$$;
comment on function public.aceitar_plantao(uuid, uuid, uuid) is
  'Takes an offered shift, at an own place; or names an own shift in exchange, which its owner then confirms. Definer: agendas are each doctor''s own.';

create function public.recusar_plantao(p_oferta uuid) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  oferta public.ofertas_de_plantao;
begin
  perform private.exigir(num_nulls(p_oferta));
  oferta := private.oferta_a_responder(p_oferta, eu);
  if oferta.para_id is distinct from eu then
    raise exception 'Esta oferta é de todos do local: quem não quer não precisa responder.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  update public.ofertas_de_plantao o
  set estado = 'recusada', colega_id = eu, respondida_em = now() where o.id = oferta.id returning * into oferta;
  perform private.avisar_da_oferta(oferta.medico_id, oferta, 'Oferta recusada', '%s não pode ficar com o seu plantão de %s, em %s.');
  return oferta.id;
end;
$$;
comment on function public.recusar_plantao(uuid) is
  'The colleague who was asked declines; the shift stays as it is. Definer: offers are written by calls alone.';

create function public.concluir_troca_de_plantao(p_oferta uuid, p_aceita boolean, p_local uuid default null) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.plantonista_que_chama();
  oferta public.ofertas_de_plantao;
  meu public.plantoes;
  dele public.plantoes;
begin
  perform private.exigir(num_nulls(p_oferta, p_aceita));
  select * into oferta from public.ofertas_de_plantao o
  where o.id = p_oferta and o.medico_id = eu and o.estado = 'proposta' for update;
  if oferta.id is null then
    raise exception 'Não encontramos esta troca.' using errcode = '42501', detail = 'NAO_ENCONTRADO';
  end if;
  if not p_aceita then
    perform private.avisar_da_oferta(oferta.colega_id, oferta, 'Troca recusada', '%s não aceitou a troca pelo plantão de %s, em %s.');
    update public.ofertas_de_plantao o
    set estado = 'aberta', colega_id = null, em_troca_id = null, local_do_colega_id = null where o.id = oferta.id;
    return oferta.id;
  end if;
  -- Both in one order, whoever confirms: two exchanges of the same shifts wait for one another.
  perform p.id from public.plantoes p where p.id in (oferta.plantao_id, oferta.em_troca_id) order by p.id for update;
  meu := private.plantao_por_vir(oferta.plantao_id, eu);
  dele := private.plantao_por_vir(oferta.em_troca_id, oferta.colega_id);
  perform private.exigir_colega(oferta.colega_id, meu), private.exigir_colega(eu, dele);
  update public.ofertas_de_plantao o set estado = 'aceita', respondida_em = now() where o.id = oferta.id;
  -- Both leave before either arrives: shifts of the same hours are exchanged too.
  update public.plantoes p set estado = 'passado' where p.id in (meu.id, dele.id);
  perform private.receber_plantao(meu, oferta.colega_id, oferta.local_do_colega_id);
  perform private.avisar_da_oferta(oferta.colega_id, oferta, 'Troca confirmada', '%s confirmou a troca: o plantão de %s, em %s, agora é seu.');
  return private.receber_plantao(dele, eu, p_local);
end;
$$;
comment on function public.concluir_troca_de_plantao(uuid, boolean, uuid) is
  'Who offered an exchange confirms the shift that was named, and both change hands at once; or declines it, and the offer is open again. Definer: agendas are each doctor''s own.';

create function public.ofertas_de_plantao_comigo()
returns table (
  id uuid, tipo text, estado text, minha boolean, para_todos boolean, plantao_id uuid,
  de_nome text, de_crm text, colega_nome text, colega_crm text, recado text, inicio timestamptz, fim timestamptz, fuso text,
  local_nome text, setor text, cidade text, sobreaviso boolean, valor_centavos int,
  troca_inicio timestamptz, troca_fim timestamptz, troca_fuso text, troca_local text,
  meu_local_id uuid, ocupado boolean, criado_em timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select o.id, o.tipo, o.estado, o.medico_id = eu.id, o.para_id is null, s.id,
    d.nome, d.crm || '/' || d.crm_uf, c.nome, c.crm || '/' || c.crm_uf, o.recado, s.inicio, s.fim, l.fuso,
    l.nome, l.setor, l.cidade, s.sobreaviso, case when s.vaga_id is not null then s.valor_combinado_centavos end,
    t.inicio, t.fim, tl.fuso, tl.nome,
    private.mesmo_local(eu.id, case when o.medico_id = eu.id then tl else l end),
    exists (
      select from public.plantoes p
      where p.medico_id = eu.id and p.estado in ('previsto', 'realizado')
        and p.id not in (s.id, coalesce(t.id, s.id))
        and tstzrange(p.inicio, p.fim) && case
          when o.medico_id = eu.id then tstzrange(t.inicio, t.fim) else tstzrange(s.inicio, s.fim)
        end
    ),
    o.criado_em
  from (
    select m.id,
      array(select private.hospitais_dos_plantoes()) as hospitais,
      array(select x.cnes from public.locais_de_plantao x where x.medico_id = m.id and x.ativo) as cnes,
      array(select x.cnpj from public.locais_de_plantao x where x.medico_id = m.id and x.ativo) as cnpjs
    from (select private.plantonista_do_usuario() as id) as m
  ) as eu
  join public.ofertas_de_plantao o on o.estado in ('aberta', 'proposta')
  join public.plantoes s on s.id = o.plantao_id and s.inicio > now()
  join public.locais_de_plantao l on l.id = s.local_id
  join public.profiles d on d.id = o.medico_id
  left join public.profiles c on c.id = coalesce(o.colega_id, o.para_id)
  left join public.plantoes t on t.id = o.em_troca_id
  left join public.locais_de_plantao tl on tl.id = t.local_id
  where o.medico_id = eu.id or o.para_id = eu.id or o.colega_id = eu.id
    -- As private.colegas_do_local says, by what is looked up once.
    or o.para_id is null and o.estado = 'aberta' and case
      when l.hospital_id is not null then l.hospital_id = any (eu.hospitais)
      else l.cnes = any (eu.cnes) or l.cnpj = any (eu.cnpjs)
    end
  order by s.inicio, o.id
  limit 200;
$$;
comment on function public.ofertas_de_plantao_comigo() is
  'Open offers that the calling on-call doctor made, was asked or may take, with what each says of both shifts. Definer: agendas are each doctor''s own.';

revoke all on function
  public.aceitar_plantao(uuid, uuid, uuid), public.recusar_plantao(uuid),
  public.concluir_troca_de_plantao(uuid, boolean, uuid), public.ofertas_de_plantao_comigo()
from public, anon, authenticated;
grant execute on function
  public.aceitar_plantao(uuid, uuid, uuid), public.recusar_plantao(uuid),
  public.concluir_troca_de_plantao(uuid, boolean, uuid), public.ofertas_de_plantao_comigo()
to authenticated;
