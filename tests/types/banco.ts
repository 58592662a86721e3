/**
 * What must not compile: each line below is a mistake that somebody makes on a bad day. Nothing here
 * runs; `tsc` fails when a line marked as an error is none any more.
 */
import { colunas } from '@domain/contracts/colunas.ts';
import * as z from 'zod/mini';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { Banco } from '../../supabase/functions/_shared/db/banco.ts';
import { dadosDe } from '../../supabase/functions/_shared/db/resposta.ts';

const SALA = z.object({ id: z.uuid(), nome: z.string() });

export function leituras(db: Banco) {
  const salas = db.from('salas').select('id, nome');
  // @ts-expect-error: there is no such table
  db.from('sala');
  // @ts-expect-error: nor such a column
  db.from('salas').select('id, nomme');
  // @ts-expect-error: nor in an embedded table
  db.from('agendamentos').select('id, sala:salas!room_is_of_the_tenant(nomme)');
  // @ts-expect-error: nor such a table to embed
  db.from('agendamentos').select('id, sala(nome)');
  // @ts-expect-error: nor such a constraint to embed it by
  db.from('agendamentos').select('id, sala:salas!room(nome)');
  // @ts-expect-error: nor in a text that was put together
  db.from('salas').select(colunas(z.object({ id: z.uuid(), nomme: z.string() })));
  const texto: string = 'id, nome';
  // @ts-expect-error: a text that the compiler does not know may hold anything
  db.from('salas').select(texto);
  // @ts-expect-error: what is misspelt in a filter
  salas.eq('clinica', 'x');
  // @ts-expect-error: or in one of an embedded table
  salas.eq('clinica.tipoo', 'x');
  // @ts-expect-error: or in several at once
  salas.match({ ativo: true });
  // @ts-expect-error: or in alternatives
  salas.or('nome.eq.x,clinica.eq.y');
  // @ts-expect-error: or within one of them
  salas.or('nome.eq.x,and(nome.eq.y,ativo.is.true)');
  // @ts-expect-error: or in a list of values
  salas.in('clinica', ['x']);
  // @ts-expect-error: or in a comparison
  salas.gt('criada', 'x');
  // @ts-expect-error: or in one with nothing
  salas.is('clinica', null);
  // @ts-expect-error: or in a denied one
  salas.not('clinica', 'is', null);
  // @ts-expect-error: or in the order
  salas.order('nomme');
  // @ts-expect-error: and a value of another type
  salas.eq('ativa', 'sim');
}

interface SalaMalEscrita {
  clinica_id: string;
  nome: string;
  ativva: boolean;
}

export function escritas(db: Banco, sala: SalaMalEscrita, qualquer: object) {
  // @ts-expect-error: a column that there is not
  db.from('salas').insert({ clinica_id: 'x', nome: 'y', andar: 1 });
  // @ts-expect-error: also in a value that is no literal
  db.from('salas').insert(sala);
  // @ts-expect-error: also in a list of them
  db.from('salas').insert([sala]);
  // @ts-expect-error: one that is missing
  db.from('salas').insert({ clinica_id: 'x' });
  // @ts-expect-error: one that the grants give nobody to write
  db.from('salas').update({ clinica_id: 'x' });
  // @ts-expect-error: of several rows, of each
  db.from('salas').insert([{ clinica_id: 'x', nome: 'y', andar: 1 }]);
  // @ts-expect-error: what may hold anything
  db.from('salas').update(qualquer);
  // @ts-expect-error: what is asked back of a write
  db.from('salas').update({ nome: 'y' }).eq('id', 'x').select('idd');
}

export function chamadas(db: Banco) {
  // @ts-expect-error: there is no such call
  db.rpc('buscar_paciente', { p_termo: 'x' });
  // @ts-expect-error: nor such an argument, though every one of them may be left out
  db.rpc('buscar_pacientes', { p_termoo: 'x' });
  // @ts-expect-error: one of another type
  db.rpc('buscar_pacientes', { p_limite: 'x' });
  // @ts-expect-error: one that is missing
  db.rpc('cancelar_serie', { p_observacoes: 'x' });
  // @ts-expect-error: all of them
  db.rpc('cancelar_serie');
  // @ts-expect-error: an argument of only one of two calls
  db.rpc(Math.random() > 1 ? 'aceitar_oferta' : 'mudar_status', { p_status: 'x' });
}

export async function linhas(db: Banco) {
  const salas = await db.from('salas').select('id, nome, criada_em');
  const dados = salas.data ?? [];
  lerLinhas(z.array(SALA), dados);
  dadosDe(salas, z.array(SALA));
  // @ts-expect-error: a schema asks for what did not come
  lerLinhas(z.array(z.extend(SALA, { ativa: z.boolean() })), dados);
  // @ts-expect-error: the same in a function
  dadosDe(salas, z.array(z.extend(SALA, { ativa: z.boolean() })));
  // @ts-expect-error: for another type
  lerLinhas(z.array(z.extend(SALA, { nome: z.number() })), dados);
  const lugares = await db
    .from('lista_de_espera')
    .select('medico_id, tipo:tipos_de_atendimento(nome)');
  // @ts-expect-error: without the null of one that may have none
  dadosDe(lugares, z.array(z.object({ medico_id: z.uuid() })));
  // @ts-expect-error: of an embedded table, what did not come
  dadosDe(lugares, z.array(z.object({ tipo: z.object({ cor: z.string() }) })));
  const series = await db.rpc('agendar_serie', {
    p_clinica: 'x',
    p_paciente: 'x',
    p_medico: 'x',
    p_tipo: 'x',
    p_horarios: [],
  });
  // @ts-expect-error: of what a call answers
  dadosDe(series, z.array(z.object({ agendamento: z.uuid() })));
}
