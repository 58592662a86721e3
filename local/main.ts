/** `npm start` and `npm run db:reset`, once everything is installed. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DataFolder, type HeldFolder, holdFolder, openData } from './data-folder.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { StartFailure } from './failure.ts';
import { CERTIFICATES } from './icp/site.ts';
import { endOfNpm } from './npm-parent.ts';
import { LOCAL_DIR } from './paths.ts';
import { requireFreePort } from './ports.ts';
import { hasWebApp } from './services/web.ts';
import { readSettings, type Settings } from './settings.ts';
import { openStackDatabase, type Stack, type StackOptions, startStack } from './stack.ts';

interface Arguments {
  /** Throws the kept data away first. */
  readonly fresh: boolean;
  /** Only rebuilds the database, then ends. */
  readonly resetOnly: boolean;
  readonly dataDir: string;
  readonly ports: { api: number; psql: number; web: number };
}

/** Runs until it is told to end; answers the exit code. */
export async function main(args: readonly string[], startedAt: number): Promise<number> {
  const npmEnded = endOfNpm();
  let folder: HeldFolder | undefined;
  try {
    const settings = readSettings();
    const { fresh, resetOnly, dataDir, ports } = readArguments(args, settings);
    folder = holdFolder(dataDir);
    if (resetOnly) return await rebuild(settings, openData(folder, true));
    await requireFreePort(ports.api, 'API', '--api-port');
    await requireFreePort(ports.psql, 'psql', '--psql-port');
    const withWeb = hasWebApp();
    if (withWeb) await requireFreePort(ports.web, 'aplicativo web', '--web-port');
    const stack = await startStack({
      ...common(settings, openData(folder, fresh)),
      ports: { ...ports, web: withWeb ? ports.web : undefined },
      functions: 'watch',
      studio: true,
      icpDir: join(LOCAL_DIR, 'icp-teste'),
    });
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(summary(stack, ports, withWeb, seconds));
    await toldToEnd(npmEnded);
    console.log('\nEncerrando…');
    await stack.close();
    return 0;
  } catch (error) {
    console.error(error instanceof StartFailure ? `\n${error.message}` : error);
    return 1;
  } finally {
    folder?.release();
  }
}

function readArguments(args: readonly string[], settings: Settings): Arguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean', default: false },
        'reset-only': { type: 'boolean', default: false },
        data: { type: 'string', default: join(LOCAL_DIR, 'data') },
        'api-port': { type: 'string', default: String(settings.api.port) },
        'psql-port': { type: 'string', default: String(settings.db.port) },
        'web-port': { type: 'string', default: new URL(settings.auth.site_url).port },
      },
    });
    return {
      fresh: values.fresh,
      resetOnly: values['reset-only'],
      dataDir: values.data,
      ports: {
        api: portOf(values['api-port']),
        psql: portOf(values['psql-port']),
        web: portOf(values['web-port']),
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `Opção não entendida (${reason}). Opções: --fresh, --reset-only, --data, --api-port, --psql-port, --web-port.`,
    );
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`porta ${text}`);
}

function common(settings: Settings, data: DataFolder) {
  return {
    settings,
    data,
    seed: settings.db.seed.enabled,
    log: (line: string) => console.log(`  ${line}`),
    progress: (step: string) => console.log(`· ${step}…`),
  } satisfies Partial<StackOptions>;
}

async function rebuild(settings: Settings, data: DataFolder): Promise<number> {
  const { connection } = await openStackDatabase(common(settings, data));
  await connection.close();
  console.log('Banco de dados refeito.');
  return 0;
}

function summary(
  stack: Stack,
  ports: Arguments['ports'],
  withWeb: boolean,
  seconds: string,
): string {
  const accounts = DEMO_ACCOUNTS.map(({ rotulo, email }) => `    ${rotulo.padEnd(12)} ${email}`);
  return [
    '',
    `Pleno no ar em ${seconds} s`,
    '',
    `  Aplicativo  ${withWeb ? `http://127.0.0.1:${ports.web}` : '(ainda não há aplicativo web nesta cópia)'}`,
    `  API         ${stack.apiUrl}`,
    `  Studio      ${stack.apiUrl}/`,
    `  E-mails     ${stack.apiUrl}/local/v1/mail`,
    `  Certificados de teste, para assinar  ${stack.apiUrl}${CERTIFICATES}`,
    `  psql        postgresql://postgres@127.0.0.1:${ports.psql}/postgres`,
    '',
    `  Contas de demonstração (senha: ${DEMO_PASSWORD})`,
    ...accounts,
    '',
    '  Ctrl+C encerra.',
  ].join('\n');
}

/** Waits for Ctrl+C, for a kill, or for the end of the npm that started this. */
function toldToEnd(npmEnded: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve());
    }
    npmEnded.then(resolve);
  });
}
