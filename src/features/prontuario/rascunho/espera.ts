/** How long the typing must rest before it is sent. */
export const PAUSA_ANTES_DE_SALVAR = 1500;
/** How long a word waits for a pause that does not come. */
export const MAIOR_ESPERA_DE_UMA_PALAVRA = 3000;

type Agendar = (espera: number, tarefa: () => void) => () => void;

/** When what was typed is sent: after a pause, after so long without one, or after a given time. */
export class Espera {
  readonly #agendar: Agendar;
  readonly #aoVencer: () => boolean;
  #cancelarPausa: (() => void) | null = null;
  #cancelarPrazo: (() => void) | null = null;
  /** A word has waited for as long as it may, and could not be sent then. */
  #atrasada = false;
  #suspensa = false;

  /** @param aoVencer sends, or answers false when it cannot now. */
  constructor(agendar: Agendar, aoVencer: () => boolean) {
    this.#agendar = agendar;
    this.#aoVencer = aoVencer;
  }

  /** Something was typed. */
  digitou(): void {
    this.por(PAUSA_ANTES_DE_SALVAR);
    if (this.#atrasada || this.#suspensa) return;
    this.#cancelarPrazo ??= this.#agendar(MAIOR_ESPERA_DE_UMA_PALAVRA, () => {
      this.#cancelarPrazo = null;
      this.#atrasada = !this.#aoVencer();
    });
  }

  /** A save ended that kept what was typed meanwhile from being sent. */
  liberar(): void {
    this.por(this.#atrasada ? 0 : PAUSA_ANTES_DE_SALVAR);
  }

  /** Waits so long, in place of the pause. */
  por(tempo: number): void {
    if (this.#suspensa) return;
    this.#cancelarPausa?.();
    this.#cancelarPausa = this.#agendar(tempo, () => {
      this.#cancelarPausa = null;
      this.#aoVencer();
    });
  }

  /** Waits for nothing any more. */
  parar(): void {
    this.#cancelarPausa?.();
    this.#cancelarPrazo?.();
    this.#cancelarPausa = null;
    this.#cancelarPrazo = null;
    this.#atrasada = false;
  }

  /** Waits for nothing until it is taken up again. */
  suspender(): void {
    this.parar();
    this.#suspensa = true;
  }

  retomar(): void {
    this.#suspensa = false;
  }
}
