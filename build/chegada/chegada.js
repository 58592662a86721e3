/**
 * Begins what a signed-in person will need while the program is still on its way: asks who they are, what
 * they may do and where they work, fetches the files of the screen that the address names, and makes that
 * screen's first calls. The build writes `DADOS` before this: `chaves`, `margem` (seconds that a token must
 * still live), `perguntas` (addresses), `apikey`, `clinicas` (the address of that call), `telas` (patterns of
 * addresses, with the files and the calls of each).
 *
 * It decides nothing: an answer is read where it would have been asked for (src/lib/api/adiantadas.ts).
 */
(() => {
  const { chaves, margem, perguntas, apikey, clinicas, telas } = DADOS;
  const token = ler(chaves.token);
  if (!token || !dura(token)) return;

  const quem = interpretar(ler(chaves.quemEntrou))?.profile;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const respostas = new Map();
  globalThis.adiantadas = { token, respostas };
  for (const pergunta of perguntas) perguntar(pergunta, pergunta, { headers });

  // They have other screens, and work in no clinic.
  if (quem?.tipo === 'paciente' || quem?.tipo === 'plantonista') return;
  const comClinica = clinica();
  for (const { endereco, arquivos, chamadas } of telas) {
    const achado = new RegExp(endereco).exec(location.pathname);
    if (!achado) continue;
    for (const arquivo of arquivos) buscar(arquivo);
    for (const { valor, ...chamada } of chamadas) {
      if (valor === '$id') chamar(chamada, achado[1]);
      else comClinica.then((id) => id && chamar(chamada, id));
    }
  }

  function perguntar(chave, endereco, opcoes) {
    const resposta = fetch(endereco, opcoes);
    // Whoever takes the answer hears of its failure; one that nobody takes fails in silence.
    resposta.catch(() => undefined);
    respostas.set(chave, resposta);
    return resposta;
  }

  /** A call of the database, with the value of its argument where it has one. */
  function chamar({ endereco, argumento }, valor) {
    const body = JSON.stringify(argumento ? { [argumento]: valor } : {});
    const comQuem = {
      ...headers,
      apikey,
      'content-type': 'application/json',
      ...(quem && {
        'x-user-id': quem.id,
        'x-user-type': quem.tipo,
        'x-user-email': encodeURI(quem.email),
      }),
    };
    return perguntar(`${endereco} ${body}`, endereco, { method: 'POST', headers: comQuem, body });
  }

  /** Where the person worked last on this device, as the program chooses it; else as the server tells. */
  async function clinica() {
    const resposta = chamar({ endereco: clinicas });
    const conhecidas = interpretar(ler(chaves.clinicas));
    const daqui = quem && conhecidas?.de === quem.id;
    const todas = daqui ? conhecidas.clinicas : await perguntadas(resposta);
    const ativa = ler(chaves.clinicaAtiva);
    return (todas.find(({ id }) => id === ativa) ?? todas[0])?.id;
  }

  /** What the server told, of which the program reads the answer itself. */
  async function perguntadas(resposta) {
    try {
      const lida = (await resposta).clone();
      return lida.ok ? await lida.json() : [];
    } catch {
      return [];
    }
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
