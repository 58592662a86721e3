import { respostaDeEstatisticasSchema } from '@domain/contracts/agenda.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { abrirClinica, type ClinicaComAgenda, daquiA } from './support/agenda.ts';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let aqui: ClinicaComAgenda;
const dia = (dias: number) => daquiA(dias, '00:00').slice(0, 10);

/** What happened before today, as an import would write it. */
async function historico(medico: string, dias: number, hora: string, status: string) {
  await funcoes.sql(
    `insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, status, criado_por)
     values ($1, $2, $3, $4, $5, $6, $1)`,
    [aqui.clinica.id, aqui.paciente, medico, aqui.tipo, daquiA(dias, hora), status],
  );
}

beforeAll(async () => {
  aqui = await abrirClinica(funcoes);
  await historico(aqui.medico.id, -2, '08:00', 'realizado');
  await historico(aqui.medico.id, -2, '09:00', 'faltou');
  await historico(aqui.medico.id, -1, '08:00', 'realizado');
  await historico(aqui.medico.id, -1, '09:00', 'realizado');
  await historico(aqui.colega.id, -1, '08:00', 'cancelado');
  await historico(aqui.colega.id, -40, '08:00', 'realizado');
});

async function numeros(quem: Conta, filtros: Record<string, string> = {}) {
  const caminho = `/medical/stats?${new URLSearchParams(filtros)}`;
  const resposta = await funcoes.chamar('GET', caminho, { token: quem.token });
  expect(resposta).toMatchObject({ status: 200 });
  return respostaDeEstatisticasSchema.parse(resposta.corpo);
}

describe('the figures', () => {
  it('are of the last thirty days when nothing is asked', async () => {
    const { periodo, totais, por_dia } = await numeros(aqui.clinica);
    expect(periodo).toEqual({ de: dia(-29), ate: dia(0) });
    expect(por_dia.map((linha) => linha.dia)).toEqual(
      Array.from({ length: 30 }, (_, n) => dia(n - 29)),
    );
    expect(totais).toMatchObject({ realizados: 3, faltas: 1, cancelados: 1, taxa_de_faltas: 0.25 });
  });

  it('of a period count what was offered and taken, and who is new', async () => {
    const { totais } = await numeros(aqui.equipe, {
      clinica_id: aqui.clinica.id,
      medico_id: aqui.medico.id,
      de: dia(-2),
      ate: dia(-1),
    });
    expect(totais).toMatchObject({
      minutos_oferecidos: 480,
      minutos_ocupados: 90,
      ocupacao: 90 / 480,
      // Seen by the colleague forty days ago.
      pacientes_novos: 0,
    });
    const antes = await numeros(aqui.equipe, { de: dia(-40), ate: dia(-40) });
    expect(antes.totais.pacientes_novos).toBe(1);
  });

  it('of a doctor are the own ones', async () => {
    expect((await numeros(aqui.medico)).totais.cancelados).toBe(0);
    expect((await numeros(aqui.colega)).totais).toMatchObject({ cancelados: 1, realizados: 0 });
    const daClinica = await numeros(aqui.colega, { medico_id: aqui.medico.id });
    expect(daClinica.totais.realizados).toBe(3);
  });

  it('of a day without hours have no rate', async () => {
    const vazia = await registrar(funcoes, 'clinica');
    expect((await numeros(vazia)).totais).toMatchObject({ ocupacao: null, taxa_de_faltas: null });
  });

  it('of another clinic are nothing', async () => {
    const vizinha = await registrar(funcoes, 'clinica');
    const { por_dia } = await numeros(vizinha, { clinica_id: aqui.clinica.id });
    expect(por_dia).toEqual([]);
  });

  it.each([
    ['de', { de: '2027-02-29' }],
    ['de', { de: '2026-01-01T00:00:00Z' }],
    ['ate', { de: '2026-02-01', ate: '2026-01-01' }],
    ['de', { de: '2020-01-01', ate: '2026-01-01' }],
    ['status', { status: 'realizado' }],
  ])('refuse by name: %s in %j', async (campo, filtros) => {
    const caminho = `/medical/stats?${new URLSearchParams(filtros)}`;
    const erro = erroDe(await funcoes.chamar('GET', caminho, { token: aqui.equipe.token }), 400);
    expect(Object.keys(erro.campos ?? {})).toContain(campo);
  });

  it.each(['plantonista', 'paciente'] as const)('are not for a %s', async (tipo) => {
    const { token } = await registrar(funcoes, tipo);
    erroDe(await funcoes.chamar('GET', '/medical/stats', { token }), 403);
  });
});
