/**
 * Paints the remembered theme before the application arrives, so that a night shift never sees a
 * white flash. A file of its own because the content policy allows no inline script.
 */
(() => {
  const doAparelho = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  let escolhido = null;
  try {
    escolhido = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden by the person's settings: the device preference then stands.
  }
  const tema = escolhido === 'light' || escolhido === 'dark' ? escolhido : doAparelho;
  document.documentElement.dataset.mantineColorScheme = tema;
  document.documentElement.style.colorScheme = tema;
})();
