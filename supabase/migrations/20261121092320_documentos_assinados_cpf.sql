-- The CPF of who signs, by which a certificate is theirs.

create function public.registrar_meu_cpf(p_cpf text)
returns table (registrado boolean, bloqueado_ate timestamptz)
language plpgsql security definer
set search_path = ''
as $$
declare
  eu constant uuid := private.usuario_id();
  atual public.perfil_documentos;
begin
  perform private.exigir(num_nulls(p_cpf));
  select * into atual from public.perfil_documentos d where d.profile_id = eu for update;
  if atual.profile_id is null or atual.tipo not in ('medico', 'plantonista') then
    raise exception 'Seu tipo de conta não registra CPF aqui.' using errcode = '42501', detail = 'PROIBIDO';
  elsif not private.cpf_valido(p_cpf) then
    raise exception 'Os dígitos do CPF não conferem.' using errcode = '23514', detail = 'VALIDACAO';
  elsif p_cpf is distinct from atual.cpf and atual.cpf is not null
    and exists (select 1 from public.documentos_assinados d where d.medico_id = eu)
  then
    raise exception 'Há documentos assinados com o CPF atual, que por isso não muda. Fale com a administração.'
      using errcode = '23514', detail = 'REGRA_VIOLADA';
  end if;
  -- A refusal tells that somebody has an account: few may be heard.
  bloqueado_ate := private.contar_tentativa(private.chave_de_tentativa('meu cpf', eu::text), 5, interval '1 hour');
  registrado := bloqueado_ate is null and not exists (
    select 1 from public.perfil_documentos d where d.tipo = atual.tipo and d.cpf = p_cpf and d.profile_id <> eu
  );
  if registrado then
    update public.perfil_documentos d set cpf = p_cpf where d.profile_id = eu;
  end if;
  return next;
end;
$$;
comment on function public.registrar_meu_cpf(text) is
  'A doctor tells the own CPF, or mends it while no signature stands on it: not registrado where another account of the type has it. Definer: it counts, and asks the accounts of others.';
revoke all on function public.registrar_meu_cpf(text) from public, anon, authenticated;
grant execute on function public.registrar_meu_cpf(text) to authenticated;
