import { NOT_IN_NAMES, valorEm } from './pdf-sintaxe.ts';
import type { MotivoDeRecusa } from './tipos.ts';

/** Names that no document has but one with a password, code, commands, or files of its own. */
const REFUSED: ReadonlyMap<string, MotivoDeRecusa> = new Map([
  ['Encrypt', 'protegido'],
  ['JavaScript', 'comCodigo'],
  ['Launch', 'comCodigo'],
  ['XFA', 'comCodigo'],
  ['RichMedia', 'comCodigo'],
  ['Rendition', 'comCodigo'],
  ['OnInstantiate', 'comCodigo'],
  ['SubmitForm', 'comCodigo'],
  ['ImportData', 'comCodigo'],
  ['GoToE', 'comCodigo'],
  ['GoToR', 'comCodigo'],
  ['EmbeddedFile', 'comArquivos'],
  ['EmbeddedFiles', 'comArquivos'],
  ['FileAttachment', 'comArquivos'],
]);
/** Names so short that they stand in compressed data by chance: refused where a value follows. */
const REFUSED_KEYS: ReadonlyMap<string, MotivoDeRecusa> = new Map([
  ['AA', 'comCodigo'],
  ['EF', 'comArquivos'],
]);
/** Names that are looked at more closely. Nobody writes them with letters as numbers. */
const LOOKED_AT = ['ObjStm', 'OpenAction', ...REFUSED_KEYS.keys()];

const nameIn = (names: Iterable<string>) =>
  new RegExp(`/(${[...names].join('|')})(?![^${NOT_IN_NAMES}])`, 'g');
const REFUSED_NAME = nameIn(REFUSED.keys());
const REFUSED_KEY = nameIn(REFUSED_KEYS.keys());
const WRITTEN_AS_NUMBERS = new RegExp(`/([^#${NOT_IN_NAMES}]*#[^${NOT_IN_NAMES}]*)`, 'g');
/**
 * The most names with letters as numbers: in 25 MiB of compressed data some thousands stand by
 * chance.
 */
const MOST_AS_NUMBERS = 100_000;
/** The longest name of interest, with each letter written as a number. */
const LONGEST = 3 * Math.max(...[...REFUSED.keys(), ...LOOKED_AT].map(({ length }) => length));

/** Says why a name in this text refuses the PDF whose objects it holds; null when none does. */
export function recusaNoTexto(text: string): MotivoDeRecusa | null {
  for (const [, name = ''] of text.matchAll(REFUSED_NAME)) return REFUSED.get(name) ?? null;
  for (const { index, 0: key, 1: name = '' } of text.matchAll(REFUSED_KEY)) {
    const value = valorEm(text, index + key.length);
    if (value === undefined) return 'complicado';
    if (value.startsWith('<<') || /^\d+[\s%]/.test(value)) return REFUSED_KEYS.get(name) ?? null;
  }
  return refusalAsNumbers(text);
}

const ESCAPE = /#([0-9a-fA-F]{2})/g;

function refusalAsNumbers(text: string): MotivoDeRecusa | null {
  let seen = 0;
  for (const [, written = ''] of text.matchAll(WRITTEN_AS_NUMBERS)) {
    seen += 1;
    if (seen > MOST_AS_NUMBERS) return 'complicado';
    if (written.length > LONGEST) continue;
    const name = written.replace(ESCAPE, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    const refusal = REFUSED.get(name) ?? (LOOKED_AT.includes(name) ? 'complicado' : null);
    if (refusal) return refusal;
  }
  return null;
}
