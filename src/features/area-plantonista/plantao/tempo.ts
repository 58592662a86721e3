/** Writes minutes as a person says them: "8 min", "2 h 05". */
export function emHoras(minutos: number): string {
  if (minutos < 60) return `${minutos} min`;
  return `${Math.floor(minutos / 60)} h ${String(minutos % 60).padStart(2, '0')}`;
}

/** Returns the instant now, as it is sent. */
export const agoraEmTexto = (): string => new Date().toISOString();
