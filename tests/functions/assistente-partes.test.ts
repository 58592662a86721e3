/** The assistant in parts, with tools and with a record, through the whole function and as its caller. */
import {
  type EventoDaResposta,
  eventoDaRespostaSchema,
  respostaDoAssistenteSchema,
} from '@domain/contracts/assistente.ts';
import { eventosDe } from '@domain/eventos.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Conta, registrar, registrarPaciente, vincular } from './support/contas.ts';
import { chamar, dizer, frasesDe, modeloQue } from './support/modelo.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
let clinica: Conta;
let medico: Conta;
let vizinho: Conta;
let pacienteId: string;
let modelo: Awaited<ReturnType<typeof modeloQue>> | undefined;

const consentir = (conta: Conta) =>
  funcoes.sql(
    "insert into private.ia_consentimentos (clinica_id, documento) values ($1, 'teste')",
    [conta.id],
  );

beforeAll(async () => {
  clinica = await registrar(funcoes, 'clinica');
  medico = await registrar(funcoes, 'medico');
  await vincular(funcoes, clinica, medico);
  vizinho = await registrar(funcoes, 'plantonista');
  const nome = 'Zulmira Quaresma';
  await registrarPaciente(funcoes, clinica, clinica.id, { nome });
  const [paciente] = await funcoes.sql<{ id: string }>(
    'select id from pacientes where clinica_id = $1',
    [clinica.id],
  );
  pacienteId = paciente?.id ?? '';
  for (const [tabela, linha] of [
    ['resumos_clinicos', { alergias: ['dipirona'] }],
    ['problemas', { descricao: 'Fibrilação atrial de Zulmira' }],
    ['medicamentos_em_uso', { nome: 'Varfarina 5 mg', dcbs: ['varfarina'] }],
  ] as const) {
    const { status, texto } = await funcoes.direto('POST', `/rest/v1/${tabela}`, {
      token: medico.token,
      corpo: { ...linha, paciente_id: pacienteId, clinica_id: clinica.id },
    });
    expect([status, texto]).toEqual([201, texto]);
  }
  await consentir(clinica);
  await consentir(vizinho);
});
afterEach(async () => {
  await modelo?.encerrar();
  modelo = undefined;
});

const ANAFILAXIA = { prompt: 'anafilaxia dose de adrenalina no adulto' };

/** The answer in parts as it comes; leaves after `ate` of them. */
async function emPartes(token: string, corpo: object, ate = Number.POSITIVE_INFINITY) {
  const saida = new AbortController();
  const resposta = await fetch(`${funcoes.apiUrl}/functions/v1/ai/medical-assistant`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(corpo),
    signal: saida.signal,
  });
  const partes: EventoDaResposta[] = [];
  if (!resposta.body) throw new Error('no body');
  for await (const dado of eventosDe(resposta.body)) {
    partes.push(eventoDaRespostaSchema.parse(JSON.parse(dado)));
    if (partes.length === ate) break;
  }
  saida.abort();
  return { partes, cabecalhos: resposta.headers };
}

describe('an answer in parts', () => {
  it('is the answer of the base at once, then what was checked, then the whole as it is kept', async () => {
    modelo = await modeloQue((mensagens) =>
      dizer(`${frasesDe(mensagens)[0]} [1]\nDê 900 mg de zyxomabe [1].\n`),
    );
    const { partes, cabecalhos } = await emPartes(vizinho.token, ANAFILAXIA);
    expect(cabecalhos.get('content-type')).toContain('text/event-stream');
    expect(cabecalhos.get('cache-control')).toContain('no-store');
    expect(partes.map(({ tipo }) => tipo)).toEqual(['base', 'modelo', 'fim']);
    expect(JSON.stringify(partes)).not.toContain('zyxomabe');
    const [base, doModelo, fim] = partes;
    expect(base).toMatchObject({ resposta: { provedor: { nome: 'local' } } });
    expect(doModelo).toMatchObject({ redacao: { frases: [{ citadas: [1] }] } });
    if (fim?.tipo !== 'fim') throw new Error('no end');
    const [linha] = await funcoes.sql<{ resposta: object }>(
      'select resposta from ia_interacoes where id = $1',
      [fim.resposta.id],
    );
    expect(fim.resposta).toMatchObject(linha?.resposta ?? {});
  });

  it('that is left ends, and keeps what had been read', async () => {
    modelo = await modeloQue((mensagens) => [
      { choices: [{ delta: { content: `${frasesDe(mensagens)[0]} [1]\n` } }] },
      'calar',
    ]);
    const { partes } = await emPartes(vizinho.token, ANAFILAXIA, 2);
    const [base] = partes;
    if (base?.tipo !== 'base') throw new Error('no base');
    await modelo.saiu;
    await expect
      .poll(async () => {
        const [linha] = await funcoes.sql<{ queda: string | null; frases: number | null }>(
          `select resposta ->> 'queda' as queda, jsonb_array_length(resposta #> '{redacao,frases}') as frases
           from ia_interacoes where id = $1`,
          [base.resposta.id],
        );
        return linha;
      })
      .toEqual({ queda: expect.stringContaining('Você parou'), frases: 1 });
  });

  it('is refused as any other, before its first part', async () => {
    const pedir = (token: string, corpo: object) =>
      funcoes.chamar('POST', '/ai/medical-assistant', {
        token,
        corpo,
        cabecalhos: { accept: 'text/event-stream' },
      });
    erroDe(await pedir(vizinho.token, { prompt: '' }), 400);
    erroDe(await pedir(clinica.token, ANAFILAXIA), 403);
  });
});

describe('a record', () => {
  const perguntar = (mais: object, token = medico.token) =>
    funcoes.chamar('POST', '/ai/medical-assistant', {
      token,
      corpo: {
        prompt: 'posso dar dipirona com ibuprofeno na dengue?',
        clinica_id: clinica.id,
        paciente_id: pacienteId,
        ...mais,
      },
    });
  const aberturas = async () => {
    const [{ n = 0 } = {}] = await funcoes.sql<{ n: number }>(
      `select count(*)::int as n from acessos_prontuario where paciente_id = $1 and acao = 'abriu_prontuario'`,
      [pacienteId],
    );
    return n;
  };

  it('is read where the doctor says so, and the opening is logged', async () => {
    const antes = await aberturas();
    const sem = respostaDoAssistenteSchema.parse((await perguntar({})).corpo);
    expect(sem.resultados).toBeUndefined();
    expect(await aberturas()).toBe(antes);
    const com = respostaDoAssistenteSchema.parse((await perguntar({ prontuario: true })).corpo);
    const texto = JSON.stringify(com.resultados);
    expect(texto).toMatch(/alergia a “dipirona”/);
    expect(texto).toMatch(/varfarina/i);
    expect(texto).not.toContain('Zulmira');
    expect(await aberturas()).toBe(antes + 1);
  });

  it('reaches a model without who it is of, by a tool that it asks for', async () => {
    modelo = await modeloQue((_, vez) =>
      vez === 1 ? chamar('resumo_do_prontuario', {}) : dizer('SEM FONTE'),
    );
    await perguntar({ prontuario: true });
    expect(modelo.pedidos).toHaveLength(2);
    expect(modelo.pedidos[1]).toContain('Fibrilação atrial');
    expect(modelo.pedidos.join()).not.toContain('Zulmira');
  });

  it('is not read by the neighbour, nor of who refused', async () => {
    const antes = await aberturas();
    const alheio = { prontuario: true, clinica_id: null };
    erroDe(await perguntar(alheio, vizinho.token), 404);
    const recusar = (p_recusa: boolean) =>
      funcoes.direto('POST', '/rest/v1/rpc/definir_recusa_de_ia', {
        token: medico.token,
        corpo: { p_paciente: pacienteId, p_recusa },
      });
    await recusar(true);
    expect(erroDe(await perguntar({ prontuario: true }), 403).error).toContain('recusou');
    await recusar(false);
    expect(await aberturas()).toBe(antes);
  });
});
