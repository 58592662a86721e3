-- Receipts and invoices as files: attachments of a shift, read by its doctor alone. How they are reserved,
-- looked at and opened: anexos_chamadas.sql, anexos_leitura.sql.

alter table public.anexos add constraint a_receipt_is_of_an_own_shift
  foreign key (plantao_id, criado_por) references public.plantoes (id, medico_id) on delete restrict;
create index anexos_plantao on public.anexos (plantao_id, criado_por) where plantao_id is not null;
