import { AD_RB } from '@domain/assinatura/politicas.ts';
import { verificarPdf } from '@domain/assinatura/verificar.ts';
import { PDF } from '@libpdf/core';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as falso from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { salvarArquivo } from '@/lib/arquivos.ts';
import { criarIcp, type Icp } from '../../../../tests/support/icp.ts';
import {
  ID_DA_MEDICA,
  json,
  perfilDe,
  type Recebida,
  redeFalsa,
} from '../../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../../tests/unit/support/tela.tsx';
import { deBase64, paraBase64 } from '../base64.ts';
import { cofre } from '../cofre.ts';
import { avisarRetorno } from '../nuvem.ts';
import { AssinarDocumentos, type PropsDeAssinar } from './AssinarDocumentos.tsx';

vi.mock('@/lib/arquivos.ts', () => ({ salvarArquivo: vi.fn() }));
vi.mock('@/lib/api/api.ts', async () => {
  const { criarApi } = await import('@/lib/api/client.ts');
  return {
    api: criarApi({
      base: 'http://api.teste/functions/v1',
      lerToken: () => 'token',
      aoNaoAutorizado: () => undefined,
      // Each test has a network of its own.
      fetch: (...pedido) => globalThis.fetch(...pedido),
    }),
  };
});

const SENHA = 'senha do arquivo';
let icp: Icp;
let pfx: Uint8Array;
beforeAll(() => {
  icp = criarIcp();
  pfx = icp.emitir().pfx(SENHA);
});
afterAll(() => icp.remover());

beforeEach(async () => {
  for (const [nome, classe] of Object.entries(falso)) {
    if (nome.startsWith('IDB')) vi.stubGlobal(nome, classe);
  }
  vi.stubGlobal('indexedDB', falso.indexedDB);
  await cofre.esvaziar(ID_DA_MEDICA);
});

const guardar = (mudancas: object = {}) =>
  cofre.adicionar(ID_DA_MEDICA, {
    id: 'a1',
    type: 'A1',
    name: 'MARIA DA SILVA',
    data: paraBase64(pfx),
    password: '',
    validUntil: new Date(Date.now() + 90 * 86_400_000).toISOString(),
    ...mudancas,
  });

async function pdf(): Promise<Uint8Array> {
  const novo = PDF.create();
  novo.addPage();
  return await novo.save();
}
const documentos = (quantos: number) =>
  Array.from({ length: quantos }, (_nada, i) => ({
    documentType: 'atestado' as const,
    documentId: `40000000-0000-4000-8000-00000000000${i}`,
    titulo: `Atestado ${i + 1}`,
    montarPdf: vi.fn(pdf),
  }));

const REGISTRO = {
  success: true,
  message: 'Documento assinado digitalmente com sucesso!',
  signatureId: '50000000-0000-4000-8000-000000000001',
  documentId: '40000000-0000-4000-8000-000000000000',
  verificationCode: 'ABCD-EFGH-JKMN',
  accessCode: 'Q2W3E4R5',
  documentHash: 'a'.repeat(64),
  nivel: 'AD-RB',
  policy: null,
  situacao: 'valida',
  signer: { nome: 'Dra. Helena Prado', crm: '901011', uf: 'SP', cpfMascarado: '***.000.911-**' },
  certificate: { tipo: 'A1', emissor: 'AC TESTE', serie: '01', validUntil: '', teste: true },
  signedAt: '2026-11-22T12:00:00Z',
  avisos: ['Certificado de teste, sem validade jurídica.'],
};
const SEM_NUVEM = { provedores: [], autorizacao: null, carimbo: false };

async function abrir(
  quantos: number,
  responder: (recebida: Recebida) => Response | Promise<Response> = () => json(REGISTRO),
  nuvens: unknown = SEM_NUVEM,
) {
  const rede = redeFalsa(responder);
  const perguntas: Recebida[] = [];
  const daNuvem = redeFalsa((recebida) => {
    perguntas.push(recebida);
    return json(recebida.metodo === 'GET' ? nuvens : { endereco: 'https://psc.teste/v0/x' });
  });
  vi.stubGlobal('fetch', (...pedido: Parameters<typeof fetch>) =>
    (/\/cloud|\/timestamp/.test(String(pedido[0])) ? daNuvem : rede).fetch(...pedido),
  );
  const aoFechar = vi.fn<PropsDeAssinar['aoFechar']>();
  const lista = documentos(quantos);
  const { screen: tela } = mostrar(
    <SoDentro>
      <AssinarDocumentos documentos={lista} aoFechar={aoFechar} />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  );
  await tela.findByRole('dialog');
  return { tela, aoFechar, lista, recebidas: rede.recebidas, perguntas };
}
const corpoDe = ({ corpo }: Recebida) => corpo as Record<string, string>;

it('signs here by keyboard: the server gets the signed PDF, neither certificate nor password', async () => {
  await guardar();
  const { tela, recebidas } = await abrir(1);
  // What is read has the focus, not what signs.
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^Assina MARIA DA SILVA/),
  );
  await userEvent.type(tela.getByLabelText('Senha do certificado'), SENHA);
  expect(recebidas).toEqual([]);
  await userEvent.click(tela.getByRole('button', { name: 'Assinar' }));
  expect(await tela.findByText('Documento assinado digitalmente com sucesso!')).toBeTruthy();

  expect(recebidas).toHaveLength(1);
  const corpo = corpoDe(recebidas[0] as Recebida);
  expect(Object.keys(corpo).sort()).toEqual([
    'certificateData',
    'certificatePassword',
    'certificateType',
    'documentContent',
    'documentId',
    'documentType',
  ]);
  expect(corpo).toMatchObject({
    certificateType: 'A1',
    certificateData: '',
    certificatePassword: '',
    documentType: 'atestado',
  });
  const assinado = new TextDecoder('latin1').decode(deBase64(corpo.documentContent ?? ''));
  expect(assinado).toMatch(/^%PDF-[\s\S]*\/ByteRange \[0 \d+/);
  expect(JSON.stringify(corpo)).not.toContain(SENHA);

  const feito = within(tela.getByRole('list', { name: 'Documentos assinados' }));
  expect(feito.getByText(/ABCD-EFGH-JKMN · código de acesso Q2W3E4R5/)).toBeTruthy();
  expect(feito.getByText(/^Assinatura AD-RB, em 22\/11\/2026/)).toBeTruthy();
  expect(feito.getByText(/sem validade jurídica/)).toBeTruthy();
});

it('says that the password is wrong, signs nothing, and signs after the right one', async () => {
  await guardar();
  const { tela, recebidas } = await abrir(1);
  const senha = await tela.findByLabelText('Senha do certificado');
  await userEvent.type(senha, 'outra');
  await userEvent.click(tela.getByRole('button', { name: 'Assinar' }));
  expect(await tela.findByText(/^Senha do certificado incorreta/)).toBeTruthy();
  expect(recebidas).toEqual([]);
  await userEvent.clear(senha);
  await userEvent.type(senha, SENHA);
  await userEvent.click(tela.getByRole('button', { name: 'Assinar' }));
  expect(await tela.findByText('Documento assinado digitalmente com sucesso!')).toBeTruthy();
});

it('asks for no password that is kept, and a double click signs once', async () => {
  await guardar({ password: SENHA });
  const { tela, recebidas, lista } = await abrir(2);
  const botao = await tela.findByRole('button', { name: 'Assinar' });
  expect(tela.queryByLabelText('Senha do certificado')).toBeNull();
  fireEvent.click(botao);
  fireEvent.click(botao);
  expect(await tela.findByText('2 documentos assinados')).toBeTruthy();
  expect(recebidas).toHaveLength(2);
  for (const { montarPdf } of lista) expect(montarPdf).toHaveBeenCalledOnce();
});

it('shows what was signed beside what was refused, and signs the rest', async () => {
  await guardar({ password: SENHA });
  let vezes = 0;
  const recusa = { error: 'O CPF do certificado não é o seu.', codigo: 'REGRA_VIOLADA' };
  const { tela, aoFechar, recebidas } = await abrir(2, () => {
    vezes += 1;
    return vezes === 1 ? json(recusa, 422) : json(REGISTRO);
  });
  await userEvent.click(await tela.findByRole('button', { name: 'Assinar' }));
  expect(
    await tela.findByText(
      'Erro ao assinar documento digitalmente. O CPF do certificado não é o seu.',
    ),
  ).toBeTruthy();
  const feitos = await tela.findByRole('list', { name: 'Documentos assinados' });
  expect(feitos.textContent).toContain('Atestado 2');
  await userEvent.click(tela.getByRole('button', { name: 'Assinar o que falta' }));
  expect(await tela.findByText('2 documentos assinados')).toBeTruthy();
  expect(recebidas).toHaveLength(3);
  await userEvent.click(tela.getByRole('button', { name: 'Fechar' }));
  expect(aoFechar.mock.calls[0]?.[0].size).toBe(2);
});

it('sends again, as it was, what it had signed when the network went', async () => {
  await guardar({ password: SENHA });
  let vezes = 0;
  const { tela, recebidas } = await abrir(1, () => {
    vezes += 1;
    if (vezes === 1) throw new TypeError('network');
    return json(REGISTRO);
  });
  await userEvent.click(await tela.findByRole('button', { name: 'Assinar' }));
  expect(await tela.findByText(/Sem conexão com o servidor/)).toBeTruthy();
  await userEvent.click(tela.getByRole('button', { name: 'Assinar' }));
  expect(await tela.findByText('Documento assinado digitalmente com sucesso!')).toBeTruthy();
  const [um, outro] = recebidas.map((recebida) => corpoDe(recebida).documentContent);
  expect(outro).toBe(um);
});

it('stops between two documents', async () => {
  await guardar({ password: SENHA });
  let responder: (resposta: Response) => void = () => undefined;
  const { tela, recebidas } = await abrir(
    3,
    () =>
      new Promise((resolver) => {
        responder = resolver;
      }),
  );
  await userEvent.click(await tela.findByRole('button', { name: 'Assinar' }));
  await waitFor(() => expect(recebidas).toHaveLength(1));
  await userEvent.click(tela.getByRole('button', { name: 'Parar depois deste' }));
  responder(json(REGISTRO));
  expect(await tela.findByRole('button', { name: 'Assinar o que falta' })).toBeTruthy();
  expect(recebidas).toHaveLength(1);
});

it.each([
  ['without a certificate', null, 'Nenhum certificado ativo configurado'],
  [
    'with one that expired',
    { validUntil: '2020-01-01T00:00:00Z' },
    'Seu certificado ativo expirou. Adicione o novo para assinar.',
  ],
])('%s, says what to do', async (_qual, mudancas, frase) => {
  if (mudancas) await guardar(mudancas);
  const { tela } = await abrir(1);
  expect(await tela.findByText(frase)).toBeTruthy();
  expect(tela.getByRole('link', { name: 'Abrir certificados digitais' })).toBeTruthy();
  expect(tela.queryByRole('button', { name: 'Assinar' })).toBeNull();
});

it('with a token, hands out the prepared PDF and takes the signed one', async () => {
  await guardar({ type: 'A3', data: '', name: 'eToken' });
  const { tela, recebidas } = await abrir(1);
  await userEvent.click(await tela.findByRole('button', { name: 'Baixar PDF: Atestado 1' }));
  await waitFor(() => expect(salvarArquivo).toHaveBeenCalledOnce());
  const [nome, conteudo] = vi.mocked(salvarArquivo).mock.calls[0] ?? [];
  expect(nome).toBe('Atestado-1.pdf');
  const preparado = new TextDecoder('latin1').decode(await conteudo?.arrayBuffer());
  expect(preparado).not.toContain('/ByteRange');
  expect(preparado).toContain('2.16.76.1.12.1.2');

  const assinado = new File(['%PDF-1.7 /ByteRange'], 'assinado.pdf', { type: 'application/pdf' });
  await userEvent.upload(tela.getByLabelText('PDF assinado: Atestado 1'), assinado);
  expect(await tela.findByText('Documento assinado digitalmente com sucesso!')).toBeTruthy();
  expect(corpoDe(recebidas[0] as Recebida)).toMatchObject({
    certificateType: 'A3',
    documentContent: btoa('%PDF-1.7 /ByteRange'),
  });
});

const NUVENS = {
  provedores: [{ id: 'simulador', nome: 'Simulador', simulado: true }],
  autorizacao: null,
  carimbo: false,
};
const AUTORIZACAO = {
  id: '60000000-0000-4000-8000-000000000001',
  provedor: 'Simulador',
  ate: '2026-11-22T13:00:00Z',
};

it('here, signs without the stamp of an authority that gives none, and shows the level reached', async () => {
  await guardar();
  const { tela, recebidas, perguntas } = await abrir(1, undefined, { ...SEM_NUVEM, carimbo: true });
  await userEvent.type(await tela.findByLabelText('Senha do certificado'), SENHA);
  await userEvent.click(tela.getByRole('button', { name: 'Assinar' }));
  expect(await tela.findByText(/^Assinatura AD-RB/)).toBeTruthy();
  const pedidos = perguntas.filter(({ metodo }) => metodo === 'POST');
  expect(pedidos.map(({ caminho }) => caminho)).toEqual([
    '/functions/v1/digital-signature/timestamp',
  ]);
  const assinado = deBase64(corpoDe(recebidas[0] as Recebida).documentContent ?? '');
  expect((await verificarPdf(assinado, { ancoras: [], agora: new Date() })).politica).toBe(
    AD_RB.oid,
  );
});

it('in a cloud, waits for the window that authorises, and sends what is not signed yet', async () => {
  const janela = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(janela as unknown as Window);
  const { tela, recebidas, perguntas } = await abrir(2, undefined, NUVENS);
  await userEvent.click(await tela.findByRole('button', { name: 'Autorizar e assinar' }));
  // The window may be blocked: a link leads there as well.
  const link = await tela.findByRole('link', { name: /Abrir a certificadora/ });
  expect(link.getAttribute('href')).toBe('https://psc.teste/v0/x');
  expect(janela.location.href).toBe('https://psc.teste/v0/x');
  expect(perguntas.find(({ metodo }) => metodo === 'POST')?.corpo).toEqual({
    provedor: 'simulador',
    documentos: 2,
  });
  expect(recebidas).toEqual([]);
  avisarRetorno({ autorizacao: AUTORIZACAO });
  expect(await tela.findByText('2 documentos assinados')).toBeTruthy();
  expect(recebidas.map((uma) => corpoDe(uma))).toEqual([
    expect.objectContaining({ certificateType: 'A3', certificateData: AUTORIZACAO.id }),
    expect.objectContaining({ certificateType: 'A3', certificateData: AUTORIZACAO.id }),
  ]);
});

it('in a cloud, says how the authorisation was refused, and signs nothing', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { tela, recebidas } = await abrir(1, undefined, NUVENS);
  await userEvent.click(await tela.findByRole('button', { name: 'Autorizar e assinar' }));
  await tela.findByRole('link', { name: /Abrir a certificadora/ });
  avisarRetorno({ recusa: 'A autorização foi recusada na certificadora. Nada foi assinado.' });
  expect(await tela.findByText(/^A autorização foi recusada/)).toBeTruthy();
  expect(recebidas).toEqual([]);
});

it('in a cloud, asks nothing again while what was authorised is good', async () => {
  const { tela, perguntas } = await abrir(1, undefined, { ...NUVENS, autorizacao: AUTORIZACAO });
  await userEvent.click(await tela.findByRole('button', { name: 'Assinar' }));
  expect(await tela.findByText('Documento assinado digitalmente com sucesso!')).toBeTruthy();
  expect(perguntas.some(({ metodo }) => metodo === 'POST')).toBe(false);
});
