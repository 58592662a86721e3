import type { Composicao } from '@domain/contracts/prescricao.ts';
import { foiRecusado, mensagemDeErro } from '@/lib/errors/erros.ts';

/** How a composition reaches the server. */
export interface Servidor {
  comecar: (id: string, conteudo: Composicao) => Promise<number>;
  salvar: (id: string, conteudo: Composicao, lida: number) => Promise<number>;
}

/** Where the saving stands. */
export type EstadoDoSalvamento =
  | { readonly em: 'nada' | 'salvando' | 'salvo' }
  | { readonly em: 'falhou' | 'conflito'; readonly frase: string };

/** A composition that the server has. */
export interface Salva {
  readonly id: string;
  readonly revisao: number;
}

/**
 * Saves a composition as it is written, one save at a time, each over the revision of the one before.
 * What another window wrote is not written over: from then on nothing is saved here.
 */
export class Salvamento {
  #salva: Salva | null;
  #novo: string;
  #pendente: Composicao | undefined;
  #indo: Promise<void> | undefined;
  #estado: EstadoDoSalvamento = { em: 'nada' };
  readonly #servidor: Servidor;
  readonly #ouvintes = new Set<() => void>();

  constructor(servidor: Servidor, aberta: Salva | null, novoId: string) {
    this.#servidor = servidor;
    this.#salva = aberta;
    this.#novo = novoId;
  }

  readonly assistir = (aoMudar: () => void) => {
    this.#ouvintes.add(aoMudar);
    return () => this.#ouvintes.delete(aoMudar);
  };

  readonly estado = () => this.#estado;

  /** The id under which the composition is, or will be, kept. */
  get id(): string {
    return this.#salva?.id ?? this.#novo;
  }

  /** Takes what is to be saved; what waited before it is out of date. */
  mudar(conteudo: Composicao): void {
    this.#pendente = conteudo;
  }

  /** Saves what waits, and what comes while it is saved; yields what the server then has. */
  async agora(): Promise<Salva | null> {
    while (this.#indo) await this.#indo;
    if (this.#pendente && this.#estado.em !== 'conflito') {
      this.#indo = this.#enviar(this.#pendente);
      await this.#indo;
      this.#indo = undefined;
      if (this.#pendente && this.#estado.em === 'salvo') return this.agora();
    }
    return this.#pendente ? null : this.#salva;
  }

  async #enviar(conteudo: Composicao): Promise<void> {
    this.#passar({ em: 'salvando' });
    try {
      const { id } = this;
      const revisao = this.#salva
        ? await this.#servidor.salvar(id, conteudo, this.#salva.revisao)
        : await this.#servidor.comecar(id, conteudo);
      this.#salva = { id, revisao };
      if (this.#pendente === conteudo) this.#pendente = undefined;
      this.#passar({ em: 'salvo' });
    } catch (erro) {
      const frase = mensagemDeErro(erro);
      const outra =
        foiRecusado(erro, 'ALTERADO_POR_OUTRA_PESSOA') || foiRecusado(erro, 'JA_EXISTE');
      this.#passar({ em: outra ? 'conflito' : 'falhou', frase });
    }
  }

  #passar(estado: EstadoDoSalvamento) {
    this.#estado = estado;
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}
