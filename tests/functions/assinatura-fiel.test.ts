/** A prescription is registered as signed only as the record has it, and as it is checked now. */
import { localDe } from '@domain/agenda/fuso.ts';
import { COMPOSICAO_VAZIA } from '@domain/contracts/prescricao.ts';
import { impressoDe } from '@domain/impressos/documento.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { conferir } from '@domain/prescricao/conferir.ts';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarIcp, type Icp } from '../support/icp.ts';
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

const AMOXICILINA = itemDeTeste(
  'Amoxicilina 500 mg, cápsula',
  'Tomar 1 cápsula de 8 em 8 horas por 7 dias',
);

it('takes the paper that is made of the record, byte by byte', async () => {
  const id = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]));
  const resposta = await ela.registrar(id, await ela.papel(id));
  expect(resposta.status, resposta.texto).toBe(200);
  const atestado = await ela.preparar({
    tipo: 'atestado',
    conteudo: { ...COMPOSICAO_VAZIA.atestado, dias: 2 },
  });
  const outra = await ela.registrar(atestado, await ela.papel(atestado), 'atestado');
  expect(outra.status, outra.texto).toBe(200);
});

it('refuses a paper that says something else', async () => {
  const id = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]));
  const maisDoses = await ela.papel(id, (lida) => ({
    ...lida,
    documento: {
      ...lida.documento,
      conteudo: { itens: [{ ...AMOXICILINA, quantidade_texto: '210 cápsulas' }] },
    },
  }));
  expect(erroDe(await ela.registrar(id, maisDoses), 422).error).toMatch(/não é o documento/);
  const sobreposto = await PDF.load(await ela.papel(id));
  sobreposto.getPage(0)?.drawText('e mais 3 caixas', { x: 80, y: 300, size: 20 });
  const acrescido = new Uint8Array(await sobreposto.save({ incremental: true }));
  expect(erroDe(await ela.registrar(id, acrescido), 422).error).toMatch(/não é o documento/);
  expect((await ela.base(id)).documento.emitida_em).toBeNull();
});

it('refuses a paper of days ago', async () => {
  const id = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]));
  const lida = await ela.base(id);
  const quando = new Date(Date.now() - 49 * 3_600_000);
  const velho = await gerarImpresso(impressoDe(lida, { situacao: 'digital', quando }));
  expect(localDe(quando, lida.fuso)).not.toBe(localDe(new Date(), lida.fuso));
  expect(erroDe(await ela.registrar(id, velho), 422).error).toMatch(/há mais de um dia/);
});

it('asks for the reason of what stops, whatever was sent with the document', async () => {
  const semRazao = await ela.preparar(receitaDeTeste('antimicrobiano', [AMOXICILINA]), [
    'amoxicilina',
  ]);
  const recusa = erroDe(await ela.registrar(semRazao, await ela.papel(semRazao)), 422).error;
  expect(recusa).toMatch(/^A conferência de agora/);
  expect(recusa).toMatch(/alergi/i);
  const ALERGICO = ['amoxicilina'];
  const hoje = localDe(new Date(), 'America/Sao_Paulo').slice(0, 10);
  const impede = conferir([AMOXICILINA], { alergias: ALERGICO }, hoje).achados.filter(
    ({ grau }) => grau === 'impede',
  );
  expect(impede.length).toBeGreaterThan(0);
  const guardados = impede.map(({ regra, codigo, grau, frase, fonte, verificacao }) => ({
    regra,
    codigo,
    grau,
    frase,
    fonte,
    verificacao,
    itens: [AMOXICILINA.nome],
    justificativa: 'Tolerou amoxicilina no mês passado, sem reação.',
  }));
  const deOutro = guardados.map((um) => ({ ...um, itens: ['Losartana 50 mg'] }));
  const comEssa = await ela.preparar(
    receitaDeTeste('antimicrobiano', [AMOXICILINA], deOutro),
    ALERGICO,
  );
  erroDe(await ela.registrar(comEssa, await ela.papel(comEssa)), 422);
  const comRazao = await ela.preparar(
    receitaDeTeste('antimicrobiano', [AMOXICILINA], guardados),
    ALERGICO,
  );
  const aceita = await ela.registrar(comRazao, await ela.papel(comRazao));
  expect(aceita.status, aceita.texto).toBe(200);
});

it('refuses a controlled medicine on an ordinary prescription', async () => {
  const id = await ela.preparar(
    receitaDeTeste('simples', [
      itemDeTeste('Clonazepam 2 mg, comprimido', 'Tomar 1 comprimido à noite'),
    ]),
  );
  expect(erroDe(await ela.registrar(id, await ela.papel(id)), 422).error).toMatch(
    /tipo de receita/,
  );
});
