/**
 * Begins what a signed-in person will need while the program is still on its way: asks who they are and
 * what they may do, and fetches the files of the screen that the address names. The build writes `DADOS`
 * before this: `chaves`, `margem` (seconds that a token must still live), `perguntas` (addresses), `telas`
 * (patterns of addresses, with the files behind each).
 *
 * It decides nothing: an answer is read where it would have been asked for (src/lib/api/adiantadas.ts).
 */
(() => {
  const { chaves, margem, perguntas, telas } = DADOS;
  const token = ler(chaves.token);
  if (!token || !dura(token)) return;

  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const respostas = perguntas.map((endereco) => [endereco, fetch(endereco, { headers })]);
  // Whoever takes an answer hears of its failure; one that nobody takes fails in silence.
  for (const [, resposta] of respostas) resposta.catch(() => undefined);
  globalThis.adiantadas = { token, respostas: new Map(respostas) };

  const tela = telas.find(({ endereco }) => new RegExp(endereco).test(location.pathname));
  if (tela && !ePaciente()) for (const arquivo of tela.arquivos) buscar(arquivo);

  function ler(chave) {
    try {
      return localStorage.getItem(chave);
    } catch {
      return null;
    }
  }

  /** A token that is about to expire is renewed first; what is no token opens nothing. */
  function dura(token) {
    try {
      const corpo = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
      return JSON.parse(atob(corpo)).exp - Date.now() / 1000 >= margem;
    } catch {
      return false;
    }
  }

  /** Patients have other screens at the same addresses. */
  function ePaciente() {
    try {
      return JSON.parse(ler(chaves.quemEntrou) ?? 'null')?.profile.tipo === 'paciente';
    } catch {
      return false;
    }
  }

  function buscar(arquivo) {
    const ligacao = document.createElement('link');
    const eEstilo = arquivo.endsWith('.css');
    ligacao.rel = eEstilo ? 'preload' : 'modulepreload';
    if (eEstilo) ligacao.as = 'style';
    ligacao.crossOrigin = '';
    ligacao.href = arquivo;
    document.head.append(ligacao);
  }
})();
