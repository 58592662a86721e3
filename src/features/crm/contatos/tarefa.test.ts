import { tarefaSchema } from '@domain/crm/cadastro.ts';
import { expect, it } from 'vitest';
import { tarefaDeContato } from './tarefa.ts';

const PESSOA = { aniversario: '1980-11-25', ultima_visita: '2026-02-03' };

it('says why somebody is contacted, by the list one is on', () => {
  expect(tarefaDeContato('sem-retorno', PESSOA, '2026-11-21')).toEqual({
    titulo: 'Entrar em contato: sem vir desde 03/02/2026',
    vence_em: '2026-11-21',
    responsavel_id: null,
  });
  expect(tarefaDeContato('aniversariantes', PESSOA, '2026-11-21').titulo).toBe(
    'Entrar em contato: aniversário em 25/11',
  );
});

it('makes a task that the form would accept, also of who never came', () => {
  const tarefa = tarefaDeContato('sem-retorno', { ...PESSOA, ultima_visita: null }, '2026-11-21');
  expect(tarefa.titulo).toBe('Entrar em contato');
  expect(tarefaSchema.safeParse({ ...tarefa, responsavel_id: '' }).success).toBe(true);
});
