-- A record opened in two calls that go together: over a slow network twelve would wait for one another.

create function public.capa_do_prontuario(p_paciente uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'paciente', (
      select coalesce(jsonb_agg(to_jsonb(l)), '[]')
      from (
        select p.id, p.clinica_id, p.nome, p.nome_social, p.data_nascimento, p.sexo, p.cpf, p.cns,
          p.telefone, p.ativo, p.data_obito
        from public.pacientes p where p.id = p_paciente
      ) as l
    ),
    'situacao', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.situacao_de_acesso(p_paciente) as s
    ),
    'resumo', (
      select coalesce(jsonb_agg(to_jsonb(l)), '[]')
      from (
        select r.alergias, r.nega_alergias, r.alertas, r.atualizado_em
        from public.resumos_clinicos r where r.paciente_id = p_paciente
      ) as l
    ),
    'folha', public.folha_de_rosto(p_paciente)
  );
end;
$$;
comment on function public.capa_do_prontuario(uuid) is
  'What stands around every screen of a patient: who it is, whether the record is restricted, allergies and alerts, the front page. Each part as its own call answers it. Writes in the log that the record was opened, as folha_de_rosto does. Runs as the caller: the policies decide.';

create function public.inicio_do_prontuario(p_paciente uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  linha constant public.prontuarios[] :=
    array(select l from public.linha_do_tempo(p_paciente) as l);
begin
  return jsonb_build_object(
    'linha', jsonb_build_object(
      'entradas', to_jsonb(linha),
      'adendos', (
        select coalesce(jsonb_agg(to_jsonb(a) order by a.ocorrido_em), '[]')
        from public.prontuarios a
        where a.adendo_de = any (array(select l.entrada_id from unnest(linha) as l))
          and a.status = 'finalizado' and a.substituido_por is null
      ),
      -- As far back as the page of 20 entries reaches.
      'documentos', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.emitida_em desc), '[]')
        from public.prescricoes d
        where d.paciente_id = p_paciente and d.emitida_em is not null
          and ((linha[21]).id is null or d.emitida_em >= (linha[20]).ocorrido_em)
      )
    ),
    'rascunhos', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.atualizado_em desc), '[]')
      from public.prontuarios r where r.paciente_id = p_paciente and r.status = 'rascunho'
    ),
    'escrevendo', (
      select coalesce(jsonb_agg(to_jsonb(q)), '[]') from public.quem_escreve(p_paciente) as q
    ),
    'autores', (
      select coalesce(jsonb_agg(to_jsonb(q)), '[]') from public.autores_do_prontuario(p_paciente) as q
    ),
    'plantoes', (
      select coalesce(jsonb_agg(to_jsonb(q)), '[]') from public.plantoes_do_paciente(p_paciente) as q
    ),
    'calculos', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.criado_em desc, l.id), '[]')
      from (
        select c.id, c.ferramenta, c.versao, c.resultado, c.interpretacao, c.autor_id, c.autor_nome,
          c.criado_em, c.anulado_em, c.motivo_da_anulacao
        from public.calculos c where c.paciente_id = p_paciente
        order by c.criado_em desc, c.id limit 1000
      ) as l
    ),
    'documentos', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.emitida_em desc), '[]')
      from (
        select d.* from public.prescricoes d
        where d.paciente_id = p_paciente and d.emitida_em is not null
        order by d.emitida_em desc limit 60
      ) as l
    )
  );
end;
$$;
comment on function public.inicio_do_prontuario(uuid) is
  'What the screen of a record shows first: the first page of the timeline with its addenda and documents, the caller''s drafts, who is writing, the authors, attendances in shifts, kept results and emitted documents. Each part as its own call answers it. Runs as the caller: the policies decide.';

revoke all on function public.capa_do_prontuario(uuid), public.inicio_do_prontuario(uuid)
from public, anon, authenticated;
grant execute on function public.capa_do_prontuario(uuid), public.inicio_do_prontuario(uuid)
to authenticated;
