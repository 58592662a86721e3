/**
 * Begins what a signed-in person will need while the program is still on its way: asks who they are and
 * what they may do, fetches the files of the screen that the address names, and makes that screen's first
 * call. The build writes `DADOS` before this: `chaves`, `margem` (seconds that a token must still live),
 * `perguntas` (addresses), `apikey`, `telas` (patterns of addresses, with the files and the call of each).
 *
 * It decides nothing: an answer is read where it would have been asked for (src/lib/api/adiantadas.ts).
 */
(() => {
  const { chaves, margem, perguntas, apikey, telas } = DADOS;
  const token = ler(chaves.token);
  if (!token || !dura(token)) return;

  const quem = interpretar(ler(chaves.quemEntrou))?.profile;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const respostas = new Map();
  globalThis.adiantadas = { token, respostas };
  for (const pergunta of perguntas) perguntar(pergunta, pergunta, { headers });

  // Patients have other screens at the same addresses.
  if (quem?.tipo === 'paciente') return;
  for (const { endereco, arquivos, chamada } of telas) {
    const achado = new RegExp(endereco).exec(location.pathname);
    if (!achado) continue;
    for (const arquivo of arquivos) buscar(arquivo);
    if (chamada && quem) chamar(chamada, { $clinica: clinica(), $id: achado[1] });
  }

  function perguntar(chave, endereco, opcoes) {
    const resposta = fetch(endereco, opcoes);
    // Whoever takes the answer hears of its failure; one that nobody takes fails in silence.
    resposta.catch(() => undefined);
    respostas.set(chave, resposta);
  }

  /** A call of the database: the value of its argument stands in the address, or on the device. */
  function chamar({ endereco, argumento, valor }, valores) {
    if (!valores[valor]) return;
    const body = JSON.stringify({ [argumento]: valores[valor] });
    const comQuem = {
      ...headers,
      apikey,
      'content-type': 'application/json',
      'x-user-id': quem.id,
      'x-user-type': quem.tipo,
      'x-user-email': encodeURI(quem.email),
    };
    perguntar(`${endereco} ${body}`, endereco, { method: 'POST', headers: comQuem, body });
  }

  /** Where the person worked last on this device, as the program chooses it. */
  function clinica() {
    const conhecidas = interpretar(ler(chaves.clinicas));
    if (conhecidas?.de !== quem.id) return undefined;
    const ativa = ler(chaves.clinicaAtiva);
    return (conhecidas.clinicas.find(({ id }) => id === ativa) ?? conhecidas.clinicas[0])?.id;
  }

  function interpretar(bruto) {
    try {
      return JSON.parse(bruto ?? 'null');
    } catch {
      return null;
    }
  }

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
