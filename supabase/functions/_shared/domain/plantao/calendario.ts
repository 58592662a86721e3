/** Planned shifts as a calendar reads them: iCalendar, RFC 5545. No patient and no money. */

/** A shift, as the calendar shows it. Instants are ISO 8601. */
export interface PlantaoNoCalendario {
  readonly id: string;
  readonly inicio: string;
  readonly fim: string;
  /** False once it was cancelled, or given to a colleague. */
  readonly vale: boolean;
  readonly sobreaviso: boolean;
  readonly local_nome: string;
  readonly setor: string | null;
  readonly endereco: string | null;
  readonly cidade: string | null;
  /** Grows with each change, so that a calendar knows the newer of two. */
  readonly sequencia: number;
  readonly alterado_em: string;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const OCTETOS = 75;
const octetosDe = (letra: string) => new TextEncoder().encode(letra).length;

/** Folds a line into pieces of 75 octets at most, none of which ends within a character. */
function dobrar(linha: string): string {
  let saida = '';
  let octetos = 0;
  for (const letra of linha) {
    const dela = octetosDe(letra);
    if (octetos + dela > OCTETOS) {
      saida += '\r\n ';
      octetos = 1;
    }
    saida += letra;
    octetos += dela;
  }
  return saida;
}

/** Escapes a text (RFC 5545, 3.3.11); what is no character of a text is left out. */
function escapar(texto: string): string {
  return texto
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (sinal) => `\\${sinal}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** `20261212T220000Z`. */
const emUtc = (instante: string) => new Date(instante).toISOString().replace(/[-:]|\.\d{3}/g, '');

function alarme(antesMin: number, resumo: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapar(resumo)}`,
    `TRIGGER:-PT${antesMin}M`,
    'END:VALARM',
  ];
}

function evento(plantao: PlantaoNoCalendario, avisarAntesMin: number | null): string[] {
  const { local_nome, setor, endereco, cidade, sobreaviso, vale } = plantao;
  const resumo = [sobreaviso ? 'Sobreaviso' : 'Plantão', local_nome, setor]
    .filter(Boolean)
    .join(' · ');
  const lugar = [local_nome, endereco, cidade].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${plantao.id}@plantoes.pleno`,
    `DTSTAMP:${emUtc(plantao.alterado_em)}`,
    `LAST-MODIFIED:${emUtc(plantao.alterado_em)}`,
    `SEQUENCE:${plantao.sequencia}`,
    `DTSTART:${emUtc(plantao.inicio)}`,
    `DTEND:${emUtc(plantao.fim)}`,
    `SUMMARY:${escapar(resumo)}`,
    `LOCATION:${escapar(lugar)}`,
    `STATUS:${vale ? 'CONFIRMED' : 'CANCELLED'}`,
    `TRANSP:${vale ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(vale && avisarAntesMin !== null ? alarme(avisarAntesMin, resumo) : []),
    'END:VEVENT',
  ];
}

/**
 * Writes shifts as a calendar that is subscribed to. `avisarAntesMin` is how long before each it rings,
 * in minutes; null: it does not.
 */
export function calendarioDePlantoes(
  plantoes: readonly PlantaoNoCalendario[],
  avisarAntesMin: number | null,
): string {
  const linhas = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pleno//Plantoes//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Plantões',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...plantoes.flatMap((plantao) => evento(plantao, avisarAntesMin)),
    'END:VCALENDAR',
  ];
  return linhas.map((linha) => `${dobrar(linha)}\r\n`).join('');
}
