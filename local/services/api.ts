/** Auth, REST, Storage and Studio: @supabase/lite on the shared database. */
import { App, setExperimental } from '@supabase/lite';
import {
  LOCAL_ONLY_JWT_SECRET,
  LOCAL_ONLY_PUBLISHABLE_KEY,
  LOCAL_ONLY_SECRET_KEY,
} from '../keys.ts';
import { DatabaseStopped } from '../lock.ts';
import type { Settings } from '../settings.ts';
import { assurance } from './assurance.ts';
import { refuseBadInput } from './bad-input.ts';
import type { Database } from './database.ts';
import type { LocalMail } from './mail.ts';
import { passwordHook } from './password-hook.ts';
import { sqlErrors } from './sql-errors.ts';
import { fileStorage } from './storage-files.ts';
import { platformSignature } from './storage-sign.ts';
import { plainUpload } from './storage-upload.ts';

export interface ApiOptions {
  readonly database: Database;
  readonly settings: Settings;
  readonly mail: LocalMail;
  readonly storageDir: string;
  /** Studio in the browser, which works as the service role for requests of this machine. */
  readonly studio: boolean;
  /** Where links in messages lead, when not to the site of config.toml. */
  readonly siteUrl: string | undefined;
}

export interface Api {
  fetch(request: Request, peerAddress: string | null): Promise<Response>;
  /** After a change of tables made around the API. */
  forgetSchema(): Promise<void>;
}

/** Starts the API and makes the declared buckets. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { database, settings, mail, storageDir, studio, siteUrl } = options;
  const { connection, lock } = database;
  const app = new App({
    connection,
    api: { schemas: settings.api.schemas, max_rows: settings.api.max_rows },
    auth: {
      ...settings.auth,
      ...(siteUrl && { site_url: siteUrl }),
      email: withOldName(settings.auth.email),
      enabled: true,
      jwt_secret: LOCAL_ONLY_JWT_SECRET,
      publishable_key: LOCAL_ONLY_PUBLISHABLE_KEY,
      secret_key: LOCAL_ONLY_SECRET_KEY,
    },
    db: { driver: 'pglite' },
    storage: settings.storage,
    studio: { enabled: studio },
    options: { server: { admin: studio, disableStudio: !studio }, drivers: { email: mail } },
  });
  app._storageAdapter = fileStorage(storageDir);
  await lock.run(() => app.init());
  // After init, which would warn about the switch; our tests cover what we use of storage.
  setExperimental('storage', true);
  await lock.run(() => makeBuckets(database, settings));
  // Read once here, so that the first request does not wait for it.
  await lock.run(() => connection.introspect());
  const withSqlErrors = sqlErrors(connection, lock);
  const withPasswordHook = passwordHook(database, settings);
  const withAssurance = assurance(database, settings);
  return {
    async fetch(request, peerAddress) {
      const whole = await plainUpload(await readWhole(request));
      const refused = await refuseBadInput(whole);
      if (refused) return refused;
      // Lite speaks to the one session in several steps (begin, set role, query, commit).
      try {
        const answer = await lock.run(async () => {
          await tellHeaders(database, whole);
          return withSqlErrors(() =>
            withAssurance(whole, peerAddress, (asked) =>
              withPasswordHook(asked, () => app.fetch(asked, { peerAddress })),
            ),
          );
        });
        return await platformSignature(whole, answer);
      } catch (error) {
        if (!(error instanceof DatabaseStopped)) throw error;
        return Response.json({ code: 'PGRST000', message: error.message }, { status: 503 });
      }
    },
    forgetSchema: () => lock.run(() => connection.clearSchemaCache()),
  };
}

/** PostgREST tells the database the headers of a call; lite does not. */
async function tellHeaders({ db }: Database, { headers }: Request): Promise<void> {
  const told = JSON.stringify(Object.fromEntries(headers));
  await db.query("select set_config('request.headers', $1, false)", [told]);
}

/** Lite still reads the name that the CLI retired. */
function withOldName({ enabled, ...email }: Settings['auth']['email']) {
  return { ...email, enable_signup: enabled };
}

/** The request with its body in memory, so that a slow sender does not hold the database. */
async function readWhole(request: Request): Promise<Request> {
  if (!request.body) return request;
  return new Request(request, { body: await request.arrayBuffer() });
}

async function makeBuckets({ db }: Database, settings: Settings): Promise<void> {
  for (const [id, bucket] of Object.entries(settings.storage.buckets)) {
    await db.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
       values ($1, $1, $2, $3, $4)
       on conflict (id) do update set
         public = excluded.public,
         file_size_limit = excluded.file_size_limit,
         allowed_mime_types = excluded.allowed_mime_types`,
      [id, bucket.public, bytesIn(bucket.file_size_limit), bucket.allowed_mime_types],
    );
  }
}

const UNITS: Record<string, number> = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** Reads a size such as "25MiB". */
function bytesIn(size: string): number {
  const match = /^(\d+)\s*(B|KiB|MiB|GiB)$/.exec(size);
  const unit = UNITS[match?.[2] ?? ''];
  if (!match || !unit) throw new Error(`config.toml: size not understood: ${size}`);
  return Number(match[1]) * unit;
}
