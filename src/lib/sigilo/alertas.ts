/** Says in words what is due now, with nothing of a patient in them. */
type Alertar = (agora: number) => readonly string[];

const fontes = new Set<Alertar>();

/** Has a locked device show what is due. Returns how to take it back. */
export function alertarTrancado(alertar: Alertar): () => void {
  fontes.add(alertar);
  return () => {
    fontes.delete(alertar);
  };
}

/** What is due now. After a reload of a locked device nothing is known: the times are sealed too. */
export const lerAlertas = (agora: number): readonly string[] =>
  [...fontes].flatMap((alertar) => alertar(agora));
