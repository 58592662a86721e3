-- Reminders of planned shifts, without a scheduler: each is a notice written with the plan, which shows
-- from its moment on.

create index notificacoes_lembretes on public.notificacoes ((contexto ->> 'plantao_id'))
  where aviso = 'lembrete_de_plantao';

create function private.lembrar_do_plantao() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  horas int;
  lugar public.locais_de_plantao;
begin
  if tg_op = 'UPDATE' then
    if (new.inicio, new.estado, new.local_id) = (old.inicio, old.estado, old.local_id) then
      return null;
    end if;
    delete from public.notificacoes n
    where n.aviso = 'lembrete_de_plantao' and n.contexto ->> 'plantao_id' = new.id::text and n.criada_em > now();
    -- What already rang tells of hours or a place that hold no more.
    update public.notificacoes n set lida = true
    where n.aviso = 'lembrete_de_plantao' and n.contexto ->> 'plantao_id' = new.id::text and not n.lida;
  end if;
  if new.estado <> 'previsto' then
    return null;
  end if;
  select * into lugar from public.locais_de_plantao l where l.id = new.local_id;
  foreach horas in array array[24, 2] loop
    if new.inicio - make_interval(hours => horas) > now() then
      perform private.notificar(
        'lembrete_de_plantao', new.medico_id, null, format('Plantão em %s horas', horas),
        format(
          '%s, %s.', lugar.nome, to_char(new.inicio at time zone lugar.fuso, 'DD/MM/YYYY "às" HH24:MI')
        ),
        jsonb_build_object('plantao_id', new.id),
        aparece_em => new.inicio - make_interval(hours => horas)
      );
    end if;
  end loop;
  return null;
end;
$$;
comment on function private.lembrar_do_plantao() is
  'Writes the reminders of a planned shift, 24 and 2 hours before it, anew when it moves, and none once it is cancelled, worked or given away. Definer: writes notices.';

create trigger lembrar_do_plantao after insert or update on public.plantoes
  for each row execute function private.lembrar_do_plantao();
