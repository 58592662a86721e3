import { Espera } from './espera.ts';

/**
 * Saving of a draft by itself: after a pause in the typing, or when its first unsaved word has waited
 * long enough, one save at a time, over the revision that was read. Knows no screen, no network and no clock: all three come in as ports.
 *
 * While something is not on the server it is in the copy on this device. What was typed leaves the
 * copy only when the server confirmed it. A device without room for the copy stops nothing: the
 * saving goes on, and `copiada` says that it stands alone.
 */

/** What the server holds of a draft. */
export interface VersaoDoServidor<C> {
  conteudo: C;
  revisao: number;
  /** False once it was finished or discarded: nothing can be written over it any more. */
  aberta: boolean;
}

export type Gravacao<C> =
  /** `inteira` is false when a value was not acceptable yet and stays on this device alone. */
  | { tipo: 'gravado'; revisao: number; em: Date; inteira: boolean }
  | { tipo: 'conflito'; servidor: VersaoDoServidor<C> };

type Gravado = Extract<Gravacao<never>, { tipo: 'gravado' }>;

export interface Portas<C> {
  /** Writes over the revision that was read; null creates the draft. Throws when it did not arrive. */
  gravar(conteudo: C, revisao: number | null): Promise<Gravacao<C>>;
  /** Whether trying again may help; a refusal by a rule does not. */
  passageira(erro: unknown): boolean;
  /** Whether two contents say the same. */
  iguais(um: C, outro: C): boolean;
  conectado(): boolean;
  agendar(espera: number, tarefa: () => void): () => void;
  copia: {
    /**
     * With what was sent and not answered yet: it may have arrived all the same. Yields whether it
     * fits.
     */
    guardar(conteudo: C, semResposta: readonly C[]): boolean;
    apagar(): void;
  };
}

/** `inteira` is false when a part was not acceptable, and is on this device alone. */
interface Salvo {
  fase: 'salvo';
  em: Date;
  inteira: boolean;
}

export type Situacao<C> =
  | { fase: 'limpo' }
  | { fase: 'pendente' }
  | { fase: 'salvando' }
  | Salvo
  | { fase: 'sem-conexao' }
  | { fase: 'falhou'; erro: unknown }
  | { fase: 'conflito'; servidor: VersaoDoServidor<C> };

/** What is known of a draft when its saving begins. */
export interface Inicio<C> {
  conteudo: C;
  revisao: number | null;
  /** A copy found on this device that says something else than the server. */
  restaurado?: C;
  /** What that copy's window had sent without an answer. */
  semResposta?: readonly C[];
}

const PRIMEIRA_NOVA_TENTATIVA = 2000;
const MAIOR_ESPERA = 60_000;
/**
 * How many unanswered contents are remembered: the first, which went out when the connection broke,
 * and the latest ones. Each may be as long as a whole entry. One that was forgotten and arrived all
 * the same is taken for another window's, and the person is asked: nothing is overwritten.
 */
const MAXIMO_SEM_RESPOSTA = 4;

export class Autosalvamento<C> {
  readonly #portas: Portas<C>;
  readonly #espera: Espera;
  readonly #ouvintes = new Set<() => void>();
  #conteudo: C;
  #noServidor: C;
  #revisao: number | null;
  #situacao: Situacao<C> = { fase: 'limpo' };
  #emCurso: Promise<void> | null = null;
  /** Contents sent of which nobody knows whether they arrived. */
  #semResposta: C[];
  /** The last save, when it left a part behind. */
  #emParte: Salvo | null = null;
  #copiada = true;
  #falhasSeguidas = 0;
  #encerrado = false;

  constructor(portas: Portas<C>, inicio: Inicio<C>) {
    this.#portas = portas;
    this.#espera = new Espera(portas.agendar, () => this.#vencer());
    this.#noServidor = inicio.conteudo;
    this.#conteudo = inicio.restaurado ?? inicio.conteudo;
    this.#revisao = inicio.revisao;
    this.#semResposta = [...(inicio.semResposta ?? [])];
    if (this.pendente) this.#situacao = { fase: 'pendente' };
  }

  get situacao(): Situacao<C> {
    return this.#situacao;
  }

  /** The revision that the next save names; null while the server knows nothing of the draft. */
  get revisao(): number | null {
    return this.#revisao;
  }

  /** Whether something typed is not on the server yet. */
  get pendente(): boolean {
    return !this.#encerrado && !this.#portas.iguais(this.#conteudo, this.#noServidor);
  }

  /** Whether the server has all that was typed, also what it refused when it was saved. */
  get tudoNoServidor(): boolean {
    return !this.pendente && this.#emParte === null;
  }

  /** False from the moment when a copy did not fit on this device until one fits again. */
  get copiada(): boolean {
    return this.#copiada;
  }

  assinar = (ouvinte: () => void): (() => void) => {
    this.#ouvintes.add(ouvinte);
    return () => this.#ouvintes.delete(ouvinte);
  };

  /** Takes what was typed: kept on the device at once, sent after a pause. */
  editar(conteudo: C): void {
    if (this.#encerrado || conteudo === this.#conteudo) return;
    this.#conteudo = conteudo;
    if (!this.pendente && !this.#emCurso && this.#situacao.fase !== 'conflito') {
      this.#desistir();
      return;
    }
    this.#guardarCopia();
    if (!this.#podeEnviar) return;
    if (!this.#emCurso) this.#mudar({ fase: 'pendente' });
    this.#espera.digitou();
  }

  /** Takes up what waits: after the screen opened, or when the connection came back. */
  retomar(): void {
    this.#espera.retomar();
    if (!this.#podeEnviar) return;
    this.#falhasSeguidas = 0;
    this.#espera.por(0);
  }

  /** Saves without waiting, until nothing is left to send. True when the server has all of it. */
  async salvarAgora(): Promise<boolean> {
    this.#espera.parar();
    // A save under way may carry an older text: wait for it, then send what is left.
    while (this.#emCurso) await this.#emCurso;
    if (!this.#podeEnviar) return this.tudoNoServidor;
    await this.#enviar();
    const digitouMais = this.#situacao.fase === 'pendente' || this.#emCurso !== null;
    return digitouMais ? this.salvarAgora() : this.tudoNoServidor;
  }

  /** Brings the draft to the server even while it says nothing: something is about to hang on it. */
  async garantir(): Promise<boolean> {
    await this.salvarAgora();
    if (!this.pendente && this.#revisao === null && !this.#encerrado) await this.#enviar();
    return this.#revisao !== null && this.#situacao.fase !== 'conflito';
  }

  /** Ends a conflict with the text of the server, which is returned for the screen. */
  aceitarServidor(): C {
    const { servidor } = this.#conflito();
    this.#revisao = servidor.revisao;
    this.#noServidor = servidor.conteudo;
    this.#conteudo = servidor.conteudo;
    this.#emParte = null;
    this.#portas.copia.apagar();
    this.#mudar({ fase: 'limpo' });
    return servidor.conteudo;
  }

  /** Ends a conflict with the text of this window, written over the other one. */
  manterEste(): Promise<boolean> {
    const { servidor } = this.#conflito();
    this.#revisao = servidor.revisao;
    this.#noServidor = servidor.conteudo;
    this.#mudar({ fase: 'pendente' });
    return this.salvarAgora();
  }

  /** The draft was finished or discarded: nothing more is saved, the copy goes. */
  encerrar(): void {
    this.#espera.parar();
    this.#encerrado = true;
    this.#emParte = null;
    this.#portas.copia.apagar();
    this.#mudar({ fase: 'limpo' });
  }

  /** The screen closes: no timer stays behind. The copy stays, since it is not on the server. */
  suspender(): void {
    this.#espera.suspender();
  }

  /** Nothing goes over a conflict until the person decides it. */
  get #podeEnviar(): boolean {
    return this.pendente && this.#situacao.fase !== 'conflito';
  }

  async #enviar(): Promise<void> {
    this.#emCurso = this.#gravar(this.#conteudo);
    try {
      await this.#emCurso;
    } finally {
      this.#emCurso = null;
    }
    const { fase } = this.#situacao;
    if (this.pendente && (fase === 'salvo' || fase === 'limpo')) {
      this.#mudar({ fase: 'pendente' });
      this.#espera.liberar();
    }
  }

  async #gravar(enviado: C): Promise<void> {
    if (!this.#portas.conectado()) {
      this.#mudar({ fase: 'sem-conexao' });
      return;
    }
    this.#espera.parar();
    this.#mudar({ fase: 'salvando' });
    this.#lembrar(enviado);
    this.#guardarCopia();
    try {
      const resultado = await this.#portas.gravar(enviado, this.#revisao);
      if (resultado.tipo === 'gravado') this.#confirmar(enviado, resultado);
      else this.#divergir(resultado.servidor);
    } catch (erro) {
      this.#falhar(erro);
    }
  }

  #confirmar(enviado: C, { revisao, em, inteira }: Gravado): void {
    this.#revisao = revisao;
    this.#noServidor = enviado;
    this.#semResposta = [];
    this.#falhasSeguidas = 0;
    const salvo: Salvo = { fase: 'salvo', em, inteira };
    this.#emParte = inteira ? null : salvo;
    // What the server does not have stays in the copy, which then names the revision under it.
    this.#acertarCopia();
    this.#mudar(salvo);
  }

  #lembrar(enviado: C): void {
    const ultimo = this.#semResposta.at(-1);
    if (ultimo !== undefined && this.#portas.iguais(ultimo, enviado)) return;
    this.#semResposta.push(enviado);
    if (this.#semResposta.length > MAXIMO_SEM_RESPOSTA) this.#semResposta.splice(1, 1);
  }

  /** A save whose answer was lost did arrive: its revision is ours, not another window's. */
  #divergir(servidor: VersaoDoServidor<C>): void {
    const nossos = [...this.#semResposta, this.#conteudo];
    this.#semResposta = [];
    if (servidor.aberta && nossos.some((nosso) => this.#portas.iguais(nosso, servidor.conteudo))) {
      this.#revisao = servidor.revisao;
      this.#noServidor = servidor.conteudo;
      this.#emParte = null;
      this.#acertarCopia();
      this.#mudar({ fase: 'limpo' });
      return;
    }
    this.#mudar({ fase: 'conflito', servidor });
  }

  #falhar(erro: unknown): void {
    if (!this.#portas.conectado()) {
      this.#mudar({ fase: 'sem-conexao' });
      return;
    }
    this.#mudar({ fase: 'falhou', erro });
    if (!this.#portas.passageira(erro)) return;
    const espera = Math.min(PRIMEIRA_NOVA_TENTATIVA * 2 ** this.#falhasSeguidas, MAIOR_ESPERA);
    this.#falhasSeguidas += 1;
    this.#espera.por(espera);
  }

  /** The text went back to what was sent last: nothing waits. */
  #desistir(): void {
    this.#espera.parar();
    this.#acertarCopia();
    this.#mudar(this.#emParte ?? { fase: 'limpo' });
  }

  /** A wait is over; yields whether a save could go. What was typed during one waits for its end. */
  #vencer(): boolean {
    if (this.#emCurso) return false;
    if (this.#podeEnviar) void this.#enviar();
    return true;
  }

  #acertarCopia(): void {
    if (this.tudoNoServidor) this.#portas.copia.apagar();
    else this.#guardarCopia();
  }

  /** The text before what was sent of it: without the latter the person is asked, not robbed. */
  #guardarCopia(): void {
    const antes = this.#copiada;
    this.#copiada = this.#coube(this.#semResposta) || this.#coube([]);
    if (this.#copiada !== antes) this.#avisar();
  }

  #coube(semResposta: readonly C[]): boolean {
    return this.#portas.copia.guardar(this.#conteudo, semResposta);
  }

  #conflito(): Extract<Situacao<C>, { fase: 'conflito' }> {
    if (this.#situacao.fase !== 'conflito') throw new Error('There is no conflict to end.');
    return this.#situacao;
  }

  #mudar(situacao: Situacao<C>): void {
    this.#situacao = situacao;
    this.#avisar();
  }

  #avisar(): void {
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}
