/** A pharmacist with both codes of a prescription dispenses it, once. */
import { respostaDeAssinaturaSchema } from '@domain/contracts/assinatura.ts';
import {
  type ReceitaADispensar,
  respostaDeDispensacaoSchema,
  respostaDoOriginalSchema,
} from '@domain/contracts/dispensacao.ts';
import { COMPOSICAO_VAZIA } from '@domain/contracts/prescricao.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarIcp, type Icp } from '../support/icp.ts';
import { erroDe, usarFuncoes } from './support/pilha.ts';
import {
  abrirPrescritor,
  itemDeTeste,
  type Prescritor,
  receitaDeTeste,
} from './support/prescricao.ts';

const FLAVIA = { nome: 'Flávia Farias', crf: '12345', uf: 'SP', farmacia: 'Farmácia Central' };
const funcoes = usarFuncoes();
let icp: Icp;
let ela: Prescritor;

beforeAll(async () => {
  icp = criarIcp();
  ela = await abrirPrescritor(funcoes, icp);
});
afterAll(() => icp.remover());

interface Codigos {
  verificationCode: string;
  accessCode: string;
}

/** Signs a document; the codes of its paper. */
async function assinado(documento: object, tipo?: string): Promise<Codigos> {
  const id = await ela.preparar(documento);
  const { corpo, status, texto } = await ela.registrar(id, await ela.papel(id), tipo);
  expect(status, texto).toBe(200);
  const { verificationCode, accessCode } = respostaDeAssinaturaSchema.parse(corpo);
  return { verificationCode, accessCode: accessCode ?? '' };
}

const simples = () =>
  assinado(
    receitaDeTeste('simples', [
      itemDeTeste('Losartana 50 mg, comprimido', 'Tomar 1 comprimido de 12 em 12 horas', {
        quantidade: 60,
        unidade: 'comprimidos',
        uso_continuo: true,
        dias: null,
      }),
    ]),
  );

const abrir = async (codigos: Codigos) => {
  const resposta = await funcoes.chamar('POST', '/validate-signature/open', { corpo: codigos });
  return respostaDoOriginalSchema.parse(resposta.corpo).receita;
};
const itemDe = (receita: ReceitaADispensar | null) => receita?.itens[0]?.id ?? '';

const dispensar = (codigos: Codigos, items: object[], mais: object = {}) =>
  funcoes.chamar('POST', '/validate-signature/dispense', {
    corpo: { ...codigos, key: crypto.randomUUID(), pharmacist: FLAVIA, items, ...mais },
  });

it('dispenses in parts what may be, and the same act once', async () => {
  const codigos = await simples();
  const item = itemDe(await abrir(codigos));
  const key = crypto.randomUUID();
  for (const _ of [1, 2]) {
    const { corpo } = await dispensar(codigos, [{ item, quantidade: 30, lote: 'L1' }], { key });
    expect(respostaDeDispensacaoSchema.parse(corpo).receita).toMatchObject({
      situacao: 'emitida',
      itens: [{ resta: 30, em_partes: true, dispensado: false }],
    });
  }
  erroDe(await dispensar(codigos, [{ item, quantidade: 31 }]), 422);
  const { corpo } = await dispensar(codigos, [{ item, quantidade: 30 }]);
  expect(respostaDeDispensacaoSchema.parse(corpo).receita.situacao).toBe('dispensada');
  erroDe(await dispensar(codigos, [{ item }]), 422);
  const { corpo: validada } = await funcoes.chamar('POST', '/validate-signature', {
    corpo: { verificationCode: codigos.verificationCode },
  });
  expect(validada).toMatchObject({
    avisos: expect.arrayContaining([expect.stringMatching(/dispensada/)]),
  });
});

it('asks for the access code, of which ten wrong ones lock the document', async () => {
  const codigos = await simples();
  const item = itemDe(await abrir(codigos));
  const errado = { ...codigos, accessCode: 'ERRADO00' };
  for (let vez = 0; vez < 10; vez += 1) erroDe(await dispensar(errado, [{ item }]), 403);
  const travado = await dispensar(codigos, [{ item }]);
  erroDe(travado, 429);
  expect(travado.cabecalhos.get('retry-after')).toMatch(/^\d+$/);
  erroDe(await dispensar({ ...codigos, verificationCode: '0000-0000-0000' }, [{ item }]), 404);
});

it('dispenses no certificate, no item of another prescription, nothing without who dispenses', async () => {
  const codigos = await simples();
  const item = itemDe(await abrir(codigos));
  const atestado = await assinado(
    { tipo: 'atestado', conteudo: { ...COMPOSICAO_VAZIA.atestado, dias: 2 } },
    'atestado',
  );
  expect(await abrir(atestado)).toBeNull();
  erroDe(await dispensar(atestado, [{ item }]), 404);
  erroDe(await dispensar(await simples(), [{ item }]), 404);
  for (const pharmacist of [
    { ...FLAVIA, crf: 'x' },
    { ...FLAVIA, uf: 'XX' },
    { ...FLAVIA, nome: '' },
    {},
  ]) {
    erroDe(await dispensar(codigos, [{ item }], { pharmacist }), 400);
  }
  erroDe(await dispensar(codigos, []), 400);
  erroDe(await dispensar(codigos, [{ item, quantidade: 0 }]), 400);
  erroDe(await dispensar(codigos, [{ item, outra: 1 }]), 400);
});
