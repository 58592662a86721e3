import { expect, it, vi } from 'vitest';
import { ErroDeRede, ErroDoBanco } from '@/lib/errors/erros.ts';
import type { DocumentoAAssinar, Registro } from './documento.ts';
import { Lote, type Registrar } from './lote.ts';

const REGISTRO: Registro = {
  signatureId: '50000000-0000-4000-8000-000000000001',
  verificationCode: 'ABCD-EFGH-JKMN',
  accessCode: 'Q2W3E4R5',
  nivel: 'AD-RB',
  signedAt: '2026-11-22T12:00:00Z',
  avisos: [],
};
const bytes = (texto: string) => new TextEncoder().encode(texto);
const texto = (pdf: Uint8Array) => new TextDecoder().decode(pdf);

function montar(quantos: number) {
  const montarPdf = vi.fn(async (i: number) => bytes(`pdf ${i}`));
  const um = (i: number): DocumentoAAssinar => ({
    documentType: 'atestado',
    documentId: `d${i}`,
    titulo: `Atestado ${i}`,
    montarPdf: () => montarPdf(i),
  });
  const primeiro = um(0);
  const documentos = [primeiro, ...Array.from({ length: quantos - 1 }, (_nada, i) => um(i + 1))];
  const registrar = vi.fn<Registrar>(async () => REGISTRO);
  const assinar = vi.fn(async (pdf: Uint8Array) => bytes(`${texto(pdf)} assinado`));
  const lote = new Lote(documentos, registrar);
  const etapas = () => [...lote.etapas().values()].map(({ etapa }) => etapa);
  return { lote, primeiro, montarPdf, registrar, assinar, etapas };
}
const sempre = () => new AbortController().signal;
const enviados = (registrar: ReturnType<typeof montar>['registrar']) =>
  registrar.mock.calls.map(([documento, pdf]) => [documento.documentId, texto(pdf)]);

it('signs and registers each, in order', async () => {
  const { lote, registrar, assinar, etapas } = montar(2);
  const vistas: string[][] = [];
  lote.assistir(() => vistas.push(etapas()));
  await lote.assinarTodos(assinar, sempre());
  expect(enviados(registrar)).toEqual([
    ['d0', 'pdf 0 assinado'],
    ['d1', 'pdf 1 assinado'],
  ]);
  expect(vistas).toEqual([
    ['preparando', 'espera'],
    ['assinando', 'espera'],
    ['registrando', 'espera'],
    ['assinado', 'espera'],
    ['assinado', 'preparando'],
    ['assinado', 'assinando'],
    ['assinado', 'registrando'],
    ['assinado', 'assinado'],
  ]);
});

it('in a cloud, hands over what was shown and keeps no bytes that are not signed', async () => {
  const { lote, registrar, etapas } = montar(2);
  await lote.assinarNaNuvem('autorizacao', sempre());
  expect(registrar.mock.calls.map(([, pdf, meio]) => [texto(pdf), meio])).toEqual([
    ['pdf 0', { autorizacao: 'autorizacao' }],
    ['pdf 1', { autorizacao: 'autorizacao' }],
  ]);
  expect(etapas()).toEqual(['assinado', 'assinado']);
  expect(lote.assinado('d0')).toBeUndefined();
});

it('signs what was shown', async () => {
  const { lote, primeiro, montarPdf, assinar } = montar(1);
  const mostrado = await lote.pdf(primeiro);
  await lote.assinarTodos(assinar, sempre());
  expect(montarPdf).toHaveBeenCalledOnce();
  expect(assinar.mock.calls[0]?.[0]).toBe(mostrado);
});

it('does nothing more by a double click, nor to what is signed', async () => {
  const { lote, registrar, assinar } = montar(3);
  await Promise.all([lote.assinarTodos(assinar, sempre()), lote.assinarTodos(assinar, sempre())]);
  await lote.assinarTodos(assinar, sempre());
  expect(registrar).toHaveBeenCalledTimes(3);
  expect(assinar).toHaveBeenCalledTimes(3);
});

it('stops between two documents when it is cancelled, and goes on from there', async () => {
  const { lote, registrar, assinar, etapas } = montar(3);
  const controle = new AbortController();
  registrar.mockImplementationOnce(async () => {
    controle.abort();
    return REGISTRO;
  });
  await lote.assinarTodos(assinar, controle.signal);
  expect(etapas()).toEqual(['assinado', 'espera', 'espera']);
  await lote.assinarTodos(assinar, sempre());
  expect(etapas()).toEqual(['assinado', 'assinado', 'assinado']);
  expect(registrar).toHaveBeenCalledTimes(3);
});

it('goes on after a refusal, and signs what was refused anew', async () => {
  const { lote, registrar, assinar, etapas } = montar(2);
  registrar.mockRejectedValueOnce(new ErroDoBanco('Não é seu.', 'PROIBIDO', 403));
  await lote.assinarTodos(assinar, sempre());
  expect(etapas()).toEqual(['falhou', 'assinado']);
  await lote.assinarTodos(assinar, sempre());
  expect(etapas()).toEqual(['assinado', 'assinado']);
  expect(assinar).toHaveBeenCalledTimes(3);
});

it('stops all without a network, and sends afterwards what it had signed', async () => {
  const { lote, registrar, assinar, etapas } = montar(2);
  registrar.mockRejectedValueOnce(new ErroDeRede());
  await lote.assinarTodos(assinar, sempre());
  expect(etapas()).toEqual(['falhou', 'espera']);
  await lote.assinarTodos(assinar, sempre());
  expect(etapas()).toEqual(['assinado', 'assinado']);
  expect(assinar).toHaveBeenCalledTimes(2);
});

it('makes a PDF again that could not be made', async () => {
  const { lote, montarPdf, assinar, etapas } = montar(1);
  montarPdf.mockRejectedValueOnce(new Error('no fonts'));
  await lote.assinarTodos(assinar, sempre());
  expect(etapas()).toEqual(['falhou']);
  await lote.assinarTodos(assinar, sempre());
  expect(etapas()).toEqual(['assinado']);
});

it('takes what was signed elsewhere, and another file after one that was refused', async () => {
  const { lote, primeiro, registrar, etapas } = montar(2);
  registrar.mockRejectedValueOnce(new ErroDoBanco('Sem assinatura.', 'VALIDACAO', 400));
  await lote.receber(primeiro, bytes('errado'));
  expect(etapas()).toEqual(['falhou', 'espera']);
  await lote.receber(primeiro, bytes('certo'));
  expect(etapas()).toEqual(['assinado', 'espera']);
  expect(enviados(registrar).at(-1)).toEqual(['d0', 'certo']);
  expect(texto(lote.assinado('d0') ?? bytes(''))).toBe('certo');
});
