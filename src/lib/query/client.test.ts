import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { criarQueryClient } from './client.ts';

/** A table that is read in as many steps as the test asks for: each reading sees it as it was when asked. */
function tabela() {
  const linhas: string[] = [];
  const leituras: (() => void)[] = [];
  const ler = () => {
    const vistas = [...linhas];
    return new Promise<string[]>((resolve) => leituras.push(() => resolve(vistas)));
  };
  return { linhas, leituras, ler };
}

it('does not take the answer of a first reading that is older than the change', async () => {
  const cache = criarQueryClient();
  const { linhas, leituras, ler } = tabela();
  const tela = new QueryObserver(cache, { queryKey: ['calculos'], queryFn: ler });
  const deixar = tela.subscribe(() => {});
  linhas.push('qSOFA');
  const relido = cache.invalidateQueries({ queryKey: ['calculos'] });
  for (const responder of leituras) responder();
  await relido;
  expect(tela.getCurrentResult().data).toEqual(['qSOFA']);
  deixar();
});

it('lets a first reading that no screen watches end', async () => {
  const cache = criarQueryClient();
  const { leituras, ler } = tabela();
  const lido = cache.fetchQuery({ queryKey: ['calculos'], queryFn: ler });
  await cache.invalidateQueries({ queryKey: ['calculos'] });
  for (const responder of leituras) responder();
  await expect(lido).resolves.toEqual([]);
});
