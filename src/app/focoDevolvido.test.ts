// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { devolverFoco } from './focoDevolvido.ts';

let parar: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<main id="conteudo" tabindex="-1"><button id="um">Um</button><button id="abrir">Abrir</button></main>';
  parar = devolverFoco(document, () => document.getElementById('conteudo'));
});
afterEach(() => parar());

const foco = () => document.activeElement?.id;
const por = (id: string) => document.getElementById(id) ?? document.body;

/** A dialog with one button, which takes the focus. */
function abrirDialogo(id: string, papel = 'dialog'): HTMLElement {
  const dialogo = document.createElement('div');
  dialogo.setAttribute('role', papel);
  dialogo.innerHTML = `<button id="${id}">Fechar</button>`;
  document.body.append(dialogo);
  por(id).focus();
  return dialogo;
}

/** The dialog goes, and what watches has seen it. */
async function fechar(dialogo: HTMLElement): Promise<void> {
  dialogo.remove();
  await new Promise<void>((pronto) => {
    const visto = new MutationObserver(() => pronto());
    visto.observe(document.body, { attributes: true });
    document.body.setAttribute('data-visto', '');
  });
}

it.each(['dialog', 'menu'])('goes back to what opened the %s', async (papel) => {
  por('abrir').focus();
  await fechar(abrirDialogo('fechar', papel));
  expect(foco()).toBe('abrir');
});

it('goes back into the dialog that another was opened from, and then to what opened the first', async () => {
  por('abrir').focus();
  const primeiro = abrirDialogo('primeiro');
  await fechar(abrirDialogo('segundo'));
  expect(foco()).toBe('primeiro');
  await fechar(primeiro);
  expect(foco()).toBe('abrir');
});

it('goes further back when what opened it is gone or disabled', async () => {
  por('um').focus();
  por('abrir').focus();
  const dialogo = abrirDialogo('fechar');
  por('abrir').setAttribute('disabled', '');
  await fechar(dialogo);
  expect(foco()).toBe('um');
});

it('goes to the content when nothing is left', async () => {
  por('abrir').focus();
  const dialogo = abrirDialogo('fechar');
  por('um').remove();
  por('abrir').remove();
  await fechar(dialogo);
  expect(foco()).toBe('conteudo');
});

it('leaves the focus where somebody put it', async () => {
  por('abrir').focus();
  const dialogo = abrirDialogo('fechar');
  por('um').focus();
  await fechar(dialogo);
  expect(foco()).toBe('um');
});

it('does nothing once it is stopped', async () => {
  por('abrir').focus();
  const dialogo = abrirDialogo('fechar');
  parar();
  await fechar(dialogo);
  expect(foco()).not.toBe('abrir');
});
