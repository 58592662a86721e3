import { ErroDeRede } from '@/lib/errors/erros.ts';
import type { DocumentoAAssinar, Meio, Registro } from './documento.ts';

/** How far one document is. */
export type Etapa =
  | { etapa: 'espera' }
  | { etapa: 'preparando' | 'assinando' | 'registrando' }
  | { etapa: 'assinado'; registro: Registro }
  | { etapa: 'falhou'; erro: unknown };
export type Etapas = ReadonlyMap<string, Etapa>;

/** Signs the bytes of a document here. */
export type Assinar = (pdf: Uint8Array, documento: DocumentoAAssinar) => Promise<Uint8Array>;
/** Hands a PDF to the server: signed, or to be signed in a cloud. */
export type Registrar = (
  documento: DocumentoAAssinar,
  pdf: Uint8Array,
  meio: Meio,
) => Promise<Registro>;

const ESPERA: Etapa = { etapa: 'espera' };

/**
 * Some documents that are signed in one go. What was made or signed is kept, so that trying again begins
 * where it failed: a PDF is made once, and what is signed is sent as it was.
 */
export class Lote {
  readonly documentos: readonly DocumentoAAssinar[];
  readonly #registrar: Registrar;
  readonly #pdfs = new Map<string, Promise<Uint8Array>>();
  readonly #assinados = new Map<string, Uint8Array>();
  readonly #ouvintes = new Set<() => void>();
  #etapas: Etapas;
  #andando = false;

  constructor(documentos: readonly DocumentoAAssinar[], registrar: Registrar) {
    this.documentos = documentos;
    this.#registrar = registrar;
    this.#etapas = new Map(documentos.map(({ documentId }) => [documentId, ESPERA]));
  }

  readonly etapas = (): Etapas => this.#etapas;

  /** Reports each change of {@link etapas}. Returns how to unsubscribe. */
  readonly assistir = (aoMudar: () => void): (() => void) => {
    this.#ouvintes.add(aoMudar);
    return () => this.#ouvintes.delete(aoMudar);
  };

  /** The PDF that is shown and signed, made the first time; a failure is not kept. */
  pdf(documento: DocumentoAAssinar): Promise<Uint8Array> {
    const { documentId } = documento;
    const feito = this.#pdfs.get(documentId) ?? documento.montarPdf();
    this.#pdfs.set(documentId, feito);
    feito.catch(() => this.#pdfs.delete(documentId));
    return feito;
  }

  /** The signed PDF of a document, once there is one. */
  assinado = (documentId: string): Uint8Array | undefined => this.#assinados.get(documentId);

  /**
   * Signs and registers what is not registered yet, one after another. A document that is refused stops
   * no other; a network that is gone stops all. A second call while one is under way does nothing.
   */
  assinarTodos(assinar: Assinar, sinal: AbortSignal): Promise<void> {
    return this.#cada(assinar, 'A1', sinal);
  }

  /** The same in a cloud that the person authorised: the server has each signed as it registers it. */
  assinarNaNuvem(autorizacao: string, sinal: AbortSignal): Promise<void> {
    return this.#cada(async (pdf) => pdf, { autorizacao }, sinal);
  }

  async #cada(assinar: Assinar, meio: Meio, sinal: AbortSignal): Promise<void> {
    if (this.#andando) return;
    this.#andando = true;
    try {
      for (const documento of this.documentos) {
        if (sinal.aborted) return;
        if (!(await this.#assinarUm(documento, assinar, meio))) return;
      }
    } finally {
      this.#andando = false;
    }
  }

  /** Registers a PDF that was signed elsewhere. */
  async receber(documento: DocumentoAAssinar, assinado: Uint8Array): Promise<void> {
    if (this.#andando) return;
    this.#andando = true;
    try {
      this.#assinados.set(documento.documentId, assinado);
      await this.#assinarUm(documento, async () => assinado, 'A3');
    } finally {
      this.#andando = false;
    }
  }

  /** Answers whether the others have their turn. */
  async #assinarUm(documento: DocumentoAAssinar, assinar: Assinar, meio: Meio): Promise<boolean> {
    const { documentId } = documento;
    if (this.#etapas.get(documentId)?.etapa === 'assinado') return true;
    try {
      let assinado = this.#assinados.get(documentId);
      if (!assinado) {
        this.#mudar(documentId, { etapa: 'preparando' });
        const pdf = await this.pdf(documento);
        this.#mudar(documentId, { etapa: 'assinando' });
        assinado = await assinar(pdf, documento);
        // What is signed in a cloud is signed by the server, and read back from it.
        if (typeof meio !== 'object') this.#assinados.set(documentId, assinado);
      }
      this.#mudar(documentId, { etapa: 'registrando' });
      const registro = await this.#registrar(documento, assinado, meio);
      this.#mudar(documentId, { etapa: 'assinado', registro });
      return true;
    } catch (erro) {
      // What the server refused is signed anew: another certificate may be the right one.
      if (!(erro instanceof ErroDeRede)) this.#assinados.delete(documentId);
      this.#mudar(documentId, { etapa: 'falhou', erro });
      return !(erro instanceof ErroDeRede);
    }
  }

  #mudar(documentId: string, etapa: Etapa): void {
    this.#etapas = new Map(this.#etapas).set(documentId, etapa);
    for (const ouvinte of this.#ouvintes) ouvinte();
  }
}
