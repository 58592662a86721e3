/** The operator's embedding model: the base placed by it, and questions asked by meaning too. */
import { respostaDoAssistenteSchema } from '@domain/contracts/assistente.ts';
import { afterEach, expect, it } from 'vitest';
import { executar } from '../../scripts/vetorizar-base.ts';
import { pilhaCompartilhada } from '../support/compartilhada.ts';
import { registrar } from './support/contas.ts';
import { usarFuncoes } from './support/pilha.ts';
import { AMBIENTE_DOS_VETORES, type Vetorizar, vetorizadorQue } from './support/vetores.ts';

const funcoes = usarFuncoes();
const ambiente = { ...process.env };
afterEach(async () => {
  process.env = { ...ambiente };
  await funcoes.sql('delete from private.base_vetores');
});

const [AQUI = [], NADA = []] = [1, 0].map((um) => [um, 0, 0, 0, 0, 0, 0, 0]);
/** One passage and the question in one place, all the rest anywhere. */
const porAssunto: Vetorizar = (textos) =>
  textos.map((texto) => {
    if (/^Dengue: grupos[^\n]*: Não fazer|adrenalina no adulto/.test(texto)) return AQUI;
    const soma = [...texto].reduce((n, letra) => (n * 31 + (letra.codePointAt(0) ?? 0)) % 997, 7);
    return AQUI.map((_, n) => Math.sin((soma + 1) * (n + 1)));
  });
const contar = async () =>
  (await funcoes.sql<{ n: number }>('select count(*)::int as n from private.base_vetores'))[0]?.n;

it('places the base in batches, goes on where it was cut off, and asks by meaning only with consent', async () => {
  process.env.SUPABASE_URL = funcoes.apiUrl;
  process.env.SUPABASE_SERVICE_ROLE_KEY = pilhaCompartilhada().serviceKey;
  Object.assign(process.env, AMBIENTE_DOS_VETORES);
  const [{ n: todas } = { n: 0 }] = await funcoes.sql<{ n: number }>(
    'select count(*)::int as n from base_passagens p join base_documentos d on d.id = p.documento_id where d.retirado_em is null',
  );

  let resposta: Vetorizar = (textos) => (vez++ === 1 ? 429 : vez > 5 ? 401 : porAssunto(textos));
  let vez = 0;
  const vetorizador = await vetorizadorQue((textos) => resposta(textos));
  try {
    await expect(executar(1)).rejects.toMatchObject({ codigo: 'recusado' });
    const ate = Number(await contar());
    expect(ate).toBeGreaterThan(0);
    expect(ate).toBeLessThan(todas);

    resposta = porAssunto;
    vetorizador.pedidos.length = 0;
    expect(await executar(1)).toContain(`${todas - ate} passagens`);
    expect(vetorizador.pedidos.flat()).toHaveLength(todas - ate);
    expect(await contar()).toBe(todas);
    vetorizador.pedidos.length = 0;
    expect(await executar(1)).toContain('não falta nenhuma');
    expect(vetorizador.pedidos).toEqual([]);

    const medico = await registrar(funcoes, 'plantonista');
    const responder = async (assunto: string) =>
      respostaDoAssistenteSchema.parse(
        (
          await funcoes.chamar('POST', '/ai/medical-assistant', {
            token: medico.token,
            corpo: { prompt: `dona Maria Silva, CPF 529.982.247-25, ${assunto}` },
          })
        ).corpo,
      );
    const perguntar = async (assunto: string) =>
      (await responder(assunto)).trechos.map(({ passagem }) => passagem);
    const ASSUNTO = 'anafilaxia dose de adrenalina no adulto';
    const porPalavras = await perguntar(ASSUNTO);
    expect(porPalavras).not.toContain('dengue#nao-fazer');
    expect(vetorizador.pedidos).toEqual([]);

    await funcoes.direto('POST', '/rest/v1/rpc/definir_meu_consentimento_de_ia', {
      token: medico.token,
      corpo: { p_consente: true, p_responsavel: 'Helena Prado' },
    });
    const porSentido = await responder(ASSUNTO);
    expect(porSentido.trechos.map(({ passagem }) => passagem)).toContain('dengue#nao-fazer');
    expect(porSentido.vetores).toContain(AMBIENTE_DOS_VETORES.EMBEDDINGS_MODEL);
    expect(vetorizador.pedidos).toHaveLength(1);
    expect(vetorizador.pedidos.flat().join()).not.toMatch(/Maria|529/);
    // What words decline does not leave.
    expect(await perguntar('tratamento da gota aguda com colchicina')).toEqual([]);
    expect(vetorizador.pedidos).toHaveLength(1);

    for (const falha of [() => 429, () => [NADA], () => [[1, 0, 0]]] satisfies Vetorizar[]) {
      resposta = falha;
      expect(await perguntar(ASSUNTO)).toEqual(porPalavras);
    }
  } finally {
    await vetorizador.encerrar();
  }
  const log = funcoes.log().join('\n');
  expect(log).toContain('{"ia":"vetores","codigo":"ocupado"}');
  expect(log).toContain('{"ia":"vetores","codigo":"indisponivel"}');
  expect(log).not.toContain(AMBIENTE_DOS_VETORES.EMBEDDINGS_KEY);
  expect(log).not.toContain('segredo do provedor');
}, 120_000);
