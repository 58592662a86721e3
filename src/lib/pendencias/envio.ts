import type { Caixa } from './caixa.ts';
import { falhaDe, type Pendencia } from './pendencia.ts';

/** Sends the operations of one kind to the server. */
export interface Remetente {
  /** Sends an operation; the server counts it once, however often it comes. */
  enviar: (pendencia: Pendencia) => Promise<unknown>;
  /** Returns the data still to send after this part; null when done. */
  resto: (pendencia: Pendencia) => unknown;
  /** Checks that its data can be read: another release may have kept it in another form. */
  entende: (pendencia: Pendencia) => boolean;
  recusaPrende: boolean;
}

export interface PortasDoEnvio {
  /** Runs a task when no other tab runs one under the same name. */
  travar: (nome: string, tarefa: () => Promise<void>) => Promise<void>;
  agendar: (espera: number, tarefa: () => void) => () => void;
  /** Called with each operation, or part of one, that the server took. */
  aoChegar: (pendencia: Pendencia) => void;
}

/** How many streams are sent at once. */
const SIMULTANEAS = 4;
const PRIMEIRA_ESPERA = 5000;
const MAIOR_ESPERA = 60_000;

/**
 * Sends what waits: each stream in its order, one tab at a time. Without a network everything waits;
 * refused, an operation stands with the reason until the person decides, and the other streams go on.
 */
export class Envio {
  readonly #caixa: Caixa;
  readonly #portas: PortasDoEnvio;
  readonly #remetentes = new Map<string, Remetente[]>();
  readonly #correndo = new Map<string, Promise<void>>();
  readonly #pausadas = new Set<string>();
  /** Streams that failed rest here until the network is back, their time comes, or the person asks. */
  readonly #descansam = new Set<string>();
  readonly #ouvintes = new Set<() => void>();
  #emCurso: Promise<void> | null = null;
  #deNovo = false;
  #semRede = false;
  #falhasSeguidas = 0;
  #cancelarEspera: (() => void) | null = null;

  constructor(caixa: Caixa, portas: PortasDoEnvio) {
    this.#caixa = caixa;
    this.#portas = portas;
  }

  get temRemetentes(): boolean {
    return this.#remetentes.size > 0;
  }

  /** Starts sending a kind. Returns how to stop; the operation on its way still arrives. */
  registrar(especie: string, remetente: Remetente): () => void {
    if (!this.temRemetentes) this.#acordar();
    const doTipo = this.#remetentes.get(especie) ?? [];
    this.#remetentes.set(especie, [...doTipo, remetente]);
    return () => {
      const outros = (this.#remetentes.get(especie) ?? []).filter((outro) => outro !== remetente);
      if (outros.length > 0) this.#remetentes.set(especie, outros);
      else this.#remetentes.delete(especie);
      if (!this.temRemetentes) this.#parar();
    };
  }

  enviando = (corrente: string): boolean => this.#correndo.has(corrente);

  pausada = (corrente: string): boolean => this.#pausadas.has(corrente);

  /** Holds a stream back in this tab, once the operation on its way has arrived. */
  pausar(corrente: string): void {
    this.#pausadas.add(corrente);
    this.#avisar();
  }

  continuar(corrente: string): Promise<void> {
    this.#pausadas.delete(corrente);
    return this.enviar(corrente);
  }

  /** Sends a stream; resolves when nothing more of it can be sent for now. */
  enviar(corrente: string): Promise<void> {
    this.#descansam.delete(corrente);
    const antes = this.#correndo.get(corrente);
    // Waits for the running sending and looks again: an operation kept meanwhile is sent now, not later.
    if (antes) return antes.then(() => this.#enviarSeNaoDescansa(corrente));
    if (!this.#proxima(corrente)) return Promise.resolve();
    const correndo = this.#esvaziar(corrente).finally(() => {
      this.#correndo.delete(corrente);
      this.#avisar();
    });
    this.#correndo.set(corrente, correndo);
    this.#avisar();
    return correndo;
  }

  /** Sends all that waits, also what failed: the network may be back. */
  recomecar(): Promise<void> {
    this.#acordar();
    return this.retomar();
  }

  /** Sends what was not tried yet; called while sending, it goes through all streams once more. */
  retomar(): Promise<void> {
    this.#deNovo = true;
    this.#emCurso ??= this.#percorrer();
    return this.#emCurso;
  }

  assinar = (aoMudar: () => void): (() => void) => {
    this.#ouvintes.add(aoMudar);
    return () => this.#ouvintes.delete(aoMudar);
  };

  async #percorrer(): Promise<void> {
    await this.#caixa.abrir();
    while (this.#deNovo) {
      this.#deNovo = false;
      const correntes = this.#caixa.ordem.correntes().values();
      const percorrer = async () => {
        for (const corrente of correntes) {
          if (this.#semRede) return;
          await this.#enviarSeNaoDescansa(corrente);
        }
      };
      await Promise.all(Array.from({ length: SIMULTANEAS }, percorrer));
    }
    // In the same step as the last look: who asks after it begins anew.
    this.#emCurso = null;
  }

  #enviarSeNaoDescansa(corrente: string): Promise<void> {
    return this.#descansam.has(corrente) ? Promise.resolve() : this.enviar(corrente);
  }

  #acordar(): void {
    this.#parar();
    this.#semRede = false;
    this.#descansam.clear();
  }

  #esvaziar(corrente: string): Promise<void> {
    return this.#portas.travar(corrente, async () => {
      await this.#caixa.abrir();
      await this.#caixa.reler(corrente);
      let segue = true;
      while (segue) {
        const proxima = this.#proxima(corrente);
        segue = proxima !== null && (await this.#enviarUma(...proxima));
      }
      // Writes everything first: the tab that gets the lock next reads the device.
      await this.#caixa.assentar();
    });
  }

  /** Returns whether the next operation of the stream may be sent. */
  async #enviarUma(pendencia: Pendencia, remetente: Remetente): Promise<boolean> {
    try {
      await remetente.enviar(pendencia);
    } catch (erro) {
      return this.#falhar(pendencia, erro);
    }
    this.#falhasSeguidas = 0;
    const resto = remetente.resto(pendencia);
    if (resto === null) this.#caixa.tirar(pendencia.id, pendencia.versao);
    else this.#marcar(pendencia, { dados: resto, tentativas: 0, falha: null });
    this.#portas.aoChegar(pendencia);
    return true;
  }

  #falhar(pendencia: Pendencia, erro: unknown): boolean {
    const falha = falhaDe(erro);
    this.#marcar(pendencia, { tentativas: pendencia.tentativas + 1, falha });
    if (falha.definitiva) return true;
    this.#descansam.add(pendencia.corrente);
    this.#semRede ||= falha.codigo === 'rede';
    this.#esperar();
    return false;
  }

  #marcar(pendencia: Pendencia, mudada: Partial<Pendencia>): void {
    const versao = this.#caixa.proximaVersao();
    this.#caixa.marcar(pendencia, { ...pendencia, ...mudada, versao });
  }

  /** Finds the first operation of a stream that may be sent, and its sender; null when there is none. */
  #proxima(corrente: string): [Pendencia, Remetente] | null {
    if (this.#pausadas.has(corrente)) return null;
    for (const pendencia of this.#caixa.ordem.daCorrente(corrente)) {
      const remetente = this.#remetentes.get(pendencia.especie)?.at(-1);
      if (!remetente) return null;
      if (!remetente.entende(pendencia)) continue;
      if (!pendencia.falha?.definitiva) return [pendencia, remetente];
      if (remetente.recusaPrende) return null;
    }
    return null;
  }

  /** Tries again after longer and longer waits: browsers do not report every network that is back. */
  #esperar(): void {
    if (this.#cancelarEspera || !this.temRemetentes) return;
    const espera = Math.min(PRIMEIRA_ESPERA * 2 ** this.#falhasSeguidas, MAIOR_ESPERA);
    this.#falhasSeguidas += 1;
    this.#cancelarEspera = this.#portas.agendar(espera, () => {
      this.#cancelarEspera = null;
      void this.recomecar();
    });
  }

  #parar(): void {
    this.#cancelarEspera?.();
    this.#cancelarEspera = null;
  }

  #avisar(): void {
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}
