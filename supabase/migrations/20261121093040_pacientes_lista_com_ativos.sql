-- The list of names also says who is active, so that a search of those alone does not touch the table.

drop index public.pacientes_lista;
create index pacientes_lista on public.pacientes (clinica_id, nome_ordem, id) include (busca, ativo);
