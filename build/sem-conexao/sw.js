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
/** Without a hash in the name: the document, and what it names before the program. */
const CASCA = [DOCUMENTO, '/tema.js', '/chegada.js'];
/** Kept once the network has another document: the next screen is opened with that. */
const VELHA = '/casca-velha';

/** How long a look may take, in ms. */
const NO_MAXIMO = 5000;

/** The look at whether the document is still the network's; one at a time. */
let conferencia;

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
    if (rotas.includes(pathname.split('/')[1])) evento.respondWith(abrir(evento, DOCUMENTO));
  } else if (arquivos.includes(pathname)) {
    evento.respondWith(doCache(pedido, pathname));
  } else if (CASCA.includes(pathname)) {
    evento.respondWith(daCasca(pedido, pathname));
  }
});

/**
 * Opens a screen with the kept document, and looks behind it whether the network has another. One that
 * is not the network's any more opens no second screen: the files that it names may be gone.
 */
async function abrir(evento, documento) {
  // A screen that did not find its files is opened again at once: it waits for the answer.
  await conferencia;
  const resposta = await daCasca(evento.request, documento);
  if (!conferencia) {
    conferencia = conferir().finally(() => {
      conferencia = undefined;
    });
  }
  evento.waitUntil(conferencia);
  return resposta;
}

async function daCasca(pedido, caminho) {
  if (await guardadoComo(VELHA)) return daRede(pedido, caminho);
  return doCache(pedido, caminho);
}

/** Without a connection what is kept stands. */
async function conferir() {
  try {
    const daqui = await (await guardadoComo(DOCUMENTO))?.text();
    const signal = AbortSignal.timeout(NO_MAXIMO);
    const deLa = await (await baixar(DOCUMENTO, { signal })).text();
    const cache = await caches.open(CACHE);
    if (daqui === deLa) await cache.delete(VELHA);
    else await cache.put(VELHA, new Response());
  } catch {
    // Asked again with the next screen.
  }
}

/** All or nothing: a release that is only half here is not installed. */
async function guardarTudo() {
  const cache = await caches.open(CACHE);
  await Promise.all([
    cache.addAll(arquivos),
    ...CASCA.map(async (caminho) => cache.put(caminho, await baixar(caminho))),
  ]);
}

async function baixar(caminho, opcoes = {}) {
  const resposta = await fetch(caminho, { cache: 'no-cache', ...opcoes });
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
