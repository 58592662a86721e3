import { respostaDeAgendamentosSchema } from '@domain/contracts/agenda.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { abrirClinica, agendar, type ClinicaComAgenda, daquiA } from './support/agenda.ts';
import { type Conta, vincular } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();

describe('the list of appointments', () => {
  const listar = async (quem: Conta, filtros: Record<string, string> = {}) => {
    const caminho = `/medical/appointments?${new URLSearchParams(filtros)}`;
    const resposta = await funcoes.chamar('GET', caminho, { token: quem.token });
    expect(resposta).toMatchObject({ status: 200 });
    return respostaDeAgendamentosSchema.parse(resposta.corpo);
  };
  let outra: ClinicaComAgenda;
  let vizinha: ClinicaComAgenda;
  const dia = (dias: number) => daquiA(dias, '00:00').slice(0, 10);

  beforeAll(async () => {
    outra = await abrirClinica(funcoes);
    vizinha = await abrirClinica(funcoes);
    for (const hora of ['08:00', '08:30', '09:00', '23:30']) {
      await agendar(funcoes, outra, daquiA(5, hora));
    }
    const { id } = await agendar(funcoes, outra, daquiA(6, '00:00'));
    const confirmar = `/medical/appointments/${id}/status`;
    const { token } = outra.equipe;
    await funcoes.chamar('PUT', confirmar, { token, corpo: { status: 'confirmado' } });
    await agendar(funcoes, outra, daquiA(5, '09:00'), { medico_id: outra.colega.id });
  });

  it('is filtered by day, doctor, patient and status', async () => {
    const quantos = async (filtros: Record<string, string>) =>
      (await listar(outra.equipe, filtros)).appointments.length;
    expect(await quantos({})).toBe(6);
    // The local day ends at midnight of the clinic, not of Greenwich.
    expect(await quantos({ de: dia(5), ate: dia(5) })).toBe(5);
    expect(await quantos({ de: dia(6), clinica_id: outra.clinica.id })).toBe(1);
    expect(await quantos({ ate: daquiA(5, '08:30') })).toBe(1);
    expect(await quantos({ medico_id: outra.colega.id })).toBe(1);
    expect(await quantos({ paciente_id: outra.paciente })).toBe(6);
    expect(await quantos({ status: 'confirmado' })).toBe(1);
    expect(await quantos({ status: 'confirmado,agendado' })).toBe(6);
    expect(await quantos({ status: 'realizado' })).toBe(0);
  });

  const folhear = async (quem: Conta) => {
    const vistos: string[] = [];
    let apos: string | null = null;
    do {
      const pagina = await listar(quem, { limite: '2', ...(apos !== null && { apos }) });
      vistos.push(...pagina.appointments.map(({ id }) => id));
      apos = pagina.proximo;
    } while (apos !== null);
    return vistos;
  };

  it('pages by time without losing anybody', async () => {
    const vistos = await folhear(outra.medico);
    expect(vistos).toEqual((await listar(outra.medico)).appointments.map(({ id }) => id));
    expect(new Set(vistos).size).toBe(6);
  });

  it('of who works in two clinics is one, in the order of time', async () => {
    await vincular(funcoes, vizinha.clinica, outra.colega);
    for (const hora of ['08:00', '11:00']) {
      await agendar(funcoes, vizinha, daquiA(5, hora), { medico_id: outra.colega.id });
    }
    const deCada = await Promise.all(
      [outra, vizinha].map(({ clinica }) =>
        listar(outra.colega, { clinica_id: clinica.id, limite: '100' }),
      ),
    );
    const juntas = deCada.flatMap(({ appointments }) => appointments);
    juntas.sort((uma, outra) => (uma.inicio + uma.id < outra.inicio + outra.id ? -1 : 1));
    expect(new Set(juntas.map(({ clinica_id }) => clinica_id)).size).toBe(2);
    expect(await folhear(outra.colega)).toEqual(juntas.map(({ id }) => id));
  });

  it('of another clinic is empty', async () => {
    expect((await listar(vizinha.equipe, { clinica_id: outra.clinica.id })).appointments).toEqual(
      [],
    );
  });

  it.each([
    ['status', 'feito'],
    ['status', ''],
    ['de', '2027-02-29'],
    ['de', 'hoje'],
    ['ate', '9999-01-01'],
    ['medico_id', '1'],
    ['apos', 'abc'],
    ['apos', Buffer.from('["2026-01-01","x"]').toString('base64url')],
    ['limite', '0'],
    ['cor', 'azul'],
  ])('refuses by name: %s=%j', async (campo, valor) => {
    const caminho = `/medical/appointments?${new URLSearchParams({ [campo]: valor })}`;
    const { campos } = erroDe(
      await funcoes.chamar('GET', caminho, { token: outra.equipe.token }),
      400,
    );
    expect(Object.keys(campos ?? {})[0]).toMatch(new RegExp(`^${campo}`));
  });
});
