-- Screens follow `conversas`, whose row changes with each message; nobody follows the messages
-- themselves, and each of them was decoded and held against every policy for nothing.
alter publication supabase_realtime drop table public.mensagens;
