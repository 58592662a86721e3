// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ErroDeRede, ErroDoBanco } from '@/lib/errors/erros.ts';
import { pendenciasDe } from '@/lib/pendencias/aba.ts';
import { abrirImportacao, enviarLote, terminarImportacao } from '../api/importacao.ts';
import { entregaDe } from './entrega.ts';
import {
  guardarImportacao,
  type ImportacaoGuardada,
  importacaoDe,
  lerImportacao,
} from './guarda.ts';

vi.mock('../api/importacao.ts', () => ({
  abrirImportacao: vi.fn(),
  enviarLote: vi.fn(),
  terminarImportacao: vi.fn(),
}));

const CLINICA = '10000000-0000-4000-8000-000000000001';
const ESPECIE = importacaoDe(CLINICA);
const abrir = vi.mocked(abrirImportacao);
const enviar = vi.mocked(enviarLote);
const terminar = vi.mocked(terminarImportacao);

/** Three batches of somebody whom no other test knows. */
function nova(): ImportacaoGuardada {
  return {
    id: crypto.randomUUID(),
    usuarioId: crypto.randomUUID(),
    clinicaId: CLINICA,
    arquivo: 'muitos.csv',
    total: 1_100,
    plano: Array.from({ length: 1_100 }, (_, numero) => ({ numero, decisao: 'criar', dados: {} })),
    cabecalho: ['Nome'],
    recusadas: [],
    celulas: new Map([[1, ['Ana']]]),
  };
}

function comecar(importacao = nova()) {
  const pendencias = pendenciasDe(importacao.usuarioId);
  guardarImportacao(importacao);
  const parar = pendencias.registrar(ESPECIE, entregaDe(importacao));
  return { importacao, pendencias, parar, item: () => pendencias.ler(ESPECIE)[0] };
}
const inicios = () => enviar.mock.calls.map(([, linhas]) => linhas[0]?.numero);

beforeEach(() => {
  abrir.mockReset().mockResolvedValue();
  enviar.mockReset().mockResolvedValue();
  terminar.mockReset().mockResolvedValue({} as never);
});

it('sends the beginning, each batch and the end, in order, and keeps nothing', async () => {
  const { importacao, item } = comecar();
  await vi.waitFor(() => expect(item()).toBeUndefined());
  expect(abrir).toHaveBeenCalledExactlyOnceWith(importacao.id, CLINICA, 'muitos.csv', 1_100);
  expect(inicios()).toEqual([0, 500, 1000]);
  expect(enviar.mock.calls.at(-1)?.[1]).toHaveLength(100);
  expect(terminar).toHaveBeenCalledExactlyOnceWith(importacao.id);
  expect(await lerImportacao(importacao.usuarioId, CLINICA)).toBeNull();
});

it('left on its way is found again, whole, with how far it is, by its own person and clinic', async () => {
  enviar.mockResolvedValueOnce().mockRejectedValue(new ErroDeRede());
  const { importacao, item, parar } = comecar();
  await vi.waitFor(() => expect(item()?.falha?.codigo).toBe('rede'));
  parar();
  expect(item()?.dados).toMatchObject({ enviados: 1, lotes: 3 });
  const lida = await lerImportacao(importacao.usuarioId, CLINICA);
  expect(lida).toMatchObject(importacao);
  expect(await lerImportacao(importacao.usuarioId, importacao.id)).toBeNull();
  expect(await lerImportacao(crypto.randomUUID(), CLINICA)).toBeNull();
});

it('refused, it stops, says why, and goes on from there when asked', async () => {
  enviar.mockRejectedValueOnce(new ErroDoBanco('Não.', 'PROIBIDO', 403));
  const { pendencias, item } = comecar();
  await vi.waitFor(() => expect(item()?.situacao).toBe('recusada'));
  expect(item()?.falha?.mensagem).toBe('Não.');
  expect(inicios()).toEqual([0]);
  await pendencias.tentarDeNovo(item()?.id ?? '');
  expect(inicios()).toEqual([0, 0, 500, 1000]);
});

it('paused, it finishes the batch on its way and sends no other', async () => {
  let responder: () => void = () => undefined;
  enviar.mockImplementationOnce(() => new Promise((resolver) => (responder = resolver)));
  const { pendencias, item } = comecar();
  await vi.waitFor(() => expect(inicios()).toEqual([0]));
  const id = item()?.id ?? '';
  pendencias.pausar(id);
  responder();
  await vi.waitFor(() => expect(item()).toMatchObject({ situacao: 'esperando' }));
  expect(item()?.dados.enviados).toBe(1);
  expect(inicios()).toEqual([0]);
  await pendencias.tentarDeNovo(id);
  expect(inicios()).toEqual([0, 500, 1000]);
});
