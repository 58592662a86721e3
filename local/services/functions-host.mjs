// Runs in Deno: every function in one process, each called by the first segment of the path.
// The stack tells it which through FUNCTIONS; the platform would run them one by one.

/** @type {Map<string, (request: Request) => Response | Promise<Response>>} */
const handlers = new Map();
/** @type {Set<string>} */
const broken = new Set();

const serve = Deno.serve.bind(Deno);
const functions = JSON.parse(Deno.env.get('FUNCTIONS') ?? '{}');

for (const [name, entrypoint] of Object.entries(functions)) {
  Deno.serve = (...args) => {
    handlers.set(name, args.find((arg) => typeof arg === 'function') ?? args[0].handler);
  };
  try {
    await import(entrypoint);
  } catch (error) {
    broken.add(name);
    console.error(`A função ${name} não carregou:`, error);
  }
}

serve(
  {
    port: 0,
    hostname: '127.0.0.1',
    onListen: ({ port }) => console.log(JSON.stringify({ functionsPort: port })),
  },
  (request) => {
    const name = new URL(request.url).pathname.split('/')[1] ?? '';
    const handler = handlers.get(name);
    if (handler) return handler(request);
    return broken.has(name)
      ? answer(503, 'FUNCAO_INDISPONIVEL', 'A função não carregou; veja o terminal.')
      : answer(404, 'FUNCAO_NAO_ENCONTRADA', 'Função não encontrada.');
  },
);

// The stack holds our standard input open: when it goes, however it goes, so do we.
for await (const _ of Deno.stdin.readable);
Deno.exit(0);

function answer(status, codigo, error) {
  const headers = { 'access-control-allow-origin': '*' };
  return Response.json({ error, codigo }, { status, headers });
}
