/**
 * What Enter does inside a form. In a field it never signs, sends, books or deletes: it goes to the next
 * field, and after the last one to the button that does, which then has the focus and is seen. Ctrl+Enter
 * presses that button from anywhere in the form. Lists take what they highlight before this is asked, and
 * texts of several lines keep their Enter.
 */

const ATRIBUTO = 'data-enter-envia';

/** For a form, or what is around it, that changes nothing, only asks: to sign in, to go to a day. There Enter answers. */
export const ENTER_ENVIA = { [ATRIBUTO]: true } as const;

const SEM_PARADA = ['hidden', 'file', 'button', 'reset', 'image'];

type Parada = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Watches every form of a page, those of dialogs as well.
 * @returns the way out.
 */
export function cuidarDoEnter(janela: Window): () => void {
  janela.addEventListener('keydown', seguirComEnter);
  return () => janela.removeEventListener('keydown', seguirComEnter);
}

/** Goes on from the field of the key, or presses the button of its form. */
export function seguirComEnter(evento: KeyboardEvent): void {
  const { key, target, defaultPrevented, isComposing } = evento;
  if (key !== 'Enter' || defaultPrevented || isComposing || !ehParada(target)) return;
  const { form } = target;
  if (!form || form.closest(`[${ATRIBUTO}]`)) return;

  const envia = evento.ctrlKey || evento.metaKey;
  if (target instanceof HTMLButtonElement && !envia) {
    // A key that is held down arrives here from the field before, and must not press what it reached.
    if (evento.repeat) evento.preventDefault();
    return;
  }
  if (target instanceof HTMLTextAreaElement && !envia) return;
  evento.preventDefault();
  if (evento.repeat) return;
  if (envia) botaoDeEnviar(form)?.click();
  else irAoSeguinte(target, form);
}

function irAoSeguinte(campo: Parada, form: HTMLFormElement): void {
  const todos = [...form.elements];
  for (const seguinte of todos.slice(todos.indexOf(campo) + 1)) {
    if (!ehParada(seguinte) || !focavel(seguinte) || doMesmoGrupo(campo, seguinte)) continue;
    seguinte.focus();
    // What is hidden takes no focus.
    if (document.activeElement !== seguinte) continue;
    if (seguinte instanceof HTMLInputElement) seguinte.select();
    return;
  }
}

function ehParada(alvo: EventTarget | null): alvo is Parada {
  if (alvo instanceof HTMLInputElement) return !SEM_PARADA.includes(alvo.type);
  if (alvo instanceof HTMLButtonElement) return alvo.type === 'submit';
  return alvo instanceof HTMLSelectElement || alvo instanceof HTMLTextAreaElement;
}

const focavel = (campo: Parada) => campo.tabIndex >= 0 && !campo.matches(':disabled');

/** The options of one question are one stop. */
function doMesmoGrupo(um: Parada, outro: Parada): boolean {
  return um.type === 'radio' && outro.type === 'radio' && um.name === outro.name;
}

function botaoDeEnviar(form: HTMLFormElement): HTMLButtonElement | undefined {
  return [...form.elements].find(
    (botao): botao is HTMLButtonElement =>
      botao instanceof HTMLButtonElement && botao.type === 'submit',
  );
}
