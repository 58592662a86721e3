/** Pages of this machine for whoever has no certificate: files of test, and a cloud that is simulated. */
import { Hono } from 'hono';
import type { Database } from '../services/database.ts';
import { type Holder, LISTS, type TestAuthority } from './authority.ts';
import { pfxOf } from './pfx.ts';
import { pscSimulator } from './psc-simulator.ts';
import { timestampAuthority } from './timestamp.ts';

export const CERTIFICATES = '/local/v1/certificados';
/** Of every file that is made here; shown beside it, since nothing of it is secret. */
export const TEST_PASSWORD = 'teste';

/** Trusts the authority of test in this database, as one of test: nothing it vouches for is `valid`. */
export async function trustLocally({ db, lock }: Database, { root }: TestAuthority): Promise<void> {
  await lock.run(() =>
    db.query(
      `insert into public.icp_ancoras (sha256, der, titular, ambiente, valida_de, valida_ate)
       select encode(sha256(decode($1, 'base64')), 'hex'), $1, 'AC Raiz de TESTE do Pleno local', 'teste',
         now() - interval '1 day', now() + interval '9 years'
       on conflict do nothing`,
      [Buffer.from(root).toString('base64')],
    ),
  );
}

/** Who may sign here and a file of test for each, and the simulated cloud. */
export function localIcpSite({ db, lock }: Database, authority: TestAuthority): Hono {
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  async function fileOf(holder: Holder) {
    const issued = await authority.issue(holder, 'A1');
    return pfxOf(issued, [authority.intermediate], TEST_PASSWORD);
  }
  /** Who may sign here; with a CPF, whoever has it, also in a long list. */
  const holders = async (cpf?: string) =>
    (
      await lock.run(() =>
        db.query<Holder>(
          `select p.nome, d.cpf from public.profiles p
           join public.perfil_documentos d on d.profile_id = p.id
           where p.tipo in ('medico', 'plantonista') and d.cpf = coalesce($1, d.cpf)
           order by p.criado_em, p.nome limit 100`,
          [cpf ?? null],
        ),
      )
    ).rows;
  const holderOf = async (cpf: string) => (await holders(cpf))[0];
  const simulator = pscSimulator(authority, holderOf);
  return new Hono()
    .route('/', simulator)
    .route('/', timestampAuthority(authority))
    .get(`${LISTS}/:list{(?:root|intermediate)\\.crl}`, async (c) => {
      const of = c.req.param('list') === 'root.crl' ? 'root' : 'intermediate';
      return c.body(await authority.list(of), 200, { 'content-type': 'application/pkix-crl' });
    })
    .post(`${LISTS}/revoke/:series{[0-9a-f]{2,40}}`, (c) => {
      authority.revoke(c.req.param('series'));
      return c.body(null, 204);
    })
    .get(CERTIFICATES, async (c) => c.html(page(await holders())))
    .get(`${CERTIFICATES}/:cpf{[0-9]{11}}`, async (c) => {
      const cpf = c.req.param('cpf');
      const holder = await holderOf(cpf);
      if (!holder) return c.notFound();
      const file = made.get(cpf) ?? fileOf(holder);
      made.set(cpf, file);
      return c.body(await file, 200, {
        'content-type': 'application/x-pkcs12',
        'content-disposition': `attachment; filename="certificado-de-teste-${cpf}.pfx"`,
      });
    });
}

function page(holders: readonly Holder[]): string {
  const rows = holders.map(
    ({ nome, cpf }) => `<li><a href="${CERTIFICATES}/${cpf}">${escaped(nome)}</a>, CPF ${cpf}</li>`,
  );
  return `<!doctype html>
    <html lang="pt-BR">
      <meta charset="utf-8">
      <title>Certificados de teste · Pleno local</title>
      <h1>Certificados de teste</h1>
      <p>Servem para experimentar a assinatura nesta máquina. Não têm validade jurídica, e o Pleno chama
      de “certificado de teste” tudo o que assinam.</p>
      <p>A senha de todos é <strong>${TEST_PASSWORD}</strong>. Baixe o seu e adicione-o em Conta,
      Certificados digitais.</p>
      <ul>${rows.join('')}</ul>
    </html>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
