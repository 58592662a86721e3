/** The visit that is being written: the draft of an entry, or an attendance on call. */
export interface Visita {
  readonly id: string;
  /** The clinic and its patient; neither on call. */
  readonly clinicaId: string | null;
  readonly pacienteId: string | null;
  /** Its day, AAAA-MM-DD, from which a return is counted. */
  readonly dia: string;
}
