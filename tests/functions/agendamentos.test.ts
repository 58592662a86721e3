import { respostaDeAgendamentoSchema, respostaDeConflitoSchema } from '@domain/contracts/agenda.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  abrirClinica,
  agendar,
  type ClinicaComAgenda,
  daquiA,
  instante,
  pedidoDe,
} from './support/agenda.ts';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let aqui: ClinicaComAgenda;
let vizinha: ClinicaComAgenda;

beforeAll(async () => {
  aqui = await abrirClinica(funcoes);
  vizinha = await abrirClinica(funcoes);
});

const postar = (quem: Conta, corpo: unknown) =>
  funcoes.chamar('POST', '/medical/appointments', { token: quem.token, corpo });
const mudar = (quem: Conta, id: string, status: string, observacoes?: string) =>
  funcoes.chamar('PUT', `/medical/appointments/${id}/status`, {
    token: quem.token,
    corpo: { status, ...(observacoes !== undefined && { observacoes }) },
  });
const mover = (quem: Conta, id: string, corpo: object) =>
  funcoes.chamar('PUT', `/medical/appointments/${id}`, { token: quem.token, corpo });

describe('booking', () => {
  it('is done by desk, clinic and doctor, and answers the appointment', async () => {
    const feito = await agendar(funcoes, aqui, daquiA(10, '08:00'), {
      sala_id: aqui.sala,
      observacoes: 'Traz exames.\nVem com a filha.',
    });
    expect(feito).toMatchObject({
      clinica_id: aqui.clinica.id,
      paciente_nome: 'Zélia Antão',
      medico_nome: 'Helena Prado',
      tipo_nome: 'Consulta',
      sala_nome: 'Sala 1',
      status: 'agendado',
      encaixe: false,
      observacoes: 'Traz exames.\nVem com a filha.',
    });
    expect(instante(feito.fim)).toBe(instante(daquiA(10, '08:30')));
    await agendar(funcoes, aqui, daquiA(10, '08:30'), {}, aqui.clinica);
    await agendar(funcoes, aqui, daquiA(10, '09:00'), {}, aqui.medico);
  });

  it('of a taken time is refused with the free ones nearest to it', async () => {
    await agendar(funcoes, aqui, daquiA(11, '09:00'));
    const resposta = await postar(aqui.equipe, pedidoDe(aqui, daquiA(11, '09:15')));
    expect(erroDe(resposta, 409)).toMatchObject({
      codigo: 'CONFLITO',
      error: 'O médico já tem atendimento neste horário.',
    });
    const { alternativas } = respostaDeConflitoSchema.parse(resposta.corpo);
    expect(alternativas.map(({ inicio }) => instante(inicio))).toEqual(
      ['08:00', '08:30', '09:30', '10:00', '10:30'].map((hora) => instante(daquiA(11, hora))),
    );
    const [primeira] = alternativas;
    await agendar(funcoes, aqui, primeira?.inicio ?? '');
  });

  it('of a taken room says that it is the room', async () => {
    await agendar(funcoes, aqui, daquiA(12, '09:00'), { sala_id: aqui.sala });
    const resposta = await postar(
      aqui.equipe,
      pedidoDe(aqui, daquiA(12, '09:00'), { sala_id: aqui.sala, medico_id: aqui.colega.id }),
    );
    expect(erroDe(resposta, 409).error).toBe('A sala já está ocupada neste horário.');
  });

  it('over another is possible by name, with its reason', async () => {
    await agendar(funcoes, aqui, daquiA(13, '09:00'));
    const feito = await agendar(funcoes, aqui, daquiA(13, '09:00'), {
      encaixe: true,
      motivo_do_encaixe: 'Dor forte desde ontem',
    });
    expect(feito).toMatchObject({ encaixe: true, motivo_do_encaixe: 'Dor forte desde ontem' });
  });

  it('of touching times is no conflict, across midnight neither', async () => {
    await agendar(funcoes, aqui, daquiA(14, '23:30'), { fim: daquiA(15, '00:30') });
    await agendar(funcoes, aqui, daquiA(15, '00:30'));
    erroDe(await postar(aqui.equipe, pedidoDe(aqui, daquiA(15, '00:00'))), 409);
  });

  it('sees one time in whatever zone it is written', async () => {
    await agendar(funcoes, aqui, daquiA(16, '09:00'));
    const emUtc = new Date(daquiA(16, '09:00')).toISOString();
    erroDe(await postar(aqui.equipe, pedidoDe(aqui, emUtc)), 409);
  });

  it.each([
    ['the past', { inicio: daquiA(-1, '09:00') }, 422],
    ['thirteen hours', { fim: daquiA(20, '22:30') }, 422],
    ['two minutes', { fim: daquiA(20, '09:02') }, 422],
    ['an end before the beginning', { fim: daquiA(20, '08:00') }, 400],
    ['a 29 February that is none', { inicio: '2027-02-29T09:00:00-03:00' }, 400],
    ['no zone', { inicio: '2027-03-01T09:00:00' }, 400],
    ['a day alone', { inicio: '2027-03-01' }, 400],
    ['a year beyond reason', { inicio: '9999-03-01T09:00:00Z' }, 400],
    ['an encaixe without a reason', { encaixe: true }, 400],
    ['a reason without an encaixe', { motivo_do_encaixe: 'Dor forte' }, 400],
    ['a note of 60,000 letters', { observacoes: 'a'.repeat(60_000) }, 400],
    ['a note of 100,000 letters', { observacoes: 'a'.repeat(100_000) }, 413],
    ['a null character', { observacoes: 'a\u0000b' }, 400],
    ['a status of its own', { status: 'realizado' }, 400],
    ['an id that is none', { tipo_id: "' or true --" }, 400],
    ['a kind of nobody', { tipo_id: crypto.randomUUID() }, 422],
    ['a room of nobody', { sala_id: crypto.randomUUID() }, 422],
    ['a patient of nobody', { paciente_id: crypto.randomUUID() }, 403],
  ])('refuses %s', async (_, extra, status) => {
    erroDe(await postar(aqui.equipe, pedidoDe(aqui, daquiA(20, '09:00'), extra)), status);
  });

  it('refuses who died, and says why', async () => {
    const [falecido] = await funcoes.sql<{ id: string }>(
      `insert into public.pacientes (clinica_id, nome, criado_por, data_obito)
       values ($1, 'Otto Reis', $1, date '2026-03-12') returning id`,
      [aqui.clinica.id],
    );
    const pedido = pedidoDe(aqui, daquiA(22, '09:00'), { paciente_id: falecido?.id });
    const erro = erroDe(await postar(aqui.equipe, pedido), 422);
    expect(erro).toMatchObject({
      codigo: 'REGRA_VIOLADA',
      error:
        'Consta óbito em 12/03/2026 no cadastro deste paciente: não se agenda depois desta data.',
    });
  });

  it('keeps markup as text', async () => {
    const observacoes = '<script>alert(1)</script>';
    expect(await agendar(funcoes, aqui, daquiA(17, '09:00'), { observacoes })).toMatchObject({
      observacoes,
    });
  });

  it('is nobody else’s: another clinic, a colleague, a plantonista, a patient', async () => {
    const corpo = pedidoDe(aqui, daquiA(21, '09:00'));
    for (const quem of [vizinha.equipe, vizinha.clinica, vizinha.medico, aqui.colega]) {
      erroDe(await postar(quem, corpo), 403);
    }
    for (const tipo of ['plantonista', 'paciente'] as const) {
      erroDe(await postar(await registrar(funcoes, tipo), corpo), 403);
    }
  });

  it('takes no patient, kind or room of another clinic', async () => {
    for (const [extra, status] of [
      // A patient who is hidden is refused as one who does not exist: see "a patient of nobody".
      [{ paciente_id: vizinha.paciente }, 403],
      [{ tipo_id: vizinha.tipo }, 422],
      [{ sala_id: vizinha.sala }, 422],
      [{ medico_id: vizinha.medico.id }, 422],
    ] as const) {
      erroDe(await postar(aqui.equipe, pedidoDe(aqui, daquiA(21, '09:00'), extra)), status);
    }
  });
});

describe('a status', () => {
  it('goes from booked to seen, with its notes in the history', async () => {
    const { id } = await agendar(funcoes, aqui, daquiA(40, '08:00'));
    const confirmado = await mudar(aqui.equipe, id, 'confirmado', 'Pelo telefone.');
    expect(respostaDeAgendamentoSchema.parse(confirmado.corpo).appointment.status).toBe(
      'confirmado',
    );
    expect(erroDe(await mudar(aqui.medico, id, 'em_atendimento'), 422).error).toBe(
      'Este atendimento é de outro dia: só no dia dele pode ser iniciado.',
    );
    await funcoes.sql(
      "update agendamentos set inicio = now() - interval '1 hour', fim = now() where id = $1",
      [id],
    );
    expect((await mudar(aqui.medico, id, 'em_atendimento')).status).toBe(200);
    expect(erroDe(await mudar(aqui.equipe, id, 'realizado'), 403).error).toBe(
      'Só o médico que atende faz esta mudança.',
    );
    expect((await mudar(aqui.medico, id, 'realizado')).status).toBe(200);
    expect(erroDe(await mudar(aqui.medico, id, 'cancelado'), 422).error).toBe(
      'Um atendimento realizado não passa a cancelado.',
    );
    const eventos = await funcoes.sql<{ para: string; observacoes: string | null }>(
      'select para, observacoes from agendamento_eventos where agendamento_id = $1 and de is distinct from para order by ocorrido_em',
      [id],
    );
    expect(eventos).toEqual([
      { para: 'agendado', observacoes: null },
      { para: 'confirmado', observacoes: 'Pelo telefone.' },
      { para: 'em_atendimento', observacoes: null },
      { para: 'realizado', observacoes: null },
    ]);
  });

  it('frees the time when it is cancelled, and takes it again only while nobody else has', async () => {
    const inicio = daquiA(41, '08:00');
    const { id } = await agendar(funcoes, aqui, inicio);
    expect((await mudar(aqui.equipe, id, 'cancelado', 'Viajou.')).status).toBe(200);
    expect((await mudar(aqui.equipe, id, 'agendado')).status).toBe(200);
    expect((await mudar(aqui.equipe, id, 'cancelado')).status).toBe(200);
    await agendar(funcoes, aqui, inicio);
    expect(erroDe(await mudar(aqui.equipe, id, 'agendado'), 409).codigo).toBe('CONFLITO');
  });

  it('is out of reach for others, and says so as if it did not exist', async () => {
    const { id } = await agendar(funcoes, aqui, daquiA(42, '08:00'));
    for (const quem of [vizinha.equipe, vizinha.medico, aqui.colega]) {
      expect(erroDe(await mudar(quem, id, 'confirmado'), 404).error).toBe(
        'Agendamento não encontrado.',
      );
    }
    erroDe(await mudar(aqui.equipe, crypto.randomUUID(), 'confirmado'), 404);
    erroDe(await mudar(aqui.equipe, 'x', 'confirmado'), 404);
    erroDe(await mudar(aqui.equipe, id, 'faltou'), 422);
    for (const status of ['reservado', 'remarcado', 'feito', '']) {
      expect(erroDe(await mudar(aqui.equipe, id, status), 400).campos).toHaveProperty('status');
    }
  });
});

describe('moving', () => {
  it('within the day keeps the appointment, and asks for a new confirmation', async () => {
    const { id } = await agendar(funcoes, aqui, daquiA(50, '08:00'));
    await mudar(aqui.equipe, id, 'confirmado');
    const resposta = await mover(aqui.equipe, id, { inicio: daquiA(50, '10:00') });
    const { appointment } = respostaDeAgendamentoSchema.parse(resposta.corpo);
    expect(appointment).toMatchObject({ id, status: 'agendado', remarcado_de: null });
    expect(instante(appointment.fim)).toBe(instante(daquiA(50, '10:30')));
  });

  it('to another day or doctor makes a new one that names the old', async () => {
    const { id } = await agendar(funcoes, aqui, daquiA(51, '08:00'));
    const resposta = await mover(aqui.equipe, id, {
      inicio: daquiA(52, '08:00'),
      medico_id: aqui.colega.id,
      motivo: 'A pedido do paciente.',
    });
    const { appointment } = respostaDeAgendamentoSchema.parse(resposta.corpo);
    expect(appointment).toMatchObject({ remarcado_de: id, medico_id: aqui.colega.id });
    expect(erroDe(await mover(aqui.equipe, id, { inicio: daquiA(53, '08:00') }), 422).error).toBe(
      'Este atendimento não pode mais ser remarcado.',
    );
  });

  it('to a taken time changes nothing, and tells what is free', async () => {
    const { id } = await agendar(funcoes, aqui, daquiA(54, '08:00'));
    await agendar(funcoes, aqui, daquiA(55, '08:00'));
    const resposta = await mover(aqui.equipe, id, { inicio: daquiA(55, '08:00') });
    erroDe(resposta, 409);
    expect(respostaDeConflitoSchema.parse(resposta.corpo).alternativas).toHaveLength(5);
    const [linha] = await funcoes.sql('select status, inicio from agendamentos where id = $1', [
      id,
    ]);
    expect(linha).toMatchObject({ status: 'agendado' });
  });

  it('to a colleague is the clinic’s, not the doctor’s', async () => {
    const { id } = await agendar(funcoes, aqui, daquiA(56, '08:00'));
    const novo = { inicio: daquiA(56, '09:00'), medico_id: aqui.colega.id };
    expect(erroDe(await mover(aqui.medico, id, novo), 403).error).toBe(
      'Só a clínica passa um atendimento a outro médico.',
    );
    erroDe(await mover(vizinha.equipe, id, novo), 404);
  });
});
