/** Numbers of SNCR: a controlled prescription gets its own before it is signed, and a made-up one says so. */
import { respostaDeValidacaoSchema } from '@domain/contracts/assinatura.ts';
import { respostaDeNumeracaoSchema, respostaDoModoDoSncrSchema } from '@domain/contracts/sncr.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarIcp, type Icp } from '../support/icp.ts';
import { lerPdf } from '../unit/impressos/support/ler.ts';
import { registrar } from './support/contas.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';
import {
  abrirPrescritor,
  itemDeTeste,
  type Prescritor,
  receitaDeTeste,
} from './support/prescricao.ts';

const funcoes = usarFuncoes();
let icp: Icp;
let ela: Prescritor;

beforeAll(async () => {
  icp = criarIcp();
  ela = await abrirPrescritor(funcoes, icp);
});
afterAll(() => icp.remover());

const CLONAZEPAM = itemDeTeste('Clonazepam 2 mg, comprimido', 'Tomar 1 comprimido à noite', {
  quantidade: 30,
  unidade: 'comprimido',
  quantidade_texto: '30 (trinta) comprimidos',
  dias: 30,
});
const notificacao = () => ela.preparar(receitaDeTeste('notificacao_b', [CLONAZEPAM]));

const numerar = async (documentIds: readonly unknown[], token = ela.aqui.medico.token) =>
  funcoes.chamar('POST', '/digital-signature/sncr', { token, corpo: { documentIds } });

it('says that the local stack makes its numbers up', async () => {
  const { token } = ela.aqui.medico;
  const resposta = await funcoes.chamar('GET', '/digital-signature/sncr', { token });
  const { modo, frase } = respostaDoModoDoSncrSchema.parse(resposta.corpo);
  expect([modo, /SIMULADA.*sem validade|não tem validade/.test(frase)]).toEqual(['simulado', true]);
});

it('numbers what is signed, and says on paper and to who checks it that the number is none', async () => {
  const id = await notificacao();
  const semNumero = await ela.registrar(id, await ela.papel(id));
  expect(erroDe(semNumero, 422).error).toMatch(/número do SNCR/);
  const resposta = respostaDeNumeracaoSchema.parse((await numerar([id])).corpo);
  expect(resposta).toEqual({
    modo: 'simulado',
    numeros: [{ documentId: id, numero: expect.stringMatching(/^SIM-NRB-[0-9A-F]{8}$/) }],
  });
  expect((await numerar([id])).corpo).toEqual(resposta);
  const papel = await ela.papel(id);
  const numero = resposta.numeros[0]?.numero ?? '';
  expect((await lerPdf(papel))[0]?.texto).toContain(`Numeração SIMULADA (${numero})`);
  const assinado = await ela.registrar(id, papel);
  expect(assinado.status, assinado.texto).toBe(200);
  const { verificationCode } = assinado.corpo as { verificationCode: string };
  const validacao = respostaDeValidacaoSchema.parse(
    (await funcoes.chamar('POST', '/validate-signature', { corpo: { verificationCode } })).corpo,
  );
  expect(validacao.valid).toBe(false);
  expect(validacao.avisos).toContain(
    'A numeração do SNCR deste documento é SIMULADA: documento de teste, sem validade.',
  );
});

it('gives no number to what needs none, and none to anybody else', async () => {
  const simples = await ela.preparar(
    receitaDeTeste('simples', [itemDeTeste('Losartana 50 mg', '1 ao dia')]),
  );
  const dela = await notificacao();
  expect((await numerar([simples])).corpo).toEqual({ modo: 'simulado', numeros: [] });
  const outro = await registrar(funcoes, 'medico');
  expect((await numerar([dela], outro.token)).corpo).toEqual({ modo: 'simulado', numeros: [] });
  expect((await ela.base(dela)).documento.numero_sncr).toBeNull();
  erroDe(await numerar([dela], ela.aqui.equipe.token), 403);
  erroDe(await numerar([dela], ''), 401);
  erroDe(await numerar([]), 400);
  erroDe(await numerar(['1']), 400);
  erroDe(await numerar(Array.from({ length: 21 }, () => dela)), 400);
});
