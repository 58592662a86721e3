// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ID_DA_CLINICA, json, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { rascunhoOptions, sinaisOptions } from './queries.ts';

const PACIENTE = '20000000-0000-4000-8000-000000000001';
const rede = redeFalsa(() => json([]));

beforeEach(() => {
  rede.recebidas.length = 0;
  vi.stubGlobal('fetch', rede.fetch);
});
afterEach(() => vi.unstubAllGlobals());

it('measures come from entries that still count: finished, current and not inactivated', async () => {
  await new QueryClient().fetchQuery(sinaisOptions(ID_DA_CLINICA, PACIENTE));
  const pedido = new URLSearchParams(rede.recebidas[0]?.caminho.split('?')[1]);
  expect(pedido.get('status')).toBe('eq.finalizado');
  expect(pedido.get('substituido_por')).toBe('is.null');
  expect(pedido.get('inativado_em')).toBe('is.null');
});

it('of a draft, it asks for that one of that patient, and only while it is a draft', async () => {
  const id = '30000000-0000-4000-8000-000000000001';
  const lido = await new QueryClient().fetchQuery(rascunhoOptions(ID_DA_CLINICA, PACIENTE, id));
  expect(lido).toBeNull();
  const pedido = new URLSearchParams(rede.recebidas[0]?.caminho.split('?')[1]);
  expect(pedido.get('id')).toBe(`eq.${id}`);
  expect(pedido.get('paciente_id')).toBe(`eq.${PACIENTE}`);
  expect(pedido.get('status')).toBe('eq.rascunho');
});
