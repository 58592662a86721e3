import {
  type ConteudoDoAtendimento,
  respostaDaSessaoAtivaSchema,
  respostaDasReavaliacoesSchema,
  respostaDoAtendimentoSchema,
  respostaDoMesSchema,
  respostaDosAtendimentosSchema,
} from '@domain/contracts/atendimento.ts';
import {
  respostaDaPassagemRecebidaSchema,
  respostaDaPassagemSchema,
  respostaDasPassagensSchema,
} from '@domain/contracts/passagem.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Conta, registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const INICIO = '2026-11-20T19:00:00Z';
let plantonista: Conta;
let sessao: string;

const PACIENTE: ConteudoDoAtendimento = {
  paciente_id: null,
  descricao: 'Homem, cerca de 40, trauma',
  sexo: 'masculino',
  idade_anos: 40,
  cor: 'laranja',
  classificado_em: '2026-11-20T20:01:00Z',
  chegada_em: '2026-11-20T20:00:00Z',
  estado: 'aguardando',
  sinais: { saturacao: 94, oxigenio: false },
  clinico: {},
  desfecho: null,
  desfecho_dados: null,
};

const chamar = (metodo: string, caminho: string, corpo?: unknown, quem = plantonista) =>
  funcoes.chamar(metodo, `/atendimento${caminho}`, { token: quem.token, corpo });
const atender = (id: string, muda: object = {}) =>
  chamar('POST', '', { id, sessao_id: sessao, conteudo: { ...PACIENTE, ...muda } });
const mudar = (id: string, revisao: number, muda: object) =>
  chamar('PUT', `/${id}`, { sessao_id: sessao, conteudo: { ...PACIENTE, ...muda }, revisao });

beforeEach(async () => {
  plantonista = await registrar(funcoes, 'plantonista');
  sessao = crypto.randomUUID();
  const iniciada = await chamar('POST', '/sessao', {
    id: sessao,
    inicio: INICIO,
    local_nome: 'UPA',
  });
  expect(iniciada).toMatchObject({ status: 201 });
});

describe('a shift', () => {
  it('is found while it is under way, started once however often it is sent', async () => {
    const denovo = await chamar('POST', '/sessao', {
      id: sessao,
      inicio: INICIO,
      local_nome: 'UPA',
    });
    expect(denovo.status).toBe(201);
    const { corpo } = await chamar('GET', '/sessao/ativa');
    expect(respostaDaSessaoAtivaSchema.parse(corpo).sessao).toMatchObject({
      id: sessao,
      local_nome: 'UPA',
      status: 'ativa',
    });
  });

  it('is one at a time, also for two that start at once', async () => {
    const outra = await registrar(funcoes, 'plantonista');
    const respostas = await Promise.all(
      [1, 2].map(() =>
        chamar('POST', '/sessao', { id: crypto.randomUUID(), inicio: INICIO }, outra),
      ),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('ends with a reason while patients are in care, and is closed', async () => {
    const id = crypto.randomUUID();
    await atender(id);
    const fim = (extra: object) =>
      chamar('PUT', `/sessao/${sessao}/finalizar`, { data_fim: '2026-11-21T07:00:00Z', ...extra });
    expect(erroDe(await fim({}), 422).error).toContain('Pacientes ainda em atendimento: 1.');
    expect((await fim({ motivo: 'Passado ao Dr. Caio' })).status).toBe(200);
    expect((await fim({ motivo: 'Passado ao Dr. Caio' })).status).toBe(200);
    expect(erroDe(await mudar(id, 1, { estado: 'em_atendimento' }), 422).error).toBe(
      'Este plantão já foi finalizado e não muda mais.',
    );
    const { corpo } = await chamar('GET', '/plantoes-mes?mes=2026-11');
    expect(respostaDoMesSchema.parse(corpo).plantoes).toMatchObject([
      { id: sessao, status: 'finalizada', atendimentos: 1 },
    ]);
  });

  it('lasts no longer than 36 hours and ends after it began', async () => {
    const fim = (data_fim: string) => chamar('PUT', `/sessao/${sessao}/finalizar`, { data_fim });
    expect(erroDe(await fim('2026-11-22T08:00:00Z'), 422).error).toContain('no máximo 36 horas');
    expect(erroDe(await fim('2026-11-20T18:00:00Z'), 422).error).toContain('depois do início');
  });
});

describe('an attendance', () => {
  it('is kept once, changed over its revision, and never overwritten', async () => {
    const id = crypto.randomUUID();
    expect((await atender(id)).status).toBe(201);
    expect((await atender(id)).status).toBe(201);
    const mudado = await mudar(id, 1, { estado: 'em_observacao' });
    expect(respostaDoAtendimentoSchema.parse(mudado.corpo).atendimento).toMatchObject({
      estado: 'em_observacao',
      revisao: 2,
    });
    expect(erroDe(await mudar(id, 1, { estado: 'aguardando_exames' }), 409).codigo).toBe(
      'ALTERADO_POR_OUTRA_PESSOA',
    );
    const lista = await chamar('GET', `/sessao/${sessao}`);
    expect(respostaDosAtendimentosSchema.parse(lista.corpo).atendimentos).toHaveLength(1);
    expect((await chamar('GET', `/${id}`)).status).toBe(200);
  });

  it.each([
    ['sinais.saturacao', { sinais: { saturacao: 140 } }],
    ['sinais.temperatura', { sinais: { temperatura: 4 } }],
    ['desfecho', { estado: 'finalizado' }],
    ['classificado_em', { classificado_em: null }],
    [
      'desfecho_dados.declaracao',
      { estado: 'finalizado', desfecho: 'obito', desfecho_dados: { em: INICIO } },
    ],
  ])('is refused by its %s', async (campo, muda) => {
    const { campos, codigo } = erroDe(await atender(crypto.randomUUID(), muda), 400);
    expect(codigo).toBe('VALIDACAO');
    expect(Object.keys(campos ?? {})).toEqual([`conteudo.${campo}`]);
  });

  it('is nobody else’s', async () => {
    const id = crypto.randomUUID();
    await atender(id);
    const colega = await registrar(funcoes, 'plantonista');
    const medico = await registrar(funcoes, 'medico');
    erroDe(await chamar('GET', `/${id}`, undefined, colega), 404);
    erroDe(await chamar('GET', `/sessao/${sessao}`, undefined, colega), 404);
    erroDe(await chamar('GET', `/${id}`, undefined, medico), 403);
    erroDe(await chamar('GET', '/nada'), 404);
  });
});

describe('a re-evaluation', () => {
  const PREVISTA = {
    prevista_em: '2026-11-20T21:00:00Z',
    feita_em: null,
    resposta: null,
    sinais: {},
    conduta: null,
    proxima_em: null,
  };

  it('is planned, done, listed, and refused of who has an outcome', async () => {
    const paciente = crypto.randomUUID();
    await atender(paciente);
    const id = crypto.randomUUID();
    const nova = () => chamar('POST', `/${paciente}/reavaliacao`, { id, conteudo: PREVISTA });
    expect([(await nova()).status, (await nova()).status]).toEqual([201, 201]);
    const feita = { ...PREVISTA, feita_em: '2026-11-20T21:05:00Z', resposta: 'Melhor da dor' };
    const corpo = { atendimento_id: paciente, conteudo: feita, revisao: 1 };
    expect((await chamar('PUT', `/reavaliacao/${id}`, corpo)).status).toBe(200);
    const lista = await chamar('GET', `/reavaliacoes/${paciente}`);
    expect(respostaDasReavaliacoesSchema.parse(lista.corpo).reavaliacoes).toMatchObject([
      { id, resposta: 'Melhor da dor', revisao: 2 },
    ]);
    await mudar(paciente, 1, {
      estado: 'finalizado',
      desfecho: 'alta',
      desfecho_dados: { em: '2026-11-20T22:00:00Z', orientacoes: 'Retorno se piora.' },
    });
    const outra = { id: crypto.randomUUID(), conteudo: PREVISTA };
    expect(erroDe(await chamar('POST', `/${paciente}/reavaliacao`, outra), 422).error).toContain(
      'já tem desfecho',
    );
  });

  it('is listed with those of every patient of its shift, to its doctor alone', async () => {
    const [uma, outra] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [id, hora] of [
      [uma, '21'],
      [outra, '20'],
    ] as const) {
      const paciente = crypto.randomUUID();
      await atender(paciente);
      const prevista_em = `2026-11-20T${hora}:30:00Z`;
      const conteudo = { ...PREVISTA, prevista_em };
      await chamar('POST', `/${paciente}/reavaliacao`, { id, conteudo });
    }
    const daSessao = `/sessao/${sessao}/reavaliacoes`;
    const { corpo } = await chamar('GET', daSessao);
    const lidas = respostaDasReavaliacoesSchema.parse(corpo).reavaliacoes;
    expect(lidas.map(({ id }) => id)).toEqual([outra, uma]);

    const colega = await registrar(funcoes, 'plantonista');
    erroDe(await chamar('GET', daSessao, undefined, colega), 404);
    // A shift of hers has none of this one's.
    const dela = crypto.randomUUID();
    await chamar('POST', '/sessao', { id: dela, inicio: INICIO }, colega);
    const doColega = await chamar('GET', `/sessao/${dela}/reavaliacoes`, undefined, colega);
    expect(respostaDasReavaliacoesSchema.parse(doColega.corpo).reavaliacoes).toEqual([]);
    const medico = await registrar(funcoes, 'medico');
    erroDe(await chamar('GET', daSessao, undefined, medico), 403);
    erroDe(await chamar('GET', '/sessao/nada/reavaliacoes'), 404);
  });
});

describe('a handover', () => {
  const PASSAGEM = '/passagem';
  const entregar = async (codigo: string) => {
    const paciente = crypto.randomUUID();
    await atender(paciente);
    const id = crypto.randomUUID();
    const dito = {
      atendimento_id: paciente,
      descricao: PACIENTE.descricao,
      cor: 'laranja',
      idade_anos: 40,
      gravidade: 'Laranja',
      resumo: 'Trauma de tórax',
      acoes: 'Ver raio X',
      contingencia: '',
    };
    const conteudo = { codigo, pacientes: [dito], entregue_em: '2026-11-21T06:50:00Z' };
    const enviar = (extra: object = {}) =>
      chamar('PUT', `${PASSAGEM}/${id}`, {
        sessao_id: sessao,
        conteudo: { ...conteudo, ...extra },
        revisao: 0,
      });
    return { id, enviar };
  };
  const receber = (codigo: string, quem: Conta) =>
    chamar(
      'POST',
      `${PASSAGEM}/receber`,
      { codigo, recebida_em: '2026-11-21T07:00:00Z', sintese: 'Raio X às 8h' },
      quem,
    );

  it('is kept once, opened by its code by another on-call doctor, and confirmed', async () => {
    const colega = await registrar(funcoes, 'plantonista');
    const { enviar, id } = await entregar('ABCDE12345');
    const guardadas = [await enviar(), await enviar()];
    for (const { corpo } of guardadas) {
      expect(respostaDaPassagemSchema.parse(corpo).passagem).toMatchObject({ id, revisao: 1 });
    }
    const aberta = await chamar('POST', `${PASSAGEM}/abrir`, { codigo: 'abcde-l2345' }, colega);
    expect(respostaDaPassagemRecebidaSchema.parse(aberta.corpo).passagem).toMatchObject({
      local_nome: 'UPA',
      pacientes: [{ resumo: 'Trauma de tórax' }],
      recebida_em: null,
    });
    expect([
      (await receber('ABCDE12345', colega)).status,
      (await receber('ABCDE12345', colega)).status,
    ]).toEqual([200, 200]);
    const { corpo } = await chamar('GET', `/passagens/${sessao}`);
    expect(respostaDasPassagensSchema.parse(corpo).passagens).toMatchObject([
      { id, sintese: 'Raio X às 8h' },
    ]);
    expect(erroDe(await enviar({ entregue_em: null }), 422).error).toContain('já foi recebida');
    const fim = await chamar('PUT', `/sessao/${sessao}/finalizar`, {
      data_fim: '2026-11-21T07:10:00Z',
    });
    expect(fim.status).toBe(200);
  });

  it('is opened by no other code, by nobody who is not on call, and received once', async () => {
    const [colega, outro, medico] = await Promise.all([
      registrar(funcoes, 'plantonista'),
      registrar(funcoes, 'plantonista'),
      registrar(funcoes, 'medico'),
    ]);
    const { enviar } = await entregar('ZZZZZ00000');
    await enviar();
    erroDe(await receber('ZZZZZ11111', colega), 404);
    erroDe(await receber('ZZZZZ00000', medico), 403);
    expect(erroDe(await receber('curto', colega), 400).campos?.codigo).toContain('10 letras');
    expect(erroDe(await receber('ZZZZZ00000', plantonista), 422).error).toContain('não recebe');
    expect((await receber('ZZZZZ00000', colega)).status).toBe(200);
    expect(erroDe(await receber('ZZZZZ00000', outro), 422).error).toContain('Outro médico');
  });
});
