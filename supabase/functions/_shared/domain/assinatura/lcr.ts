import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { copia, iguais } from './bytes.ts';
import { confere, RESUMO_DA_ASSINATURA } from './chave.ts';
import {
  dentroDe,
  identificadorDe,
  MARCA,
  momentoDe,
  semZerosAntes,
  type Valor,
  valorEm,
  valoresEm,
} from './der.ts';

/** A list of revoked certificates (RFC 5280, 5) as far as it is asked, read in place. */
export interface Lcr {
  /** The authority's name, DER. */
  readonly emissor: Uint8Array;
  readonly de: Date;
  /** When the next one is due. */
  readonly ate: Date;
  /** The lines, one after another. */
  readonly linhas: Uint8Array;
  /** Of which certificates it speaks. */
  readonly alcance: 'todos' | 'pessoas' | 'autoridades';
  readonly assinado: Uint8Array;
  readonly algoritmo: string;
  readonly assinatura: Uint8Array;
}

const DELTA = '2.5.29.27';
const ALCANCE = '2.5.29.28';

/**
 * Reads a list, DER. Undefined where it is none, says no next one, or is a part of a list: one for some
 * reasons alone, of other authorities, or of what changed.
 */
export function lerLcr(der: Uint8Array): Lcr | undefined {
  const [tbs, algoritmo, assinatura] = dentroDe(valorEm(der));
  const [primeiro, ...resto] = dentroDe(tbs);
  // The version stands before the rest, or not at all.
  const campos = primeiro?.marca === MARCA.inteiro ? resto : [primeiro, ...resto];
  const [, emissor, de, ate, ...fim] = campos;
  const [desde, proxima] = [momentoDe(de), momentoDe(ate)];
  const linhas = fim.find((um) => um?.marca === MARCA.sequencia)?.dentro ?? new Uint8Array();
  const alcance = alcanceDe(fim.find((um) => um?.marca === 0xa0));
  const nome = identificadorDe(dentroDe(algoritmo)[0]);
  if (!tbs || !emissor || !desde || !proxima || !alcance || !nome) return undefined;
  if (assinatura?.marca !== MARCA.bits) return undefined;
  return {
    emissor: emissor.todo,
    de: desde,
    ate: proxima,
    linhas,
    alcance,
    assinado: tbs.todo,
    algoritmo: nome,
    assinatura: assinatura.dentro.subarray(1),
  };
}

/** Of what a list speaks, by its extensions; undefined where one of them that matters is not known. */
function alcanceDe(extensoes: Valor | undefined): Lcr['alcance'] | undefined {
  let alcance: Lcr['alcance'] = 'todos';
  for (const extensao of dentroDe(dentroDe(extensoes)[0])) {
    const [id, ...outros] = dentroDe(extensao);
    const nome = identificadorDe(id);
    const critica = outros.length > 1;
    if (nome === ALCANCE) {
      const marcas = dentroDe(valorEm(outros.at(-1)?.dentro ?? new Uint8Array()));
      const ditas = marcas.filter(({ dentro }) => dentro[0] !== 0).map(({ marca }) => marca & 0x1f);
      // 3: some reasons alone, 4: of other authorities, 5: certificates of attributes.
      if (ditas.some((um) => um > 2)) return undefined;
      if (ditas.includes(1)) alcance = 'pessoas';
      if (ditas.includes(2)) alcance = 'autoridades';
    } else if (nome === DELTA || critica) return undefined;
  }
  return alcance;
}

/** Whether a list is of an authority and by its key, which may sign lists. */
export function lcrEhDe(lcr: Lcr, autoridade: pkijs.Certificate): Promise<boolean> {
  const resumo = RESUMO_DA_ASSINATURA[lcr.algoritmo];
  if (!resumo || !mesmoNome(lcr.emissor, autoridade) || !assinaListas(autoridade)) {
    return Promise.resolve(false);
  }
  return confere(autoridade.subjectPublicKeyInfo, lcr.assinado, lcr.assinatura, resumo);
}

function mesmoNome(emissor: Uint8Array, { subject }: pkijs.Certificate): boolean {
  const { result } = asn1js.fromBER(copia(emissor));
  try {
    return new pkijs.RelativeDistinguishedNames({ schema: result }).isEqual(subject);
  } catch {
    return false;
  }
}

/** The bit of key usage that signs lists. RFC 5280, 4.2.1.3. */
const SIGNS_LISTS = 0b0000_0010;

function assinaListas({ extensions }: pkijs.Certificate): boolean {
  const uso = extensions?.find(({ extnID }) => extnID === '2.5.29.15')?.parsedValue;
  return (
    !(uso instanceof asn1js.BitString) ||
    ((uso.valueBlock.valueHexView[0] ?? 0) & SIGNS_LISTS) !== 0
  );
}

/** When a list says that the certificate of a series was revoked; null where it does not say so. */
export function revogadoNaLcr({ linhas }: Lcr, serie: Uint8Array): Date | null {
  const procurada = semZerosAntes(serie);
  for (const linha of valoresEm(linhas)) {
    const numero = valorEm(linha.dentro);
    if (numero && iguais(semZerosAntes(numero.dentro), procurada)) {
      // A date that cannot be read revokes all the same.
      return momentoDe(dentroDe(linha)[1]) ?? new Date(0);
    }
  }
  return null;
}
