/** A cloud of certificates (PSC) as this installation is registered at it. */
export interface Provedor {
  readonly id: string;
  readonly nome: string;
  /** Ends in `/v0`. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How it takes a digest. */
  readonly resumo: 'base64' | 'hex';
  /** What it wants said beside each digest. */
  readonly mais: Readonly<Record<string, string>>;
  readonly simulado: boolean;
  /** How long an answer may take, where not as long as usual. */
  readonly limiteMs?: number;
}

type Conhecido = Pick<Provedor, 'nome' | 'resumo' | 'mais' | 'simulado'> & { readonly url: string };

/**
 * The providers that are known. DOC-ICP-17.01 gives all of them the same calls; hosts and the form of
 * the digest are of public integrations of each, read on 2026-11-23. Unverified, for want of an account:
 * that BirdID takes the digest in hexadecimal for RAW as it does for CMS, and whether either hands out the
 * authorities' certificates. A wrong digest is noticed: every signature is verified before it is kept.
 */
const CONHECIDOS: Readonly<Record<string, Conhecido>> = {
  vidaas: {
    nome: 'VIDaaS',
    url: 'https://certificado.vidaas.com.br/v0',
    resumo: 'base64',
    mais: { padding_method: 'PKCS1V1_5' },
    simulado: false,
  },
  birdid: {
    nome: 'BirdID',
    url: 'https://api.birdid.com.br/v0',
    resumo: 'hex',
    mais: {},
    simulado: false,
  },
  // Only where somebody says where it is: the local stack does.
  simulador: {
    nome: 'Simulador (certificado de teste)',
    url: '',
    resumo: 'base64',
    mais: {},
    simulado: true,
  },
};

/**
 * The providers that are switched on: those with `PSC_<ID>_CLIENT_ID` and `PSC_<ID>_CLIENT_SECRET`, at
 * `PSC_<ID>_URL` where it is not the usual place, as a provider's homologation.
 */
export function provedoresDe(variavel: (nome: string) => string | undefined): Provedor[] {
  return Object.entries(CONHECIDOS).flatMap(([id, conhecido]) => {
    const de = (nome: string) => variavel(`PSC_${id.toUpperCase()}_${nome}`) ?? '';
    const [clientId, clientSecret] = [de('CLIENT_ID'), de('CLIENT_SECRET')];
    const url = (de('URL') || conhecido.url).replace(/\/+$/, '');
    return clientId && clientSecret && url
      ? [{ ...conhecido, id, url, clientId, clientSecret }]
      : [];
  });
}
