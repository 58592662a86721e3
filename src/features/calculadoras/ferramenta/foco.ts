import type { SyntheticEvent } from 'react';

/** Attribute of the whole of a tool, inside which its fields are looked for. */
export const DA_FERRAMENTA = 'data-ferramenta';

const RESPONDIVEL = 'input:not([type="radio"]), input[type="radio"]:checked, input[type="radio"]';

/** Puts the focus on a field of the tool in which something happened. */
export function irParaOCampo({ currentTarget }: SyntheticEvent<Element>, campo: string): void {
  focarCampo(currentTarget.closest(`[${DA_FERRAMENTA}]`), campo);
}

/** Puts the focus on the field with a name, inside a tool. */
export function focarCampo(raiz: Element | null | undefined, campo: string): void {
  const alvo = raiz?.querySelector(`[data-campo="${CSS.escape(campo)}"]`);
  const entrada = alvo?.matches('input') ? alvo : alvo?.querySelector(RESPONDIVEL);
  if (!(entrada instanceof HTMLElement)) return;
  entrada.focus();
  alvo?.scrollIntoView({ block: 'nearest' });
}
