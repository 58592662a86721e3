// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { destinoDaTecla } from '@/features/crm/quadro/teclado.ts';

const QUADRO = `
  <div data-coluna="lead"><a data-cartao="ana"></a><a data-cartao="bia"></a></div>
  <div data-coluna="contato"></div>
  <div data-coluna="agendado"><a data-cartao="caio"></a></div>
  <div data-coluna="inativo"><a data-cartao="davi"></a></div>`;

function aoTeclar(id: string, tecla: string, comShift = false) {
  document.body.innerHTML = QUADRO;
  const cartao = document.querySelector<HTMLElement>(`[data-cartao="${id}"]`);
  if (!cartao) throw new Error(`no card ${id}`);
  const destino = destinoDaTecla(document.body, cartao, tecla, comShift);
  return destino && 'foco' in destino ? destino.foco.dataset.cartao : destino;
}

it.each([
  ['ana', 'ArrowDown', 'bia'],
  ['bia', 'ArrowUp', 'ana'],
  // Past the empty column, to the last card where there are fewer.
  ['bia', 'ArrowRight', 'caio'],
  ['caio', 'ArrowLeft', 'ana'],
  ['caio', 'ArrowRight', 'davi'],
])('from %s, %s leads to %s', (de, tecla, para) => {
  expect(aoTeclar(de, tecla)).toBe(para);
});

it.each([
  ['ana', 'ArrowUp'],
  ['bia', 'ArrowDown'],
  ['ana', 'ArrowLeft'],
  ['davi', 'ArrowRight'],
  ['ana', 'Enter'],
])('from %s, %s leads nowhere', (de, tecla) => {
  expect(aoTeclar(de, tecla)).toBeNull();
});

it('with Shift, moves the card to the next stage, also an empty one', () => {
  expect(aoTeclar('ana', 'ArrowRight', true)).toEqual({ id: 'ana', para: 'contato' });
  expect(aoTeclar('caio', 'ArrowLeft', true)).toEqual({ id: 'caio', para: 'contato' });
  expect(aoTeclar('ana', 'ArrowLeft', true)).toBeNull();
  expect(aoTeclar('davi', 'ArrowRight', true)).toBeNull();
});
