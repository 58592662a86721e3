/** The whole stack: every service, started in order and closed in the opposite one. */
import { brokenFolder, type DataFolder } from './data-folder.ts';
import { openTestAuthority } from './icp/authority.ts';
import { SIMULATED_CLIENT, SIMULATOR } from './icp/psc-simulator.ts';
import { localIcpSite, trustLocally } from './icp/site.ts';
import { TIMESTAMPS } from './icp/timestamp.ts';
import { LOCAL_ONLY_PUBLISHABLE_KEY } from './keys.ts';
import { applyMigrations, hasOtherHistory, readMigrations } from './migrations.ts';
import { startApi } from './services/api.ts';
import { type Database, openDatabase } from './services/database.ts';
import { startFunctions } from './services/functions.ts';
import { startGateway } from './services/gateway.ts';
import { LocalMail } from './services/mail.ts';
import { startPsql } from './services/psql.ts';
import { startRealtime } from './services/realtime/server.ts';
import { startWeb } from './services/web.ts';
import type { Settings } from './settings.ts';
import { readTemplate } from './template.ts';

export interface StackOptions {
  readonly settings: Settings;
  readonly ports: {
    readonly api: number;
    readonly psql?: number | undefined;
    /** Where Vite serves the sources. */
    readonly web?: number | undefined;
  };
  /** Where the data stays; without it, memory and `storageDir`. */
  readonly data: DataFolder | { readonly storage: string };
  /** Whether a new database gets the demonstration data. */
  readonly seed: boolean;
  readonly migrationsDir?: string;
  readonly functions: 'watch' | 'once' | 'none';
  readonly studio: boolean;
  /** Where the site is, when it is not served from here. */
  readonly siteUrl?: string;
  /** Where the authority of test certificates stays; without it, it is of this run alone. */
  readonly icpDir?: string;
  readonly log: (line: string) => void;
  /** Told as each part starts. */
  readonly progress?: (step: string) => void;
}

export interface Stack {
  readonly apiUrl: string;
  readonly database: Database;
  readonly mail: LocalMail;
  close(): Promise<void>;
}

/** Starts everything; when something fails, closes what had started. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const closers: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await startServices(options, closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startServices(
  options: StackOptions,
  closers: (() => Promise<unknown> | unknown)[],
): Promise<Omit<Stack, 'close'>> {
  const { settings, ports, log, progress = () => {} } = options;
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const siteUrl =
    options.siteUrl ??
    (ports.web === undefined ? settings.auth.site_url : `http://127.0.0.1:${ports.web}`);

  progress('Banco de dados');
  const database = await openStackDatabase(options);
  closers.push(() => database.lock.run(() => database.connection.close()));

  progress('Autenticação, REST e arquivos');
  const mail = new LocalMail(log);
  const api = await startApi({
    database,
    settings,
    mail,
    storageDir: options.data.storage,
    studio: options.studio,
    siteUrl: ports.web === undefined ? undefined : `http://127.0.0.1:${ports.web}`,
  });

  progress('Funções');
  const functions =
    options.functions === 'none'
      ? undefined
      : await startFunctions({
          settings,
          apiUrl,
          siteUrl,
          env: {
            SEGUNDO_FATOR_OFERECIDO: String(settings.auth.mfa.totp.enroll_enabled),
            // A cloud of certificates that is none: only here somebody says where it is.
            PSC_SIMULADOR_URL: `${apiUrl}${SIMULATOR}/v0`,
            PSC_SIMULADOR_CLIENT_ID: SIMULATED_CLIENT.id,
            PSC_SIMULADOR_CLIENT_SECRET: SIMULATED_CLIENT.secret,
            // Numbers that say of themselves that they are none; SNCR_MODO=desligado shows the product without.
            SNCR_MODO: process.env.SNCR_MODO ?? 'simulado',
            // Where the lists of the authority of test are, and who stamps.
            ICP_ORIGENS_LOCAIS: `${apiUrl} ${process.env.ICP_ORIGENS_LOCAIS ?? ''}`,
            CARIMBO_URL: `${apiUrl}${TIMESTAMPS}`,
          },
          watch: options.functions === 'watch',
          log,
        });
  if (functions) closers.push(() => functions.close());

  progress('Endereço da API e tempo real');
  const health = async () => ({
    auth: (await api.fetch(publicRequest(`${apiUrl}/auth/v1/health`), null)).ok,
    // REST shows nobody the description at its root; that it refuses it is an answer too.
    rest: (await api.fetch(publicRequest(`${apiUrl}/rest/v1/`), null)).status < 500,
    functions: functions === undefined || (await functions.healthy()),
  });
  const authority = await openTestAuthority(options.icpDir, apiUrl);
  await trustLocally(database, authority);
  const pages = localIcpSite(database, authority);
  const gateway = await startGateway({
    port: ports.api,
    settings,
    api,
    functions,
    mail,
    pages,
    health,
  });
  closers.push(() => gateway.close());
  const realtime = await startRealtime(database, gateway.server);
  closers.push(() => realtime.close());

  if (ports.psql !== undefined) {
    progress('Porta do psql');
    const onDisconnect = async () => {
      await realtime.listenAgain();
      await api.forgetSchema();
    };
    const psql = await startPsql({ database, port: ports.psql, onDisconnect });
    closers.push(() => psql.close());
  }

  if (ports.web !== undefined) {
    progress('Aplicativo web');
    const web = await startWeb({ port: ports.web, apiUrl });
    closers.push(() => web.close());
  }
  await requireHealth(apiUrl);
  return { apiUrl, database, mail };
}

/**
 * Opens the kept data and applies what is new, or makes a database from the template. Data that other
 * migrations made are put aside, whole: nothing brings them to these, and nobody asked to lose them.
 */
export async function openStackDatabase({
  data,
  seed,
  migrationsDir,
  log,
}: Pick<StackOptions, 'data' | 'seed' | 'migrationsDir' | 'log'>): Promise<Database> {
  const kept = 'database' in data ? data : undefined;
  if (kept?.ready) {
    const database = await openDatabase({ dataDir: kept.database }).catch(() => {
      throw brokenFolder(kept.database);
    });
    const migrations = readMigrations(migrationsDir);
    if (!(await hasOtherHistory(database.db, migrations))) {
      await applyMigrations(database.db, migrations);
      return database;
    }
    await database.connection.close();
    log(
      `Os dados locais são de outra versão do banco e não servem nesta: ficam guardados em ${kept.setAside()}, e o Pleno recomeça com dados novos.`,
    );
  }
  const dump = await readTemplate({ seed, ...(migrationsDir && { migrationsDir }) });
  const database = await openDatabase({ dump, ...(kept && { dataDir: kept.database }) });
  kept?.markReady();
  return database;
}

const publicRequest = (url: string) =>
  new Request(url, { headers: { apikey: LOCAL_ONLY_PUBLISHABLE_KEY } });

/** Asks the stack from outside, as its users will. */
async function requireHealth(apiUrl: string): Promise<void> {
  const response = await fetch(`${apiUrl}/local/v1/health`);
  if (!response.ok) {
    throw new Error(`Algum serviço não respondeu: ${await response.text()}`);
  }
}
