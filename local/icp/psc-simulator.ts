/**
 * A cloud of certificates that is none: the calls of DOC-ICP-17.01, answered by this machine with
 * certificates of test. It says so on its page, and fails in whatever way it is asked to.
 */
import { constants, createHash, createPrivateKey, privateEncrypt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Certificate } from 'pkijs';
import type { Holder, Issued, TestAuthority } from './authority.ts';

export const SIMULATOR = '/local/v1/psc';
/** As a provider hands out to who registers at it. */
export const SIMULATED_CLIENT = {
  id: 'pleno-local',
  secret: 'segredo-do-simulador-local',
} as const;

/** In which way the simulator fails a person, until told otherwise. */
export const DEFECTS = [
  'nenhum',
  'token recusado',
  'token vencido',
  'outra pessoa',
  'sem certificado',
  'assinatura errada',
  'calado',
] as const;
export type Defect = (typeof DEFECTS)[number];

interface Grant {
  readonly cpf: string;
  readonly scope: string;
  readonly challenge: string;
  readonly redirectUri: string;
}
interface Token {
  readonly cpf: string;
  readonly once: boolean;
  used: boolean;
}

const STRANGER: Holder = { nome: 'Outra Pessoa', cpf: '11144477735' };
const SHA256_INFO = '3031300d060960864801650304020105000420';

/** The simulator as a site; `holderOf` finds who has a CPF. */
export function pscSimulator(
  authority: TestAuthority,
  holderOf: (cpf: string) => Promise<Holder | undefined>,
): Hono {
  const asked = new Map<string, Grant & { state: string }>();
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Token>();
  const defects = new Map<string, Defect>();
  const issued = new Map<string, Promise<Issued>>();
  const defectOf = (cpf: string): Defect => defects.get(cpf) ?? 'nenhum';

  async function certificateOf(cpf: string): Promise<Issued> {
    const holder = (await holderOf(cpf)) ?? { nome: 'Titular de Teste', cpf };
    const one = issued.get(cpf) ?? authority.issue(holder, 'A3');
    issued.set(cpf, one);
    return one;
  }

  function bearer(c: Context): Token | undefined {
    const token = tokens.get(c.req.header('authorization')?.replace(/^Bearer /, '') ?? '');
    return token?.once && token.used ? undefined : token;
  }

  const site = new Hono().basePath(SIMULATOR);
  site.post('/defeito', async (c) => {
    const { cpf, defeito } = await c.req.json();
    defects.set(cpf, defeito);
    return c.body(null, 204);
  });

  site.get('/v0/oauth/authorize', (c) => {
    const { state = '', login_hint: cpf = '', scope = '', ...rest } = c.req.query();
    const { redirect_uri: redirectUri = '', code_challenge: challenge = '' } = rest;
    const complete =
      rest.client_id === SIMULATED_CLIENT.id &&
      rest.response_type === 'code' &&
      rest.code_challenge_method === 'S256' &&
      [state, cpf, scope, redirectUri, challenge].every(Boolean);
    if (!complete) return c.text('invalid_request', 400);
    const id = crypto.randomUUID();
    asked.set(id, { cpf, scope, challenge, redirectUri, state });
    return c.html(page(id, cpf, scope));
  });

  site.get('/decisao/:id/:resposta', (c) => {
    const grant = asked.get(c.req.param('id'));
    if (!grant) return c.text('invalid_request', 400);
    asked.delete(c.req.param('id'));
    const back = new URL(grant.redirectUri);
    back.searchParams.set('state', grant.state);
    if (c.req.param('resposta') === 'autorizar') {
      const code = crypto.randomUUID();
      codes.set(code, grant);
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    return c.redirect(back.href);
  });

  site.post('/v0/oauth/token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const good =
      grant &&
      form.get('client_id') === SIMULATED_CLIENT.id &&
      form.get('client_secret') === SIMULATED_CLIENT.secret &&
      form.get('redirect_uri') === grant.redirectUri &&
      verifier === grant.challenge &&
      defectOf(grant.cpf) !== 'token recusado';
    if (!good) return c.json({ error: 'invalid_grant' }, 400);
    const token = crypto.randomUUID();
    const cpf = defectOf(grant.cpf) === 'outra pessoa' ? STRANGER.cpf : grant.cpf;
    tokens.set(token, { cpf: grant.cpf, once: grant.scope === 'single_signature', used: false });
    return c.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: 600,
      authorized_identification_type: 'CPF',
      authorized_identification: cpf,
    });
  });

  site.get('/v0/oauth/certificate-discovery', async (c) => {
    const token = bearer(c);
    if (!token) return c.json({ error: 'invalid_token' }, 401);
    const defect = defectOf(token.cpf);
    if (defect === 'sem certificado') return c.json({ status: 'N', certificates: [] });
    const { certificate } = await certificateOf(
      defect === 'outra pessoa' ? STRANGER.cpf : token.cpf,
    );
    const pem = [certificate, authority.intermediate].map(pemOf).join('');
    return c.json({
      status: 'S',
      certificates: [{ alias: `teste ${token.cpf}`, certificate: pem }],
    });
  });

  site.post('/v0/oauth/signature', async (c) => {
    const token = bearer(c);
    const defect = token && defectOf(token.cpf);
    if (!token || defect === 'token vencido') return c.json({ error: 'invalid_token' }, 401);
    // Until the caller gives up.
    if (defect === 'calado') {
      await new Promise((resolve) => c.req.raw.signal.addEventListener('abort', resolve));
    }
    token.used = true;
    const { certificate_alias: alias, hashes } = await c.req.json();
    const { key } = await certificateOf(token.cpf);
    const signatures = [];
    for (const { id, hash, signature_format: format } of hashes) {
      if (format !== 'RAW') return c.json({ error: 'unsupported format' }, 400);
      const digest = Buffer.from(hash, 'base64');
      if (defect === 'assinatura errada') digest.fill(0);
      signatures.push({ id, raw_signature: (await signDigest(key, digest)).toString('base64') });
    }
    return c.json({ certificate_alias: alias, signatures });
  });
  return site;
}

function pemOf(certificate: Certificate): string {
  const base64 = Buffer.from(certificate.toSchema().toBER()).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}

/** PKCS#1 v1.5 over a SHA-256 that is made already, which WebCrypto does not do. */
async function signDigest(key: CryptoKey, digest: Buffer): Promise<Buffer> {
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', key));
  return privateEncrypt(
    {
      key: createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }),
      padding: constants.RSA_PKCS1_PADDING,
    },
    Buffer.concat([Buffer.from(SHA256_INFO, 'hex'), digest]),
  );
}

function page(id: string, cpf: string, scope: string): string {
  const answer = (one: string) => `${SIMULATOR}/decisao/${id}/${one}`;
  const what = scope === 'single_signature' ? 'um documento' : 'documentos durante 30 minutos';
  return `<!doctype html>
    <html lang="pt-BR">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Simulador de certificado em nuvem</title>
      <h1>Simulador de certificado em nuvem</h1>
      <p><strong>Isto não é uma certificadora.</strong> É desta máquina, para experimentar; o que ele assina é
      certificado de teste, sem validade jurídica.</p>
      <p>O Pleno pede para assinar ${what} com o certificado do CPF ${cpf.replace(/\D/g, '')}.</p>
      <p><a href="${answer('autorizar')}">Autorizar</a></p>
      <p><a href="${answer('recusar')}">Recusar</a></p>
    </html>`;
}
