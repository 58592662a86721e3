import { Caixa, type PortasDaCaixa } from './caixa.ts';
import { Envio, type PortasDoEnvio } from './envio.ts';
import type { Especie, Falha, Pendencia } from './pendencia.ts';

/** A pending operation, as screens show it. */
export interface Item<D> {
  id: string;
  dados: D;
  criadaEm: number;
  situacao: 'esperando' | 'enviando' | 'recusada';
  /** Why the last sending failed. */
  falha: Falha | null;
  tentativas: number;
  /** False while it did not fit on the device: closing the tab loses it. */
  noAparelho: boolean;
}

/** An operation to keep and send. */
export interface Nova<D> {
  /** Identifies it to the server; keeping the same key again replaces what waits. */
  chave: string;
  /** Operations of one stream are sent in order; absent: a stream of its own. */
  corrente?: string;
  dados: D;
  /** A large part, kept apart and read only when asked for. */
  carga?: unknown;
  /** When the device forgets it, sent or not. */
  venceEm?: number;
}

/** Sends the operations of one kind. */
export interface Entrega<D> {
  enviar: (dados: D) => Promise<unknown>;
  /** Returns the data still to send after this part, null when done. Absent: one part is all. */
  resto?: (dados: D) => D | null;
}

type Portas = PortasDaCaixa & Omit<PortasDoEnvio, 'aoChegar'> & { aoVoltarRede: Assinar };
type Assinar = (aoMudar: () => void) => () => void;

const NADA: readonly Item<unknown>[] = [];

/** Keeps, shows and sends the pending operations of one account, of every kind alike. */
export class Pendencias {
  readonly #usuarioId: string;
  readonly #caixa: Caixa;
  readonly #envio: Envio;
  readonly #aoVoltarRede: Assinar;
  readonly #aoChegar = new Map<string, Set<(dados: unknown) => void>>();
  readonly #vistas = new Map<string, readonly Item<unknown>[]>();
  #pararDeOuvir: (() => void) | null = null;

  constructor({ aoVoltarRede, ...portas }: Portas) {
    this.#usuarioId = portas.usuarioId;
    this.#caixa = new Caixa(portas);
    this.#aoVoltarRede = aoVoltarRede;
    this.#envio = new Envio(this.#caixa, { ...portas, aoChegar: this.#chegou });
  }

  /** Reads what the device kept, once; never rejects. */
  abrir = (): Promise<void> => this.#caixa.abrir();

  /** Whether what the device kept was read. */
  aberta = (): boolean => this.#caixa.aberta;

  quantas = (): number => this.#caixa.ordem.quantas;

  /** False while an operation did not fit on the device: closing the tab loses it. */
  noAparelho = (id: string): boolean => this.#caixa.noAparelho(id);

  /** False when something did not fit on the device, or it keeps nothing. */
  tudoNoAparelho = (): boolean => this.#caixa.tudoNoAparelho();

  /** Lists the operations of a kind in order; the same array while none of them changes. */
  ler<D>(especie: Especie<D>): readonly Item<D>[] {
    const antes = (this.#vistas.get(especie.nome) ?? NADA) as readonly Item<D>[];
    const conhecidos = new Map(antes.map((item) => [item.id, item]));
    const agora = this.#caixa.ordem
      .ler()
      .filter((pendencia) => pendencia.especie === especie.nome)
      .flatMap((pendencia) => this.#item(especie, pendencia, conhecidos.get(pendencia.id)) ?? []);
    const igual = agora.length === antes.length && agora.every((item, i) => item === antes[i]);
    if (igual) return antes;
    this.#vistas.set(especie.nome, agora);
    return agora;
  }

  /**
   * Keeps an operation, and sends it where its kind is sent. Resolves when it arrived, or cannot for
   * now: `ler` says which. It is on the device, as far as it fits, before this returns.
   */
  guardar<D>(especie: Especie<D>, nova: Nova<D>): Promise<void> {
    return this.#envio.enviar(this.#por(especie.nome, nova).corrente);
  }

  /** Reads the large part of an operation. @throws when the device cannot be read. */
  carga = (id: string): Promise<unknown> => this.#caixa.carga(id);

  /** Sends a refused operation again, and those it held back. */
  tentarDeNovo(id: string): Promise<void> {
    const pendencia = this.#caixa.ordem.buscar(id);
    if (!pendencia) return Promise.resolve();
    if (pendencia.falha) {
      this.#caixa.por({ ...pendencia, falha: null, versao: this.#caixa.proximaVersao() });
    }
    return this.#envio.continuar(pendencia.corrente);
  }

  /** Removes an operation that arrived some other way, or that the person gave up. */
  desistir = (id: string): void => this.#caixa.tirar(id);

  /** Holds a stream back in this tab until `tentarDeNovo`. */
  pausar = (corrente: string): void => this.#envio.pausar(corrente);

  pausada = (corrente: string): boolean => this.#envio.pausada(corrente);

  /**
   * Starts sending a kind, beginning with what waits, and again when the network is back. Returns
   * how to stop. A kind that nobody sends waits, with what follows it in its streams.
   */
  registrar<D>(especie: Especie<D>, { enviar, resto }: Entrega<D>): () => void {
    const ler = (pendencia: Pendencia) => especie.dados.parse(pendencia.dados);
    const terminar = this.#envio.registrar(especie.nome, {
      enviar: async (pendencia) => enviar(ler(pendencia)),
      resto: (pendencia) => resto?.(ler(pendencia)) ?? null,
      entende: ({ dados }) => especie.dados.safeParse(dados).success,
      recusaPrende: especie.recusaPrende,
    });
    this.#pararDeOuvir ??= this.#aoVoltarRede(() => void this.#envio.recomecar());
    void this.#envio.retomar();
    return () => {
      terminar();
      if (this.#envio.temRemetentes) return;
      this.#pararDeOuvir?.();
      this.#pararDeOuvir = null;
    };
  }

  /** Reports each part of a kind that arrives. Returns how to unsubscribe. */
  aoChegar<D>({ nome, dados }: Especie<D>, ouvinte: (dados: D) => void): () => void {
    const ouvintes = this.#aoChegar.get(nome) ?? new Set();
    this.#aoChegar.set(nome, ouvintes);
    const ler = (bruto: unknown) => ouvinte(dados.parse(bruto));
    ouvintes.add(ler);
    return () => ouvintes.delete(ler);
  }

  assinar = (aoMudar: () => void): (() => void) => {
    const deixarCaixa = this.#caixa.assinar(aoMudar);
    const deixarEnvio = this.#envio.assinar(aoMudar);
    return () => {
      deixarCaixa();
      deixarEnvio();
    };
  };

  /** Resolves when all changes were written to the device. */
  assentar = (): Promise<void> => this.#caixa.assentar();

  #por(especie: string, { chave, corrente, dados, carga, venceEm }: Nova<unknown>): Pendencia {
    const id = idDe({ nome: especie }, chave);
    const antes = this.#caixa.ordem.buscar(id);
    const versao = this.#caixa.proximaVersao();
    const pendencia: Pendencia = {
      usuarioId: this.#usuarioId,
      id,
      especie,
      corrente: corrente ?? id,
      dados,
      comCarga: carga !== undefined,
      criadaEm: antes?.criadaEm ?? Math.floor(versao / 1000),
      ordem: antes?.ordem ?? versao,
      versao,
      tentativas: 0,
      falha: null,
      venceEm: venceEm ?? null,
    };
    this.#caixa.por(pendencia, carga);
    return pendencia;
  }

  #chegou = ({ especie, dados }: Pendencia): void => {
    for (const ouvinte of this.#aoChegar.get(especie) ?? []) ouvinte(dados);
  };

  #item<D>(
    { dados: schema }: Especie<D>,
    pendencia: Pendencia,
    antes: Item<D> | undefined,
  ): Item<D> | null {
    const { id, falha, tentativas, criadaEm, versao } = pendencia;
    const enviando = this.#envio.enviando(pendencia.corrente);
    const situacao = falha?.definitiva ? 'recusada' : enviando ? 'enviando' : 'esperando';
    const noAparelho = this.#caixa.noAparelho(id);
    const igual = antes && this.#versoes.get(antes) === versao;
    if (igual && antes.situacao === situacao && antes.noAparelho === noAparelho) return antes;
    // Being sent, it is what it was: its data stay the same object to who shows them.
    const lidos = igual ? { success: true, data: antes.dados } : schema.safeParse(pendencia.dados);
    if (!lidos.success) return null;
    const item = {
      id,
      dados: lidos.data,
      criadaEm,
      situacao,
      falha,
      tentativas,
      noAparelho,
    } as const;
    this.#versoes.set(item, versao);
    return item;
  }

  readonly #versoes = new WeakMap<Item<unknown>, number>();
}

/** Builds the id of an operation on the device: its kind and its key. */
export const idDe = ({ nome }: { nome: string }, chave: string): string => `${nome}:${chave}`;
