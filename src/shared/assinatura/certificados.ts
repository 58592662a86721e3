/**
 * The digital certificates of one person on this device (specification §3 and §4): which is active, and
 * how long each still holds. What they are sealed with is `cofre.ts`.
 */

/** A1 is a file with its key; A3 is a token, whose key no page can reach. */
export type TipoDeCertificado = 'A1' | 'A3';

/** The entity of the specification. */
export interface Certificado {
  /** Of an A1 the serial number and its issuer, so that the same file is kept once. */
  id: string;
  type: TipoDeCertificado;
  /** Whose it is and who issued it, or how the token calls itself. */
  name: string;
  /** The .pfx file in base64; empty for an A3. */
  data: string;
  /** Empty unless the person chose to keep it. */
  password: string;
  /** Null where it is not known, as of a token that was only detected. */
  validUntil: string | null;
  isActive: boolean;
}

type NaLista = Pick<Certificado, 'id' | 'type' | 'isActive'>;

/** Makes one certificate the only active one; an id that is not there changes nothing. */
export function ativar<C extends NaLista>(lista: readonly C[], id: string): C[] {
  if (!lista.some((um) => um.id === id)) return [...lista];
  return lista.map((um) => ({ ...um, isActive: um.id === id }));
}

/** Adds a certificate as the only active one; it takes the place of one with the same id. */
export function adicionar<C extends NaLista>(lista: readonly C[], novo: C): C[] {
  return ativar([...lista.filter(({ id }) => id !== novo.id), novo], novo.id);
}

/** Removes a certificate; after the active one comes the first A1, else the first that is left. */
export function remover<C extends NaLista>(lista: readonly C[], id: string): C[] {
  const restam = lista.filter((um) => um.id !== id);
  const seguinte = restam.find(({ type }) => type === 'A1') ?? restam[0];
  if (!seguinte || restam.some(({ isActive }) => isActive)) return restam;
  return ativar(restam, seguinte.id);
}

/** How long before the end a certificate is said to expire, in days (specification §9). */
export const DIAS_DE_AVISO = 30;
const DIA = 24 * 60 * 60 * 1000;

export type Validade = 'valido' | 'expirando' | 'expirado' | 'desconhecida';

/** Says whether a certificate still holds: its last instant counts, and so does the 30th day before it. */
export function validadeDe(
  { validUntil }: Pick<Certificado, 'validUntil'>,
  agora: number,
): Validade {
  const fim = Date.parse(validUntil ?? '');
  if (Number.isNaN(fim)) return 'desconhecida';
  if (fim < agora) return 'expirado';
  return fim - agora <= DIAS_DE_AVISO * DIA ? 'expirando' : 'valido';
}
