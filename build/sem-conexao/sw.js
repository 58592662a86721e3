/**
 * Opens the application's calculators, the on-call home and the shift without a connection. The build writes `DADOS` before this:
 * `versao` (a hash of all that follows), `rotas` (first segments of the application's addresses) and
 * `arquivos` (files with a hash in the name).
 *
 * Only those files and the shell are ever kept: an answer of a service never is, so nothing here
 * belongs to a person, and signing out has nothing to take away.
 */
const { versao, rotas, arquivos } = DADOS;

const PREFIXO = 'pleno-';
const CACHE = `${PREFIXO}${versao}`;
const DOCUMENTO = '/app.html';
/** Without a hash in the name: what the network has is newer. */
const CASCA = [DOCUMENTO, '/tema.js'];

self.addEventListener('install', (evento) => {
  evento.waitUntil(guardarTudo());
});

self.addEventListener('activate', (evento) => {
  evento.waitUntil(apagarAntigos());
});

self.addEventListener('fetch', (evento) => {
  const { request: pedido } = evento;
  const { origin, pathname } = new URL(pedido.url);
  if (pedido.method !== 'GET' || origin !== self.location.origin) return;
  if (pedido.mode === 'navigate') {
    if (rotas.includes(pathname.split('/')[1])) evento.respondWith(daRede(pedido, DOCUMENTO));
  } else if (arquivos.includes(pathname)) {
    evento.respondWith(doCache(pedido, pathname));
  } else if (CASCA.includes(pathname)) {
    evento.respondWith(daRede(pedido, pathname));
  }
});

/** All or nothing: a release that is only half here is not installed. */
async function guardarTudo() {
  const cache = await caches.open(CACHE);
  await Promise.all([
    cache.addAll(arquivos),
    ...CASCA.map(async (caminho) => cache.put(caminho, await baixar(caminho))),
  ]);
}

async function baixar(caminho) {
  const resposta = await fetch(caminho, { cache: 'no-cache' });
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status}`);
  // Some hosts redirect /app.html to /app, and a redirected answer cannot open a page.
  return new Response(await resposta.blob(), { headers: resposta.headers });
}

async function apagarAntigos() {
  const nomes = await caches.keys();
  const antigos = nomes.filter((nome) => nome.startsWith(PREFIXO) && nome !== CACHE);
  await Promise.all(antigos.map((nome) => caches.delete(nome)));
}

async function daRede(pedido, guardado) {
  try {
    return await fetch(pedido);
  } catch (falha) {
    const resposta = await guardadoComo(guardado);
    if (resposta) return resposta;
    throw falha;
  }
}

async function doCache(pedido, caminho) {
  return (await guardadoComo(caminho)) ?? fetch(pedido);
}

async function guardadoComo(caminho) {
  const cache = await caches.open(CACHE);
  return cache.match(caminho);
}
