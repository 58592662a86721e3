begin;
select plan(2);
select tests.mundo();
select tests.criar_crm();

insert into pacientes (id, clinica_id, nome, data_nascimento, telefone, criado_por)
select tests.id('p' || i), tests.id('clinica_a'), 'Pessoa ' || chr(64 + i), make_date(1980, 6, 1 + i / 2), '11987650009', tests.id('clinica_a')
from generate_series(1, 7) as i;
select tests.marcar('visita' || i, 'p' || i, now() - make_interval(months => 12 + i / 2, days => i), 'realizado') from generate_series(1, 7) as i;
create function pg_temp.paginas(chamada text, arg text) returns text language plpgsql as $$
declare
  nomes text := ''; linha record; ultima_ordem text; ultimo_id uuid; achou boolean := true;
begin
  perform tests.entrar_como('staff_a');
  while achou loop
    achou := false;
    for linha in execute format('select * from %I(tests.id(%L), %L, %L, %s, 2, %L, %L)', chamada, 'clinica_a', 'assistencial', 'telefone', arg, ultima_ordem, ultimo_id) loop
      nomes := nomes || right(linha.nome, 1); ultima_ordem := linha.ordem; ultimo_id := linha.paciente_id; achou := true;
    end loop;
  end loop;
  perform tests.sair();
  return nomes;
end $$;
select is(pg_temp.paginas('lista_sem_retorno', '6'), 'ABCDEFG', 'pages of two list everybody once, by the last visit');
select is(pg_temp.paginas('lista_de_aniversariantes', '6'), 'ABCDEFG', 'pages of two list everybody once, by day and name');

select * from finish();
rollback;
