/** A line of a log: what was done, when. */
export interface Feito {
  readonly nome: string;
  readonly em: string;
}

const MINUTO = 60_000;
/** A cycle of compressions: rhythm and who compresses change with it (AHA 2025). */
export const CICLO = 2 * MINUTO;
/** Adrenaline every 3 to 5 minutes (AHA 2025). */
export const ADRENALINA = { de: 3 * MINUTO, ate: 5 * MINUTO } as const;

/** A cardiac arrest at an instant, told from its log alone: right after any sleep of the device. */
export interface Parada {
  readonly decorrido: number;
  /** Milliseconds to the next check of rhythm; negative when it is late. */
  readonly ateOCiclo: number;
  readonly choques: number;
  readonly adrenalinas: number;
  /** Milliseconds since the last adrenaline; null before the first. */
  readonly desdeAdrenalina: number | null;
  readonly encerrada: boolean;
}

export const EVENTOS_DA_PARADA = {
  inicio: 'RCP iniciada',
  ciclo: 'Ritmo checado, compressor trocado',
  choque: 'Choque',
  adrenalina: 'Adrenalina',
  retorno: 'Retorno da circulação espontânea',
  fim: 'RCP encerrada sem retorno',
} as const;

/** Reads the last arrest of a log; null where none began. */
export function paradaDe(log: readonly Feito[], agora: number): Parada | null {
  const { inicio, ciclo, choque, adrenalina, retorno, fim } = EVENTOS_DA_PARADA;
  const emOrdem = [...log].sort((um, outro) => Date.parse(um.em) - Date.parse(outro.em));
  const comeco = emOrdem.findLastIndex(({ nome }) => nome === inicio);
  const primeiro = emOrdem[comeco];
  if (!primeiro) return null;
  const dela = emOrdem.slice(comeco);
  const ultimo = (...nomes: string[]) => dela.findLast(({ nome }) => nomes.includes(nome));
  const termino = ultimo(retorno, fim);
  const ate = termino ? Date.parse(termino.em) : agora;
  const dose = ultimo(adrenalina);
  const marco = Date.parse((ultimo(ciclo, choque) ?? primeiro).em);
  return {
    decorrido: ate - Date.parse(primeiro.em),
    ateOCiclo: marco + CICLO - ate,
    choques: dela.filter(({ nome }) => nome === choque).length,
    adrenalinas: dela.filter(({ nome }) => nome === adrenalina).length,
    desdeAdrenalina: dose ? ate - Date.parse(dose.em) : null,
    encerrada: termino !== undefined,
  };
}
