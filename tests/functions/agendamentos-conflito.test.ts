import { falhaDoBanco } from '@domain/falhas/banco.ts';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  abrirClinica,
  agendar,
  type ClinicaComAgenda,
  daquiA,
  pedidoDe,
} from './support/agenda.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

/** A time that is taken is refused by a function, an RPC or a policy's own insert: in one sentence. */

const funcoes = usarFuncoes();
let aqui: ClinicaComAgenda;

beforeAll(async () => {
  aqui = await abrirClinica(funcoes);
});

const erroDoBancoSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.nullable(z.string()),
});

it.each([
  ['doctor', 30, false, 'O médico já tem atendimento neste horário.'],
  ['room', 31, true, 'A sala já está ocupada neste horário.'],
])('a taken %s is told in the same words on every way', async (_, dia, comColega, frase) => {
  const { token } = aqui.equipe;
  const inicio = daquiA(dia, '09:00');
  const quem = comColega ? { medico_id: aqui.colega.id } : {};
  await agendar(funcoes, aqui, inicio, { sala_id: aqui.sala });
  const outro = await agendar(funcoes, aqui, daquiA(dia, '10:00'), quem);
  const pedido = pedidoDe(aqui, inicio, { sala_id: aqui.sala, ...quem });

  const daFuncao = [
    await funcoes.chamar('POST', '/medical/appointments', { token, corpo: pedido }),
    await funcoes.chamar('PUT', `/medical/appointments/${outro.id}`, {
      token,
      corpo: { inicio, sala_id: aqui.sala },
    }),
  ];
  for (const resposta of daFuncao) {
    expect(erroDe(resposta, 409)).toMatchObject({ codigo: 'CONFLITO', error: frase });
  }

  const doBanco = [
    await funcoes.direto('POST', '/rest/v1/rpc/remarcar', {
      token,
      corpo: { p_agendamento: outro.id, p_inicio: inicio, p_sala: aqui.sala },
    }),
    await funcoes.direto('POST', '/rest/v1/agendamentos', { token, corpo: pedido }),
  ];
  for (const { corpo } of doBanco) {
    const falha = falhaDoBanco(erroDoBancoSchema.parse(corpo));
    expect(falha).toMatchObject({ codigo: 'CONFLITO', frase });
  }
});
