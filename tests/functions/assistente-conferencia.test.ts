/** An answer that is judged: by rules, against the record of a patient, and beside them by a model. */
import {
  type RespostaDaVerificacao,
  respostaDaVerificacaoSchema,
} from '@domain/contracts/assistente.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Conta, registrar, registrarPaciente, vincular } from './support/contas.ts';
import { dizer, modeloQue } from './support/modelo.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let clinica: Conta;
let medico: Conta;
let plantonista: Conta;
let pacienteId: string;
let modelo: Awaited<ReturnType<typeof modeloQue>> | undefined;

const consentir = (conta: Conta) =>
  funcoes.sql(
    "insert into private.ia_consentimentos (clinica_id, documento) values ($1, 'teste')",
    [conta.id],
  );
const postar = (token: string, tabela: string, corpo: object) =>
  funcoes.direto('POST', `/rest/v1/${tabela}`, {
    token,
    corpo: { ...corpo, paciente_id: pacienteId, clinica_id: clinica.id },
  });

beforeAll(async () => {
  clinica = await registrar(funcoes, 'clinica');
  medico = await registrar(funcoes, 'medico');
  plantonista = await registrar(funcoes, 'plantonista');
  await vincular(funcoes, clinica, medico);
  await registrarPaciente(funcoes, clinica, clinica.id, { nome: 'Quitéria Boaventura' });
  const [paciente] = await funcoes.sql<{ id: string }>(
    'select id from pacientes where clinica_id = $1',
    [clinica.id],
  );
  pacienteId = paciente?.id ?? '';
  for (const [tabela, linha] of [
    ['resumos_clinicos', { alergias: ['dipirona'], alertas: ['Gestante'] }],
    ['medicamentos_em_uso', { nome: 'Varfarina 5 mg', dcbs: ['varfarina'] }],
  ] as const)
    expect(await postar(medico.token, tabela, linha)).toMatchObject({ status: 201 });
});
afterEach(async () => {
  await modelo?.encerrar();
  modelo = undefined;
});

const RESPOSTA = {
  question: 'Quitéria com dor e febre, o que dar?',
  response: 'Dipirona 1 g de 6/6 h para Quitéria. Enalapril 10 mg 12/12 h. CPF 529.982.247-25.',
};
const conferir = (token: string, mais: object = {}) =>
  funcoes.chamar('POST', '/ai/validate-response', { token, corpo: { ...RESPOSTA, ...mais } });
const noProntuario = (mais: object = {}) => ({
  clinica_id: clinica.id,
  paciente_id: pacienteId,
  ...mais,
});
const laudoDe = async (token: string, mais: object = {}): Promise<RespostaDaVerificacao> =>
  respostaDaVerificacaoSchema.parse((await conferir(token, mais)).corpo);
const achados = ({ alertas }: RespostaDaVerificacao) =>
  alertas.map(({ codigo, gravidade }) => `${gravidade} ${codigo}`);
const guardadas = (medicoId: string) =>
  funcoes.sql<{ pergunta: string; conferida: string; resposta: object; situacao: string }>(
    'select pergunta, conferida, resposta, situacao, provedor from ia_interacoes where medico_id = $1 order by criada_em',
    [medicoId],
  );

describe('against a record', () => {
  it('what it forbids stops the answer; the log keeps it without names, and the opening is told', async () => {
    const sem = await laudoDe(medico.token);
    expect(sem).toMatchObject({ id: null, prontuario: [] });
    expect(achados(sem)).not.toContain('impede contraindicacao');
    expect(await guardadas(medico.id)).toEqual([]);

    const aberturas = () =>
      funcoes.sql(
        "select 1 from acessos_prontuario where paciente_id = $1 and acao = 'abriu_prontuario'",
        [pacienteId],
      );
    const antes = await aberturas();
    const laudo = await laudoDe(medico.token, noProntuario());
    expect(laudo).toMatchObject({ valido: false, confianca: 'baixa' });
    const impedem = laudo.alertas.filter(({ gravidade }) => gravidade === 'impede');
    expect(impedem.map(({ motivo }) => motivo).join()).toMatch(/dipirona/i);
    expect(impedem.map(({ motivo }) => motivo).join()).toMatch(/gestação/i);
    expect(laudo.prontuario.join()).toContain('Alergias: dipirona.');
    expect(laudo.opiniao).toBeUndefined();
    expect(await aberturas()).toHaveLength(antes.length + 1);
    const [linha] = await guardadas(medico.id);
    expect(linha).toMatchObject({
      situacao: 'conferida',
      provedor: 'local',
      conferida: expect.stringContaining('Dipirona 1 g de 6/6 h para [nome].'),
      resposta: { valido: false },
    });
    expect(JSON.stringify(linha)).not.toMatch(/Quitéria|529/);
  });

  it('is no conversation of its own, and stays out of the one that it is about', async () => {
    const conversa_id = crypto.randomUUID();
    await laudoDe(medico.token, noProntuario({ conversa_id }));
    const { corpo } = await funcoes.direto('POST', '/rest/v1/rpc/conversas_com_ia', {
      token: medico.token,
      corpo: {},
    });
    expect(corpo).toEqual([]);
  });

  it('the kidney counts by the last calculation that is not annulled', async () => {
    const { status } = await postar(medico.token, 'calculos', {
      id: crypto.randomUUID(),
      ferramenta: 'cockcroft-gault',
      versao: '1.0.0',
      entrada: { age: 70, weight: 60, creatinine: 212.16, gender: 'female' },
      unidades: { creatinine: 'µmol/L' },
      resultado: { clearance: 20 },
    });
    expect(status).toBe(201);
    expect((await laudoDe(medico.token, noProntuario())).prontuario.join()).toMatch(
      /Última creatinina, de .*: 2,4 mg\/dL\./,
    );
  });

  it('is not read by the neighbour, by who left, by the desk nor by a patient', async () => {
    const vizinho = await registrar(funcoes, 'medico');
    erroDe(await conferir(vizinho.token, noProntuario()), 404);
    erroDe(await conferir(vizinho.token, noProntuario({ clinica_id: null })), 404);
    erroDe(await conferir(plantonista.token, noProntuario({ clinica_id: null })), 404);
    erroDe(await conferir(medico.token, noProntuario({ paciente_id: crypto.randomUUID() })), 404);
    erroDe(await conferir(medico.token, noProntuario({ clinica_id: null })), 403);
    erroDe(await conferir(clinica.token, noProntuario()), 403);
    const { token } = await registrar(funcoes, 'paciente');
    erroDe(await conferir(token, noProntuario()), 403);
    const colega = await registrar(funcoes, 'medico');
    await vincular(funcoes, clinica, colega);
    expect((await conferir(colega.token, noProntuario())).status).toBe(200);
    await funcoes.sql(
      'update clinica_medicos set ativo = false where medico_id = $1 and clinica_id = $2',
      [colega.id, clinica.id],
    );
    erroDe(await conferir(colega.token, noProntuario()), 404);
  });

  it('is not read of who refused', async () => {
    const recusar = (p_recusa: boolean) =>
      funcoes.direto('POST', '/rest/v1/rpc/definir_recusa_de_ia', {
        token: medico.token,
        corpo: { p_paciente: pacienteId, p_recusa },
      });
    await recusar(true);
    expect(erroDe(await conferir(medico.token, noProntuario()), 403).error).toContain('recusou');
    await recusar(false);
  });
});

describe('the opinion of a model', () => {
  const opiniao = (parecer: string, ...observacoes: object[]) =>
    dizer(JSON.stringify({ parecer, observacoes }));

  it('is asked only with consent, without names, and lowers nothing of what the rules found', async () => {
    modelo = await modeloQue(() =>
      opiniao('concorda', { frase: 1, motivo: 'Prefira zyxomabe 900 mg.' }),
    );
    const sem = await laudoDe(medico.token, noProntuario({ opiniao: true }));
    expect([sem.opiniao, sem.queda, modelo.pedidos.length]).toEqual([undefined, undefined, 0]);
    await consentir(clinica);
    const com = await laudoDe(medico.token, noProntuario({ opiniao: true }));
    expect(com.opiniao).toMatchObject({
      parecer: 'concorda',
      observacoes: [],
      retiradas: 1,
      provedor: { modelo: 'x' },
    });
    const { opiniao: _, id: __, ...regras } = com;
    const { id: ___, ...antes } = sem;
    expect(regras).toEqual(antes);
    expect(com.valido).toBe(false);
    expect(modelo.pedidos).toHaveLength(1);
    expect(modelo.pedidos[0]).toContain('Alergias: dipirona.');
    expect(modelo.pedidos[0]).not.toMatch(/Quitéria|529/);
    expect(JSON.stringify(com)).not.toContain('zyxomabe');
    expect((await guardadas(medico.id)).at(-1)).toMatchObject({
      provedor: expect.not.stringMatching('local'),
      resposta: { opiniao: { parecer: 'concorda' } },
    });
  });

  it('is not asked where the doctor does not', async () => {
    modelo = await modeloQue(() => opiniao('discorda'));
    expect((await laudoDe(medico.token, noProntuario())).opiniao).toBeUndefined();
    expect(modelo.pedidos).toEqual([]);
  });

  it('that does not come says why, and the rules stand', async () => {
    await consentir(plantonista);
    const semNinguem = await laudoDe(plantonista.token, { opiniao: true });
    expect(semNinguem).toMatchObject({ queda: expect.stringMatching(/\S/), prontuario: [] });
    modelo = await modeloQue(() => dizer('Concordo plenamente.'));
    const mentira = await laudoDe(plantonista.token, { opiniao: true });
    expect(mentira.opiniao).toBeUndefined();
    expect(mentira.queda).toMatch(/não respondeu como devia/);
    expect(achados(mentira)).toEqual(achados(semNinguem));
  });

  it('is cut off where the provider says no more', async () => {
    modelo = await modeloQue(() => [{ choices: [{ delta: { content: '{"parecer"' } }] }, 'calar']);
    const laudo = await laudoDe(plantonista.token, { opiniao: true });
    expect(laudo.queda).toMatch(/demorou demais/);
    await modelo.saiu;
  }, 30_000);
});

it.each([
  { paciente_id: '1' },
  { opiniao: 'sim' },
  { conversa_id: 7 },
  { extra: 1 },
  { response: 'a'.repeat(20_001) },
])('%j is refused with a sentence', async (mais) => {
  expect(erroDe(await conferir(plantonista.token, mais), 400).codigo).toBe('VALIDACAO');
});
