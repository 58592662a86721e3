import { createHash } from 'node:crypto';
import { assinarPdf } from '@domain/assinatura/pades.ts';
import { abrirPfx } from '@domain/assinatura/pkcs12.ts';
import type { RespostaDeValidacao } from '@domain/contracts/assinatura.ts';
import { PDF } from '@libpdf/core';
import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths.ts';
import { criarIcp, type Emitido, type Icp } from '../../../tests/support/icp.ts';
import { json, type Recebida, redeFalsa } from '../../../tests/unit/support/api.ts';
import { buscaDaValidacao } from './busca.ts';
import { ValidarAssinatura } from './routes/ValidarAssinatura.tsx';

vi.mock('@/lib/api/api.ts', async () => {
  const { criarApi } = await import('@/lib/api/client.ts');
  return {
    api: criarApi({
      base: 'http://api.teste/functions/v1',
      lerToken: () => 'token de quem entrou',
      aoNaoAutorizado: () => undefined,
      // Each test has a network of its own.
      fetch: (...pedido) => globalThis.fetch(...pedido),
    }),
  };
});

let icp: Icp;
let assinado: Uint8Array;
let maria: Emitido;
beforeAll(async () => {
  icp = criarIcp();
  maria = icp.emitir();
  const pdf = PDF.create();
  pdf.addPage();
  assinado = await assinarPdf(await pdf.save(), await abrirPfx(maria.pfx('x'), 'x'), {
    tipo: 'prescricao',
    nome: 'Maria da Silva',
    crm: '901011',
    uf: 'SP',
    quando: new Date(),
  });
});
afterAll(() => icp.remover());

const CODIGO = 'ABCD-EFGH-JKMN';
const VALIDA: RespostaDeValidacao = {
  valid: true,
  situacao: 'valida',
  motivos: [],
  avisos: [],
  documentType: 'prescricao',
  signedAt: '2026-11-22T15:00:00Z',
  nivel: 'AD-RB',
  integro: true,
  signer: { nome: 'Helena Prado', crm: '901011', uf: 'SP', cpfMascarado: '***.982.247-**' },
  certificate: {
    tipo: 'A1',
    emissor: 'AC TESTE',
    serie: '1000',
    validUntil: '2027-11-22T15:00:00Z',
    teste: false,
  },
  hash: 'ab',
};
const NADA = {
  documentType: null,
  signedAt: null,
  nivel: null,
  integro: null,
  signer: null,
  certificate: null,
  hash: null,
};

function abrir(responder: (recebida: Recebida) => Response | Promise<Response>, busca = '') {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const rede = redeFalsa(responder);
  vi.stubGlobal('fetch', rede.fetch);
  const raiz = createRootRoute();
  const rota = createRoute({
    getParentRoute: () => raiz,
    path: PATHS.validarAssinatura,
    validateSearch: buscaDaValidacao,
    component: ValidarAssinatura,
  });
  const history = createMemoryHistory({ initialEntries: [PATHS.validarAssinatura + busca] });
  render(
    <MantineProvider env="test">
      <RouterProvider router={createRouter({ routeTree: raiz.addChildren([rota]), history })} />
    </MantineProvider>,
  );
  return rede.recebidas;
}
/** A server that trusts these roots, has this registration of the file, and asks authorities that say this. */
const ancoras =
  (
    quais: readonly Uint8Array[],
    registro: RespostaDeValidacao | null = null,
    revogacao: object = { completa: true, revogadoEm: null },
  ) =>
  ({ caminho }: Recebida) => {
    if (caminho.endsWith('/file')) return json({ registro });
    if (caminho.endsWith('/revocation')) return json(revogacao);
    return json({
      ancoras: quais.map((der) => ({
        der: Buffer.from(der).toString('base64'),
        ambiente: 'teste',
      })),
    });
  };
const escolher = async (bytes: Uint8Array) =>
  await userEvent.upload(
    await screen.findByLabelText('PDF assinado'),
    new File([Uint8Array.from(bytes)], 'receita.pdf', { type: 'application/pdf' }),
  );

it('asks by a typed code, without a session, and says who signed, when and with what', async () => {
  const recebidas = abrir(() => json(VALIDA));
  await userEvent.type(
    await screen.findByLabelText('Código de verificação'),
    'abcd efgh jkmn{Enter}',
  );
  expect(await screen.findByRole('heading', { name: 'Assinatura válida' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText('Helena Prado, CRM 901011/SP')).toBeTruthy();
  expect(screen.getByText('22/11/2026 12:00')).toBeTruthy();
  expect(screen.getByText('A1, emitido por AC TESTE')).toBeTruthy();
  expect(screen.getByText('AD-RB (ICP-Brasil)')).toBeTruthy();
  expect(recebidas).toHaveLength(1);
  expect(recebidas[0]).toMatchObject({
    caminho: '/functions/v1/validate-signature',
    corpo: { verificationCode: CODIGO },
  });
  expect(recebidas[0]?.cabecalhos.get('authorization')).toBeNull();
});

it('asks at once for who came by the QR', async () => {
  const recebidas = abrir(() => json(VALIDA), `?codigo=${CODIGO}`);
  expect(await screen.findByRole('heading', { name: 'Assinatura válida' })).toBeTruthy();
  expect(recebidas).toHaveLength(1);
});

it.each([
  ['invalida', 'Assinatura inválida', ['O documento foi alterado depois de assinado.'], []],
  ['indeterminada', 'Não foi possível concluir', ['Autoridade desconhecida.'], []],
  ['revogada', 'Assinatura revogada', ['O médico cancelou este documento.'], []],
  ['nao_encontrada', 'Documento não encontrado', [], []],
] as const)(
  'says %s in plain words, with the reason',
  async (situacao, titulo, motivos, avisos) => {
    const base = situacao === 'nao_encontrada' ? { ...VALIDA, ...NADA } : VALIDA;
    abrir(() => json({ ...base, situacao, motivos, avisos }), `?codigo=${CODIGO}`);
    expect(await screen.findByRole('heading', { name: titulo })).toBeTruthy();
    for (const frase of [...motivos, ...avisos]) expect(screen.getByText(frase)).toBeTruthy();
  },
);

it('never calls a certificate of test valid', async () => {
  const certificate = VALIDA.certificate && { ...VALIDA.certificate, teste: true };
  abrir(() => json({ ...VALIDA, certificate }), `?codigo=${CODIGO}`);
  expect(await screen.findByRole('heading', { name: /^Certificado de teste/ })).toBeTruthy();
  expect(screen.queryByText('Assinatura válida')).toBeNull();
});

it('opens the original for who has the access code, and for nobody else', async () => {
  const endereco = '/storage/v1/object/sign/documentos-assinados/ab?token=t';
  const recusa = { error: 'Código de acesso incorreto.', codigo: 'PROIBIDO' };
  const recebidas = abrir(({ caminho, corpo }) => {
    if (!caminho.endsWith('/open')) return json(VALIDA);
    const certo = JSON.stringify(corpo).includes('Q2W3E4R5');
    return certo ? json({ endereco, validade: 60, receita: null }) : json(recusa, 403);
  }, `?codigo=${CODIGO}`);
  const acesso = await screen.findByLabelText('Código de acesso');
  await userEvent.type(acesso, 'ERRADO99{Enter}');
  expect(await screen.findByText('Código de acesso incorreto.')).toBeTruthy();
  await userEvent.clear(acesso);
  await userEvent.type(acesso, 'Q2W3E4R5{Enter}');
  const original = await screen.findByRole('link', { name: 'Abrir o PDF original' });
  expect(original.getAttribute('href')).toContain(endereco);
  expect(recebidas.at(-1)?.corpo).toEqual({
    verificationCode: CODIGO,
    accessCode: 'Q2W3E4R5',
  });
});

const ITEM = {
  id: '7f4f9c1e-6a3b-4a53-9d0c-0d6f6d0f2b11',
  nome: 'Losartana 50 mg',
  posologia: 'Tomar 1 comprimido de 12 em 12 horas',
  quantidade: 60,
  quantidade_texto: '60 (sessenta) comprimidos',
  unidade: 'comprimidos',
  em_partes: true,
  resta: 30,
  dispensado: false,
};

/** Opens a prescription of that one item as a pharmacist. */
async function abrirReceita(receita: object, aoDispensar: () => Response = () => json({})) {
  const endereco = '/storage/v1/object/sign/documentos-assinados/ab?token=t';
  const recebidas = abrir(({ caminho }) => {
    if (caminho.endsWith('/dispense')) return aoDispensar();
    return caminho.endsWith('/open') ? json({ endereco, validade: 60, receita }) : json(VALIDA);
  }, `?codigo=${CODIGO}`);
  await userEvent.type(await screen.findByLabelText('Código de acesso'), 'Q2W3E4R5{Enter}');
  await screen.findByRole('heading', { name: 'Dispensação' });
  return recebidas;
}

it('registers what a pharmacist dispenses, sent again with the same key after a lost answer', async () => {
  const emitida = { situacao: 'emitida', valida_ate: '2026-12-23', itens: [ITEM] };
  let vez = 0;
  const recebidas = await abrirReceita(emitida, () => {
    vez += 1;
    if (vez === 1) throw new TypeError('network');
    return json({ receita: { ...emitida, itens: [{ ...ITEM, resta: 10 }] } });
  });
  expect(screen.getByText(/Restam 30 comprimidos/)).toBeTruthy();
  const registrar = screen.getByRole('button', { name: 'Registrar dispensação' });
  await userEvent.click(registrar);
  expect(await screen.findAllByText('Informe seu nome completo.')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText(/Quantidade dispensada/), '20');
  await userEvent.type(screen.getByLabelText(/^Seu nome/), 'Flávia Farias');
  await userEvent.type(screen.getByLabelText(/^Farmácia/), 'Farmácia Central');
  await userEvent.type(screen.getByLabelText(/^CRF/), '12345');
  await userEvent.selectOptions(screen.getByLabelText(/^UF do CRF/), 'SP');
  await userEvent.click(registrar);
  await screen.findByText(/conexão/i);
  await userEvent.click(registrar);
  expect(await screen.findByText('Dispensação registrada.')).toBeTruthy();
  expect(screen.getByText(/Restam 10 comprimidos/)).toBeTruthy();
  const [primeira, segunda] = recebidas
    .filter(({ caminho }) => caminho.endsWith('/dispense'))
    .map(({ corpo }) => corpo);
  expect(segunda).toEqual(primeira);
  expect(segunda).toMatchObject({
    verificationCode: CODIGO,
    accessCode: 'Q2W3E4R5',
    pharmacist: { nome: 'Flávia Farias', crf: '12345', uf: 'SP', farmacia: 'Farmácia Central' },
    items: [{ item: ITEM.id, quantidade: 20 }],
  });
});

it.each([
  ['dispensada', /já foi dispensada/],
  ['cancelada', /cancelou esta receita/],
  ['expirada', /prazo desta receita já passou/],
])('offers nothing to dispense of a prescription that is %s', async (situacao, frase) => {
  await abrirReceita({ situacao, valida_ate: null, itens: [ITEM] });
  expect(screen.getByText(frase)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Registrar dispensação' })).toBeNull();
});

it('asks nothing by what is no code, and says what a code looks like', async () => {
  const recebidas = abrir(() => json(VALIDA));
  const campo = await screen.findByLabelText('Código de verificação');
  await userEvent.type(campo, 'ABCD{Enter}');
  expect(await screen.findByText(/^Código: 12 letras e números/)).toBeTruthy();
  expect(document.activeElement).toBe(campo);
  expect(recebidas).toEqual([]);
});

it('says so when the server cannot be asked', async () => {
  abrir(() => json({ error: 'Muitas tentativas.', codigo: 'BLOQUEADO' }, 429), `?codigo=${CODIGO}`);
  expect(await screen.findByText('Erro ao validar assinatura')).toBeTruthy();
  expect(screen.getByText('Muitas tentativas.')).toBeTruthy();
});

it('checks a file here: it goes nowhere, and a certificate of test is called so', async () => {
  const recebidas = abrir(ancoras([icp.raiz]));
  await escolher(assinado);
  expect(
    await screen.findByRole('heading', { name: 'Certificado de teste, sem validade jurídica' }),
  ).toBeTruthy();
  expect(screen.getByText('MARIA DA SILVA')).toBeTruthy();
  expect(screen.getByText('***.982.247-**')).toBeTruthy();
  expect(screen.getByText('Certificado de teste, sem validade jurídica.')).toBeTruthy();
  const [, resumo, certificados] = recebidas.map(({ corpo }) => corpo);
  expect(resumo).toEqual({ sha256: createHash('sha256').update(assinado).digest('hex') });
  const enviados = (certificados as { certificates: string[] }).certificates;
  expect(enviados.map((um) => Buffer.from(um, 'base64').length)).toEqual([
    maria.der.length,
    icp.intermediaria.length,
  ]);
  expect(recebidas).toHaveLength(3);
});

it('says of a file that was signed here and cancelled since that nobody is to take it', async () => {
  abrir(
    ancoras([icp.raiz], {
      ...VALIDA,
      valid: false,
      situacao: 'revogada',
      motivos: ['Quem assinou cancelou este documento.'],
      signedAt: new Date().toISOString(),
    }),
  );
  await escolher(assinado);
  expect(await screen.findByRole('heading', { name: 'Assinatura revogada' })).toBeTruthy();
  expect(screen.getByText('Quem assinou cancelou este documento.')).toBeTruthy();
});

it.each([
  [{ completa: true, revogadoEm: '2026-01-01T00:00:00Z' }, 'Assinatura revogada'],
  [{ completa: false, revogadoEm: null }, 'Não foi possível concluir'],
  [{ error: 'Fora do ar.', codigo: 'INDISPONIVEL' }, 'Não foi possível concluir'],
])('says what the authorities say of its certificate: %j', async (dito, titulo) => {
  abrir(ancoras([icp.raiz], null, dito));
  await escolher(assinado);
  expect(await screen.findByRole('heading', { name: titulo })).toBeTruthy();
});

it('finds one altered byte', async () => {
  abrir(ancoras([icp.raiz]));
  const onde = Buffer.from(assinado).indexOf('/MediaBox');
  const outro = Uint8Array.from(assinado);
  outro[onde + 14] = (outro[onde + 14] ?? 0) ^ 1;
  await escolher(outro);
  expect(await screen.findByRole('heading', { name: 'Assinatura inválida' })).toBeTruthy();
  expect(screen.getByText('O documento foi alterado depois de assinado.')).toBeTruthy();
});

it('cannot tell of an authority that nobody here trusts', async () => {
  abrir(ancoras([]));
  await escolher(assinado);
  expect(await screen.findByRole('heading', { name: 'Não foi possível concluir' })).toBeTruthy();
});

it.each([
  ['what is no PDF', new TextEncoder().encode('receita'), /^Este arquivo não é um PDF/],
  ['a PDF cut short', new TextEncoder().encode('%PDF-1.7\n1 0 obj'), /incompleto ou danificado/],
])('says what is wrong with %s', async (_qual, bytes, frase) => {
  abrir(ancoras([icp.raiz]));
  await escolher(bytes);
  expect(await screen.findByText(frase)).toBeTruthy();
});
