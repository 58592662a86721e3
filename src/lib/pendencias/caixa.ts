import type { Deposito, Mudanca } from './deposito.ts';
import type { Diario } from './diario.ts';
import { Ordem, type OrdemLida } from './ordem.ts';
import type { Pendencia } from './pendencia.ts';

/** Tells the other tabs of an account which operations changed on the device. */
export interface Canal {
  dizer: (ids: readonly string[]) => void;
  /** Subscribes; returns how to unsubscribe. */
  ouvir: (aoMudar: (ids: readonly string[]) => void) => () => void;
}

export interface PortasDaCaixa {
  usuarioId: string;
  deposito: Deposito;
  diario: Diario;
  canal: Canal;
  agora: () => number;
  /** Schedules a task; returns how to cancel it. */
  agendar: (espera: number, tarefa: () => void) => () => void;
}

/** How long changes gather before one transaction writes them, in ms; the journal has them meanwhile. */
const JUNTAR = 250;
/** How long to wait for a database that does not answer before the person can write, in ms. */
const ESPERA_PELO_DEPOSITO = 3000;

/**
 * All that waits of one account: in memory, and on the device as soon as it fits. Nothing here throws
 * on a full or refused device: what does not fit holds in the tab, and `noAparelho` says so.
 */
export class Caixa {
  readonly #portas: PortasDaCaixa;
  readonly #ordem = new Ordem();
  /** Changes not yet written to the deposit. */
  #mudancas = new Map<string, Mudanca>();
  /** Ids that the deposit may hold: their removal must be written there. */
  readonly #conhecidas = new Set<string>();
  /** Ids of which the deposit holds the current version. */
  readonly #noDeposito = new Set<string>();
  readonly #noDiario = new Set<string>();
  /** Ids removed here that the deposit may still hold. */
  readonly #tiradas = new Set<string>();
  readonly #ouvintes = new Set<() => void>();
  #abertura: Promise<void> | null = null;
  #aberta = false;
  #semDeposito = false;
  #escoando: Promise<void> = Promise.resolve();
  #cancelarEscoamento: (() => void) | null = null;

  constructor(portas: PortasDaCaixa) {
    this.#portas = portas;
    portas.canal.ouvir((ids) => void (this.#aberta && this.#saberDeOutraAba(ids)));
  }

  /** Whether what the device kept was read. */
  get aberta(): boolean {
    return this.#aberta;
  }

  /** All pending operations, in order and by streams. */
  get ordem(): OrdemLida {
    return this.#ordem;
  }

  /** Reads what the device kept, once; never rejects. */
  abrir(): Promise<void> {
    this.#abertura ??= new Promise((resolver) => {
      const pronta = () => {
        this.#aberta = true;
        this.#avisar();
        resolver();
      };
      const cancelar = this.#portas.agendar(ESPERA_PELO_DEPOSITO, pronta);
      void this.#lerTudo().then(() => {
        cancelar();
        pronta();
      });
    });
    return this.#abertura;
  }

  /** False while an operation did not fit on the device: closing the tab loses it. */
  noAparelho = (id: string): boolean => this.#noDeposito.has(id) || this.#noDiario.has(id);

  async carga(id: string): Promise<unknown> {
    const recente = this.#mudancas.get(id)?.carga;
    if (recente !== undefined) return recente;
    return this.#portas.deposito.carga(this.#portas.usuarioId, id);
  }

  /** Returns a version higher than all that this tab knows; it is also a place in the order. */
  proximaVersao = (): number => this.#ordem.proximaVersao(this.#portas.agora());

  /** Keeps an operation, replacing the same id: what a person wrote wins over everything else. */
  por(pendencia: Pendencia, carga?: unknown): void {
    const { id } = pendencia;
    const antes = this.#mudancas.get(id);
    this.#ordem.por(pendencia);
    this.#noDeposito.delete(id);
    this.#registrar(id, { pendencia, carga: carga ?? antes?.carga });
  }

  /** Records the outcome of a sending, unless the operation changed since it was read. */
  marcar(lida: Pendencia, mudada: Pendencia): void {
    if (this.#ordem.buscar(lida.id)?.versao !== lida.versao) return;
    const antes = this.#mudancas.get(lida.id);
    this.#ordem.por(mudada);
    this.#mudancas.set(lida.id, {
      pendencia: mudada,
      carga: antes?.carga,
      seAinda: antes ? antes.seAinda : lida.versao,
    });
    // The device already has the words; the outcome is written to the journal only where they are there.
    if (this.#noDiario.has(lida.id)) this.#noDiarioCoube(mudada);
    this.#escoarDepois(JUNTAR);
    this.#avisar();
  }

  /** Removes an operation; with `seAinda`, only in that version. */
  tirar(id: string, seAinda?: number): void {
    const atual = this.#ordem.buscar(id);
    if (seAinda !== undefined && atual?.versao !== seAinda) return;
    const antes = this.#mudancas.get(id);
    this.#esquecer(id);
    this.#mudancas.delete(id);
    if (this.#conhecidas.has(id) || !this.#aberta) {
      this.#tiradas.add(id);
      this.#portas.diario.tirar(id);
      this.#mudancas.set(id, { pendencia: null, seAinda: antes ? antes.seAinda : seAinda });
      this.#escoarDepois(JUNTAR);
    } else {
      this.#portas.diario.soltar(id);
    }
    this.#avisar();
  }

  /** Reads what other tabs did to a stream, before it is sent. */
  async reler(corrente: string): Promise<void> {
    if (this.#semDeposito) return;
    const { deposito, usuarioId } = this.#portas;
    const guardadas = await deposito.daCorrente(usuarioId, corrente).catch(() => null);
    if (guardadas)
      this.#conciliar(
        guardadas,
        [...this.#ordem.daCorrente(corrente)].map(({ id }) => id),
      );
  }

  /** Resolves when all changes were written to the device, as far as they fit. */
  async assentar(): Promise<void> {
    await this.#escoar();
  }

  assinar = (aoMudar: () => void): (() => void) => {
    this.#ouvintes.add(aoMudar);
    return () => this.#ouvintes.delete(aoMudar);
  };

  async #lerTudo(): Promise<void> {
    const { deposito, diario, usuarioId } = this.#portas;
    const doDeposito = await deposito.ler(usuarioId).catch(() => {
      this.#semDeposito = true;
      return [];
    });
    // Nothing may be awaited between reading the journal and using it: another tab could write in between.
    const doDiario = diario.ler();
    for (const guardada of doDeposito) this.#receber(guardada, doDiario.get(guardada.id));
    const achadas = new Map<string, Mudanca>();
    for (const [id, linha] of doDiario) {
      if (this.#noDeposito.has(id)) diario.soltar(id);
      else if (!this.#ordem.tem(id)) achadas.set(id, this.#acharNoDiario(id, linha));
    }
    if (achadas.size > 0 && !this.#semDeposito) await this.#gravar(achadas);
    for (const { id, venceEm } of this.#ordem.ler()) {
      if (venceEm !== null && venceEm <= this.#portas.agora()) this.tirar(id);
    }
  }

  /** Takes a line of the journal that an earlier visit did not bring to the deposit. */
  #acharNoDiario(id: string, pendencia: Pendencia | null): Mudanca {
    if (!pendencia) {
      this.#tiradas.add(id);
      return { pendencia };
    }
    this.#ordem.por(pendencia);
    this.#noDiario.add(id);
    return { pendencia, doDiario: true };
  }

  /** Takes an operation of the deposit, unless this tab or the journal has a newer version. */
  #receber(guardada: Pendencia, doDiario: Pendencia | null | undefined): void {
    const { id } = guardada;
    this.#conhecidas.add(id);
    const maisNova = doDiario !== undefined && (doDiario?.versao ?? Infinity) > guardada.versao;
    if (maisNova || this.#ordem.tem(id) || this.#tiradas.has(id)) return;
    this.#ordem.por(guardada);
    this.#noDeposito.add(id);
  }

  async #saberDeOutraAba(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || this.#semDeposito) return;
    const { deposito, usuarioId } = this.#portas;
    const guardadas = await deposito.buscar(usuarioId, ids).catch(() => null);
    if (guardadas) this.#conciliar(guardadas, ids);
  }

  /** Updates the memory from the deposit, except for changes of this tab not yet written there. */
  #conciliar(guardadas: readonly Pendencia[], ids: readonly string[]): void {
    const achadas = new Set(guardadas.map(({ id }) => id));
    const sumidas = ids.filter((id) => !achadas.has(id) && this.#noDeposito.has(id));
    for (const id of sumidas) {
      this.#esquecer(id);
      this.#conhecidas.delete(id);
    }
    const novas = guardadas.filter(({ id, versao }) => {
      const atual = this.#ordem.buscar(id);
      if (!atual) return !this.#tiradas.has(id);
      return this.#noDeposito.has(id) && !this.#mudancas.has(id) && atual.versao !== versao;
    });
    for (const nova of novas) {
      this.#ordem.por(nova);
      this.#conhecidas.add(nova.id);
      this.#noDeposito.add(nova.id);
    }
    if (sumidas.length + novas.length > 0) this.#avisar();
  }

  #esquecer(id: string): void {
    this.#ordem.tirar(id);
    this.#noDeposito.delete(id);
    this.#noDiario.delete(id);
  }

  /** Writes to the journal at once, and to the deposit soon. */
  #registrar(id: string, mudanca: Mudanca): void {
    this.#tiradas.delete(id);
    this.#mudancas.set(id, mudanca);
    const { pendencia } = mudanca;
    const coube = pendencia !== null && this.#noDiarioCoube(pendencia);
    this.#escoarDepois(coube ? JUNTAR : 0);
    this.#avisar();
  }

  #noDiarioCoube(pendencia: Pendencia): boolean {
    const coube = !pendencia.comCarga && this.#portas.diario.guardar(pendencia);
    if (coube) this.#noDiario.add(pendencia.id);
    else this.#noDiario.delete(pendencia.id);
    return coube;
  }

  #escoarDepois(espera: number): void {
    if (espera === 0) void this.#escoar();
    else this.#cancelarEscoamento ??= this.#portas.agendar(espera, () => void this.#escoar());
  }

  /** Writes one transaction after the other, each with all changes until then. */
  #escoar(): Promise<void> {
    this.#cancelarEscoamento?.();
    this.#cancelarEscoamento = null;
    this.#escoando = this.#escoando.then(() => this.#escoarTudo());
    return this.#escoando;
  }

  async #escoarTudo(): Promise<void> {
    await this.abrir();
    if (this.#semDeposito) return this.#ficarNoDiario();
    let coube = true;
    while (coube && this.#mudancas.size > 0) {
      const lote = this.#mudancas;
      this.#mudancas = new Map();
      coube = await this.#gravar(lote);
      // Writes each alone: one that is too large must not keep the others off the device.
      if (!coube && lote.size > 1) {
        const cada = this.#mudancas;
        this.#mudancas = new Map();
        for (const uma of cada) await this.#gravar(new Map([uma]));
      }
    }
  }

  async #gravar(lote: ReadonlyMap<string, Mudanca>): Promise<boolean> {
    const { deposito, usuarioId, canal } = this.#portas;
    const ids = [...lote.keys()];
    for (const id of ids) this.#conhecidas.add(id);
    try {
      const recusadas = await deposito.gravar(usuarioId, lote);
      for (const [id, { pendencia }] of lote) this.#confirmar(id, pendencia);
      await this.#saberDeOutraAba(recusadas);
    } catch {
      for (const [id, mudanca] of lote) this.#devolver(id, mudanca);
      return false;
    }
    canal.dizer(ids);
    this.#avisar();
    return true;
  }

  #confirmar(id: string, gravada: Pendencia | null): void {
    if (this.#mudancas.has(id)) return;
    if (gravada) this.#noDeposito.add(id);
    else {
      this.#conhecidas.delete(id);
      this.#tiradas.delete(id);
    }
    this.#noDiario.delete(id);
    this.#portas.diario.soltar(id);
  }

  /** Puts back a change that was not written; a newer one over it wins. */
  #devolver(id: string, mudanca: Mudanca): void {
    const depois = this.#mudancas.get(id);
    this.#mudancas.set(id, {
      ...mudanca,
      ...(depois && { pendencia: depois.pendencia, carga: depois.carga ?? mudanca.carga }),
    });
  }

  /** Without a database, the journal keeps what it can; large parts stay in this tab. */
  #ficarNoDiario(): void {
    for (const [id, { pendencia, carga }] of this.#mudancas) {
      if (carga === undefined) this.#mudancas.delete(id);
      if (pendencia) continue;
      this.#tiradas.delete(id);
      this.#portas.diario.soltar(id);
    }
  }

  #avisar(): void {
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}
