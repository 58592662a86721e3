import { expect, it, vi } from 'vitest';
import { ErroDeRede, ErroDoBanco } from '@/lib/errors/erros.ts';
import { type Andamento, criarEnviador } from './enviador.ts';

/** A sender of three batches whose calls are answered by hand. */
function montar(inicio = 0) {
  const pedidos: { lote: number; resolver: () => void; recusar: (erro: unknown) => void }[] = [];
  const andamentos: Andamento[] = [];
  let voltou: (() => void) | null = null;
  const pararDeEsperar = vi.fn();
  const enviador = criarEnviador({
    lotes: 3,
    inicio,
    enviar: (lote) => new Promise((resolver, recusar) => pedidos.push({ lote, resolver, recusar })),
    aoMudar: (andamento) => andamentos.push(andamento),
    esperarRede: (aoVoltar) => {
      voltou = aoVoltar;
      return pararDeEsperar;
    },
  });
  const responder = async (fazer: 'resolver' | 'recusar', erro?: unknown) => {
    pedidos.at(-1)?.[fazer](erro);
    // Each turn of the loop is two microtasks long.
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
  };
  return {
    enviador,
    responder,
    pararDeEsperar,
    lotes: () => pedidos.map(({ lote }) => lote),
    agora: () => andamentos.at(-1),
    voltarRede: () => voltou?.(),
  };
}

it('sends the batches one after the other, from the first that is missing', async () => {
  const { enviador, responder, lotes, agora } = montar(1);
  enviador.continuar();
  expect(lotes()).toEqual([1]);
  await responder('resolver');
  expect(agora()).toEqual({ situacao: 'enviando', enviados: 2, erro: null });
  await responder('resolver');
  expect(lotes()).toEqual([1, 2]);
  expect(agora()).toEqual({ situacao: 'terminado', enviados: 3, erro: null });
});

it('paused, it finishes the batch on its way and sends no other', async () => {
  const { enviador, responder, lotes, agora } = montar();
  enviador.continuar();
  enviador.pausar();
  await responder('resolver');
  expect(lotes()).toEqual([0]);
  expect(agora()).toEqual({ situacao: 'pausado', enviados: 1, erro: null });
  enviador.continuar();
  expect(lotes()).toEqual([0, 1]);
});

it('without a network it waits, and sends the same batch again when it is back', async () => {
  const { enviador, responder, lotes, agora, voltarRede, pararDeEsperar } = montar();
  enviador.continuar();
  await responder('recusar', new ErroDeRede());
  expect(agora()).toMatchObject({ situacao: 'sem-rede', enviados: 0 });
  voltarRede();
  expect(pararDeEsperar).toHaveBeenCalledOnce();
  expect(lotes()).toEqual([0, 0]);
  await responder('resolver');
  expect(agora()).toMatchObject({ situacao: 'enviando', enviados: 1 });
});

it('paused while it waits for the network, it waits no longer', async () => {
  const { enviador, responder, agora, pararDeEsperar } = montar();
  enviador.continuar();
  await responder('recusar', new ErroDeRede());
  enviador.pausar();
  expect(pararDeEsperar).toHaveBeenCalledOnce();
  expect(agora()).toMatchObject({ situacao: 'pausado' });
});

it('refused, it stops, says why, and goes on from there when asked', async () => {
  const { enviador, responder, lotes, agora } = montar();
  const recusa = new ErroDoBanco('Não.', 'PROIBIDO', 403);
  enviador.continuar();
  await responder('recusar', recusa);
  expect(agora()).toEqual({ situacao: 'falhou', enviados: 0, erro: recusa });
  enviador.continuar();
  expect(lotes()).toEqual([0, 0]);
});
