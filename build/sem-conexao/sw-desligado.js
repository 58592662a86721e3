/**
 * Takes the service worker out of every browser that has it (docs/operations.md): deployed as
 * `/sw.js`, it deletes what was kept and unregisters itself.
 */
self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (evento) => {
  evento.waitUntil(desligar());
});

async function desligar() {
  const nomes = await caches.keys();
  const nossos = nomes.filter((nome) => nome.startsWith('pleno-'));
  await Promise.all(nossos.map((nome) => caches.delete(nome)));
  await self.registration.unregister();
}
