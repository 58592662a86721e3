import * as pkijs from 'pkijs';

/** Where a certificate says that more is to be found: `http` and `https` alone. */
export interface Enderecos {
  /** Lists of what its authority revoked. */
  readonly lcrs: readonly string[];
  /** Who answers whether it was revoked. */
  readonly ocsps: readonly string[];
  /** The certificate of its authority. */
  readonly autoridades: readonly string[];
}

const LISTS = '2.5.29.31';
const OF_THE_AUTHORITY = '1.3.6.1.5.5.7.1.1';
const OCSP = '1.3.6.1.5.5.7.48.1';
const ISSUERS = '1.3.6.1.5.5.7.48.2';
/** More than authorities write, and few enough to be asked each. */
const MOST = 3;
/** The type of a general name that is an address. RFC 5280, 4.2.1.6. */
const ADDRESS = 6;

/** Reads where a certificate sends whoever checks it. */
export function enderecosDe({ extensions = [] }: pkijs.Certificate): Enderecos {
  const valor = (id: string) => extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  const [listas, acesso] = [valor(LISTS), valor(OF_THE_AUTHORITY)];
  const pontos = listas instanceof pkijs.CRLDistributionPoints ? listas.distributionPoints : [];
  const acessos = acesso instanceof pkijs.InfoAccess ? acesso.accessDescriptions : [];
  const de = (metodo: string) =>
    acessos
      .filter(({ accessMethod }) => accessMethod === metodo)
      .map(({ accessLocation }) => accessLocation);
  return {
    lcrs: naRede(
      pontos.flatMap(({ distributionPoint }) =>
        Array.isArray(distributionPoint) ? distributionPoint : [],
      ),
    ),
    ocsps: naRede(de(OCSP)),
    autoridades: naRede(de(ISSUERS)),
  };
}

function naRede(nomes: readonly pkijs.GeneralName[]): string[] {
  return nomes
    .flatMap(({ type, value }) => (type === ADDRESS && typeof value === 'string' ? [value] : []))
    .filter((um) => /^https?:\/\//i.test(um) && um.length <= 500)
    .slice(0, MOST);
}
