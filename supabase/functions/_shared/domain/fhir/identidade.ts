import type { Referencia } from './tipos.ts';

/**
 * Who is who in an export. A row that becomes one resource lends it its id; what has no row of its
 * own gets an id made from that of a row, the same in every export, so that whoever receives a record
 * twice finds the same resources.
 */
const PAPEIS = {
  organizacao: 0x1000,
  atendimento: 0x2000,
  alergia: 0x3000,
  alerta: 0x4000,
  diagnostico: 0x5000,
  sinal: 0x6000,
  correcao: 0x7000,
  inativacao: 0x8000,
} as const;
type Papel = keyof typeof PAPEIS;

/**
 * The id of the n-th resource of a kind that comes from a row (n below 4096): the row's own id with
 * kind and number laid over its second group, marked as a UUID of version 8 (RFC 9562).
 */
export function idDerivado(linha: string, papel: Papel, n = 0): string {
  const [primeiro, segundo = '', terceiro = '', ...resto] = linha.split('-');
  const marcado = Number.parseInt(segundo, 16) ^ (PAPEIS[papel] + n);
  return [primeiro, marcado.toString(16).padStart(4, '0'), `8${terceiro.slice(1)}`, ...resto].join(
    '-',
  );
}

/** Returns the address of a resource within its collection. */
export function endereco(id: string): string {
  return `urn:uuid:${id}`;
}

/** Refers to a resource of the same collection. */
export function referencia(id: string, nome?: string): Referencia {
  return { reference: endereco(id), ...(nome !== undefined && { display: nome }) };
}
