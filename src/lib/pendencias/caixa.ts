import type { CanalDeAbas } from '../sigilo/abas.ts';
import type { Deposito, Mudanca } from './deposito.ts';
import { Ordem, type OrdemLida } from './ordem.ts';
import type { Pendencia } from './pendencia.ts';

export interface PortasDaCaixa {
  usuarioId: string;
  deposito: Deposito;
  /** Tells the other tabs of the account which operations changed on the device. */
  canal: CanalDeAbas<readonly string[]>;
  agora: () => number;
  /** Schedules a task; returns how to cancel it. */
  agendar: (espera: number, tarefa: () => void) => () => void;
}

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
  /** Ids that the device did not take: they hold in this tab. */
  readonly #foraDele = new Set<string>();
  /** What was removed here, with the version from which on it is something else: an older reading may have it. */
  readonly #tiradas = new Map<string, number>();
  readonly #ouvintes = new Set<() => void>();
  #abertura: Promise<void> | null = null;
  #aberta = false;
  #semDeposito = false;
  /** True while the deposit does not answer, and the person writes all the same. */
  #semResposta = false;
  #escoando: Promise<void> = Promise.resolve();

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
      const cancelar = this.#portas.agendar(ESPERA_PELO_DEPOSITO, () => {
        this.#semResposta = true;
        pronta();
      });
      void this.#lerTudo().then(() => {
        cancelar();
        this.#semResposta = false;
        pronta();
      });
    });
    return this.#abertura;
  }

  /** False when an operation did not fit on the device: closing the tab loses it. */
  noAparelho = (id: string): boolean =>
    this.#noDeposito.has(id) || !(this.#foraDele.has(id) || this.#semDeposito || this.#semResposta);

  /** False when something did not fit on the device, or it keeps nothing. */
  tudoNoAparelho = (): boolean =>
    this.#foraDele.size === 0 && !this.#semDeposito && !this.#semResposta;

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
    void this.#escoar();
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
      this.#tiradas.set(id, atual?.versao ?? this.proximaVersao());
      this.#mudancas.set(id, { pendencia: null, seAinda: antes ? antes.seAinda : seAinda });
      void this.#escoar();
    }
    this.#avisar();
  }

  /** Reads what other tabs did to a stream, before it is sent. */
  async reler(corrente: string): Promise<void> {
    if (this.#semDeposito) return;
    const { deposito, usuarioId } = this.#portas;
    const antes = this.#versoes([...this.#ordem.daCorrente(corrente)].map(({ id }) => id));
    const guardadas = await deposito.daCorrente(usuarioId, corrente).catch(() => null);
    if (guardadas) this.#conciliar(guardadas, antes);
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
    const { deposito, usuarioId } = this.#portas;
    const guardadas = await deposito.ler(usuarioId).catch(() => {
      this.#semDeposito = true;
      return [];
    });
    for (const guardada of guardadas) this.#receber(guardada);
    for (const { id, venceEm } of this.#ordem.ler()) {
      if (venceEm !== null && venceEm <= this.#portas.agora()) this.tirar(id);
    }
  }

  /** Takes an operation of the deposit, unless this tab already has a newer version. */
  #receber(guardada: Pendencia): void {
    const { id } = guardada;
    this.#conhecidas.add(id);
    if (this.#ordem.tem(id) || this.#foiTirada(guardada)) return;
    this.#ordem.por(guardada);
    this.#noDeposito.add(id);
  }

  async #saberDeOutraAba(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || this.#semDeposito) return;
    const { deposito, usuarioId } = this.#portas;
    const antes = this.#versoes(ids);
    const guardadas = await deposito.buscar(usuarioId, ids).catch(() => null);
    if (guardadas) this.#conciliar(guardadas, antes);
  }

  /** Which version of each the deposit has, as far as this tab knows before it reads it. */
  #versoes(ids: readonly string[]): ReadonlyMap<string, number> {
    const noDeposito = ids.filter((id) => this.#noDeposito.has(id));
    return new Map(noDeposito.map((id) => [id, this.#ordem.buscar(id)?.versao ?? 0]));
  }

  /**
   * Updates the memory from the deposit, except for changes of this tab not yet written there, or written
   * while it was read.
   * @param antes what the deposit had when it was asked: what it no longer has is gone.
   */
  #conciliar(guardadas: readonly Pendencia[], antes: ReadonlyMap<string, number>): void {
    const achadas = new Set(guardadas.map(({ id }) => id));
    const sumidas = [...antes]
      .filter(([id, versao]) => !achadas.has(id) && this.#ordem.buscar(id)?.versao === versao)
      .map(([id]) => id);
    for (const id of sumidas) {
      this.#esquecer(id);
      this.#conhecidas.delete(id);
    }
    const novas = guardadas.filter((guardada) => {
      const { id, versao } = guardada;
      const atual = this.#ordem.buscar(id);
      if (!atual) return !this.#foiTirada(guardada);
      return this.#noDeposito.has(id) && !this.#mudancas.has(id) && atual.versao < versao;
    });
    for (const nova of novas) {
      this.#ordem.por(nova);
      this.#conhecidas.add(nova.id);
      this.#noDeposito.add(nova.id);
    }
    if (sumidas.length + novas.length > 0) this.#avisar();
  }

  #foiTirada({ id, versao }: Pendencia): boolean {
    return versao <= (this.#tiradas.get(id) ?? 0);
  }

  #esquecer(id: string): void {
    this.#ordem.tirar(id);
    this.#noDeposito.delete(id);
    this.#foraDele.delete(id);
  }

  /** Writes a change to the deposit, with all that is changed until it can. */
  #registrar(id: string, mudanca: Mudanca): void {
    this.#tiradas.delete(id);
    this.#mudancas.set(id, mudanca);
    void this.#escoar();
    this.#avisar();
  }

  /** Writes one transaction after the other, each with all changes until then. */
  #escoar(): Promise<void> {
    this.#escoando = this.#escoando.then(() => this.#escoarTudo());
    return this.#escoando;
  }

  async #escoarTudo(): Promise<void> {
    await this.abrir();
    if (this.#semDeposito) return this.#ficarNaAba();
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
      this.#avisar();
      return false;
    }
    canal.dizer(ids);
    this.#avisar();
    return true;
  }

  #confirmar(id: string, gravada: Pendencia | null): void {
    this.#foraDele.delete(id);
    if (this.#mudancas.has(id)) return;
    if (gravada) this.#noDeposito.add(id);
    else this.#conhecidas.delete(id);
  }

  /** Puts back a change that was not written; a newer one over it wins. */
  #devolver(id: string, mudanca: Mudanca): void {
    if (mudanca.pendencia) this.#foraDele.add(id);
    const depois = this.#mudancas.get(id);
    this.#mudancas.set(id, {
      ...mudanca,
      ...(depois && { pendencia: depois.pendencia, carga: depois.carga ?? mudanca.carga }),
    });
  }

  /** Without a database everything holds in this tab, large parts among the changes. */
  #ficarNaAba(): void {
    for (const [id, { carga }] of this.#mudancas) {
      if (carga === undefined) this.#mudancas.delete(id);
    }
  }

  #avisar(): void {
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}
