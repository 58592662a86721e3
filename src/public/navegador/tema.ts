/**
 * Applies the remembered theme before the first paint. Runs as a classic script, without imports,
 * inlined in the head; an absent or unknown value means "follow the device".
 */
(() => {
  const raiz = document.documentElement;
  raiz.classList.add('js');
  try {
    const escolhido = localStorage.getItem('theme');
    if (escolhido === 'light' || escolhido === 'dark') raiz.dataset.tema = escolhido;
  } catch {
    // Storage may be forbidden by the reader's settings; the device preference then stands.
  }
})();
