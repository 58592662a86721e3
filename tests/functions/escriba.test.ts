import { respostaDoAudioSchema, respostaDoEscribaSchema } from '@domain/contracts/escriba.ts';
import { expect, it } from 'vitest';
import { type Conta, registrar } from './support/contas.ts';
import { AMBIENTE_DO_MODELO, modeloQue, sugerir, transcritorQue } from './support/modelo.ts';
import { usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const DITO = `Médico: Bom dia, dona Maria da Silva, CPF 529.982.247-25.
Paciente: Estou com dor de cabeça há três dias, sem febre.
Médico: Pressão doze por oito. Retorno em trinta dias.`;

const pedido = (visita_id: string, mais: object = {}) => ({
  visita_id,
  origem: 'digitado',
  dia: '2026-11-23',
  transcricao: DITO,
  ...mais,
});
const pedir = (medico: Conta, visita: string, mais: object = {}) =>
  funcoes.chamar('POST', '/ai/escriba', { token: medico.token, corpo: pedido(visita, mais) });
const responder = (medico: Conta, visita: string, decisao: string) =>
  funcoes.direto('POST', '/rest/v1/rpc/registrar_consentimento_do_escriba', {
    token: medico.token,
    corpo: { p_id: crypto.randomUUID(), p_visita: visita, p_decisao: decisao, p_versao: '1' },
  });
const guardado = (visita: string) =>
  funcoes.sql(
    'select tipo, transcricao, resultado, provedor, modelo, apagado_em is not null as apagado from escriba_pedidos where visita_id = $1 order by criado_em',
    [visita],
  );

it('suggests by rules, only once the patient consented, and forgets when the consent is taken back', async () => {
  const medico = await registrar(funcoes, 'plantonista');
  const visita = crypto.randomUUID();
  expect(await pedir(medico, visita)).toMatchObject({ status: 403, corpo: { codigo: 'PROIBIDO' } });
  await responder(medico, visita, 'recusou');
  expect(await pedir(medico, visita)).toMatchObject({ status: 403 });
  await responder(medico, visita, 'consentiu');
  const { sugestoes, provedor } = respostaDoEscribaSchema.parse(
    (await pedir(medico, visita)).corpo,
  );
  expect(provedor).toMatchObject({ nome: 'regras', modelo: null });
  expect(sugestoes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tipo: 'sinal', sinal: 'pressao_sistolica', valor: 120 }),
      expect.objectContaining({ tipo: 'retorno', data: '2026-12-23' }),
    ]),
  );
  const [linha] = await guardado(visita);
  expect(linha).toMatchObject({
    transcricao: expect.stringContaining('Médico: Pressão doze por oito'),
  });
  expect(JSON.stringify(linha)).not.toMatch(/Maria|529/);

  await responder(medico, visita, 'retirou');
  expect(await guardado(visita)).toMatchObject([
    { transcricao: null, resultado: null, apagado: true },
  ]);
  expect(await pedir(medico, visita)).toMatchObject({ status: 403 });
  expect(funcoes.log().join('\n')).not.toMatch(/dor de cabe|Maria/);
});

it.each([
  ['nothing', { transcricao: '' }, 400],
  ['hardly anything', { transcricao: 'ok. 12' }, 400],
  ['more than two hours', { transcricao: 'a '.repeat(50_001) }, 400],
  ['a megabyte', { transcricao: 'a'.repeat(1024 * 1024) }, 413],
  ['a day that there is not', { dia: '2026-02-30' }, 400],
  ['no visit', { visita_id: 'minha' }, 400],
  ['another origin', { origem: 'telepatia' }, 400],
  ['more than is asked', { extra: 1 }, 400],
])('refuses %s with a sentence', async (_, mais, status) => {
  const medico = await registrar(funcoes, 'plantonista');
  const resposta = await pedir(medico, crypto.randomUUID(), mais);
  expect(resposta).toMatchObject({ status, corpo: { error: expect.stringMatching(/\S/) } });
});

it('asks a model without names and shows none of what it made up', async () => {
  const medico = await registrar(funcoes, 'plantonista');
  const visita = crypto.randomUUID();
  await responder(medico, visita, 'consentiu');
  await funcoes.sql(
    "insert into private.ia_consentimentos (clinica_id, documento) values ($1, 'teste')",
    [medico.id],
  );
  const modelo = await modeloQue(() =>
    sugerir([
      ['Cefaleia há 3 dias.', 2, 'dor de cabeça há três dias'],
      ['Febre há 3 dias.', 2, 'sem febre'],
      ['Dor no peito.', 2, 'dor no peito'],
    ]),
  );
  try {
    const resposta = respostaDoEscribaSchema.parse((await pedir(medico, visita)).corpo);
    expect(resposta).toMatchObject({
      provedor: { nome: AMBIENTE_DO_MODELO.IA_NOME, modelo: 'x' },
      retiradas: 2,
    });
    const textos = resposta.sugestoes.map(({ texto }) => texto);
    expect(textos).toContain('Cefaleia há 3 dias.');
    expect(textos.join('\n')).not.toMatch(/^Febre|peito/m);
    expect(modelo.pedidos[0]).not.toMatch(/Maria|529/);
    expect(JSON.parse(modelo.pedidos[0] ?? '{}').response_format.type).toBe('json_schema');
  } finally {
    await modelo.encerrar();
  }
  const semModelo = respostaDoEscribaSchema.parse((await pedir(medico, visita)).corpo);
  expect(semModelo).toMatchObject({
    provedor: { nome: 'regras' },
    queda: expect.stringMatching(/\S/),
  });
});

it('keeps nothing where the consent is taken back while the model thinks', async () => {
  const medico = await registrar(funcoes, 'plantonista');
  const visita = crypto.randomUUID();
  await responder(medico, visita, 'consentiu');
  await funcoes.sql(
    "insert into private.ia_consentimentos (clinica_id, documento) values ($1, 'teste')",
    [medico.id],
  );
  const modelo = await modeloQue(async () => {
    await responder(medico, visita, 'retirou');
    return sugerir([['Cefaleia.', 2, 'dor de cabeça']]);
  });
  try {
    expect(await pedir(medico, visita)).toMatchObject({
      status: 403,
      corpo: { error: expect.stringContaining('retirou o consentimento') },
    });
  } finally {
    await modelo.encerrar();
  }
  expect(await guardado(visita)).toMatchObject([{ transcricao: null, resultado: null }]);
});

it('transcribes a recording only where that was agreed to, and keeps none of it', async () => {
  const medico = await registrar(funcoes, 'plantonista');
  const visita = crypto.randomUUID();
  const ouvir = (corpo: Blob) =>
    funcoes.chamar('POST', `/ai/escriba/audio?visita_id=${visita}`, {
      token: medico.token,
      bruto: corpo,
      cabecalhos: { 'content-type': corpo.type },
    });
  const som = new Blob([new Uint8Array(2000)], { type: 'audio/webm' });
  await responder(medico, visita, 'consentiu');
  expect(await ouvir(som)).toMatchObject({ status: 403 });
  await funcoes.direto('POST', '/rest/v1/rpc/definir_meu_consentimento_de_ia', {
    token: medico.token,
    corpo: { p_consente: true, p_responsavel: 'Helena Prado', p_inclui_audio: true },
  });
  expect(await funcoes.chamar('GET', '/ai/provider', { token: medico.token })).toMatchObject({
    status: 200,
    corpo: { externo: AMBIENTE_DO_MODELO.IA_NOME, gravacoes: true },
  });
  const deOutra = `/ai/provider?clinica_id=${crypto.randomUUID()}`;
  expect(await funcoes.chamar('GET', deOutra, { token: medico.token })).toMatchObject({
    status: 403,
  });
  expect(await ouvir(som)).toMatchObject({
    status: 503,
    corpo: { error: expect.stringContaining('não virou texto') },
  });
  const modelo = await transcritorQue();
  try {
    modelo.ouve([
      { text: ' Dor de cabeça há três dias. ', no_speech_prob: 0.1 },
      { text: 'Legendas pela comunidade', no_speech_prob: 0.9 },
    ]);
    const { texto } = respostaDoAudioSchema.parse((await ouvir(som)).corpo);
    expect(texto).toBe('Dor de cabeça há três dias.');
    modelo.ouve([{ text: 'Obrigado por assistir!', no_speech_prob: 0.2 }]);
    expect(respostaDoAudioSchema.parse((await ouvir(som)).corpo).texto).toBe('');
  } finally {
    await modelo.encerrar();
  }
  expect(await ouvir(new Blob([], { type: 'audio/webm' }))).toMatchObject({ status: 400 });
  expect(await ouvir(new Blob(['x'], { type: 'text/plain' }))).toMatchObject({ status: 415 });
  expect(
    await ouvir(new Blob([new Uint8Array(9 * 1024 * 1024)], { type: 'audio/webm' })),
  ).toMatchObject({ status: 413 });
  expect(await guardado(visita)).toMatchObject([
    { tipo: 'audio', transcricao: null, resultado: null, provedor: null },
    {
      tipo: 'audio',
      transcricao: null,
      resultado: null,
      modelo: AMBIENTE_DO_MODELO.IA_MODELO_DE_AUDIO,
    },
    { tipo: 'audio', transcricao: null, resultado: null },
  ]);
});
