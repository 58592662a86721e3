/** What the administrator runs: a protocol imported and asked about, a set of questions and its score. */
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { executar } from '../../scripts/importar-protocolo.ts';
import { executarLote, lerLote } from '../../scripts/perguntar-em-lote.ts';
import { pilhaCompartilhada } from '../support/compartilhada.ts';
import { registrar } from './support/contas.ts';
import { usarFuncoes } from './support/pilha.ts';

const funcoes = usarFuncoes();
const ARQUIVO = fileURLToPath(
  new URL('../unit/assistente/protocolos/hipertonite.pdf', import.meta.url),
);
const LOTE = `
{"id": "1", "pergunta": "anafilaxia dose de adrenalina no adulto", "respondivel": true, "passagens": ["anafilaxia#doses-adulto"], "contem": ["0,5 MG im"], "nao_contem": ["zyxomabe"]}
{"id": "2", "pergunta": "tratamento da gota aguda com colchicina", "respondivel": false}
{"id": "3", "pergunta": "hipertonite: dose de zyxolol", "respondivel": true, "passagens": ["protocolo-hipertonite-aguda#conduta-inicial"]}
`;
const ambiente = { ...process.env };
afterEach(() => {
  process.env = { ...ambiente };
});

it('imports a protocol that then answers, and scores a set of questions', async () => {
  const { token } = await registrar(funcoes, 'plantonista');
  const perguntar = async () =>
    (await executarLote({ url: funcoes.apiUrl, token }, lerLote(LOTE))).placar;
  const antes = await perguntar();
  expect(antes).toContain('3 perguntas a local');
  expect(antes).toContain('0.500  1 de 2 respondidas');
  expect(antes).toContain('1.000  1 de 1 recusadas');

  process.env.SUPABASE_URL = funcoes.apiUrl;
  process.env.SUPABASE_SERVICE_ROLE_KEY = pilhaCompartilhada().serviceKey;
  const importar = () =>
    executar([
      ...[ARQUIVO, '--titulo', 'Hipertonite aguda', '--fonte', 'Protocolo de teste'],
      ...['--versao', '2026-01-01', '--validade', '2030-01-01'],
    ]);
  expect(await importar()).toMatch(/importado, \d passagens/);
  expect(await importar()).toContain('sem mudança');
  const depois = await perguntar();
  expect(depois).toContain('1.000  2 de 2 respondidas');
  expect(depois).toContain('1.000  2 de 2 com a passagem');
  expect(await executar(['--retirar', 'protocolo-hipertonite-aguda'])).toContain(
    'não responde mais',
  );
}, 90_000);

it('reads no set that is none', () => {
  expect(() => lerLote('{"id": "1", "pergunta": "x"}\n{"id": 2}')).toThrow('A linha 2');
});
