/** No double booking, by construction: many at once want the same time of the same doctor. */
import { respostaDeConflitoSchema } from '@domain/contracts/agenda.ts';
import { expect, it } from 'vitest';
import { abrirClinica, daquiA, pedidoDe } from './support/agenda.ts';
import type { Conta } from './support/contas.ts';
import { usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();

/** Books as somebody who, told that the service is not there now, asks again. */
async function insistir({ token }: Conta, corpo: object) {
  for (let perdidas = 0; ; perdidas += 1) {
    const resposta = await funcoes.chamar('POST', '/medical/appointments', { token, corpo });
    if (resposta.status !== 503) return { ...resposta, perdidas };
  }
}

it('of two hundred who want one slot at once, one gets it and 199 are told what is free', async () => {
  const aqui = await abrirClinica(funcoes);
  const inicio = daquiA(30, '09:00');
  const pessoas = [aqui.equipe, aqui.clinica, aqui.medico];
  const respostas = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      insistir(pessoas[n % pessoas.length] ?? aqui.equipe, pedidoDe(aqui, inicio)),
    ),
  );
  const [linha] = await funcoes.sql<{ quantos: number }>(
    'select count(*)::int as quantos from agendamentos where medico_id = $1 and inicio = $2',
    [aqui.medico.id, inicio],
  );
  expect(linha?.quantos).toBe(1);

  const conflitos = respostas.filter(({ status }) => status === 409);
  const ganhas = respostas.filter(({ status }) => status === 201);
  expect(conflitos.length + ganhas.length).toBe(200);
  // Whoever's answer was lost on a busy machine finds, asking again, that the slot is taken: by them.
  const respostaPerdida = respostas.some(({ perdidas }) => perdidas > 0) && ganhas.length === 0;
  expect(ganhas).toHaveLength(respostaPerdida ? 0 : 1);
  for (const { corpo } of conflitos) {
    expect(respostaDeConflitoSchema.parse(corpo).alternativas).toHaveLength(5);
  }
}, 120_000);
