import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  abrir,
  aparelho,
  enviados,
  enviar,
  esperando,
  FICHA,
  guardar,
  preparar,
  RECADO,
  type Recado,
  reaberta,
  recusar,
  segurar,
} from '../../../tests/unit/support/pendencias.ts';
import { ErroDeRede, ErroDoBanco } from '../errors/erros.ts';

beforeEach(preparar);
afterEach(() => vi.unstubAllGlobals());

describe('an operation', () => {
  it('is sent at once and leaves nothing on the device', async () => {
    const aba = abrir();
    await guardar(aba, 'Bom dia');
    expect(enviados()).toEqual(['Bom dia']);
    await aba.pendencias.assentar();
    expect(aba.pendencias.quantas()).toBe(0);
    expect(esperando(await reaberta())).toEqual([]);
  });

  it('waits for the network through a reload, and goes in its order, as it was', async () => {
    enviar.mockRejectedValue(new ErroDeRede());
    const antes = abrir();
    await guardar(antes, 'Um');
    await guardar(antes, 'Dois');
    expect(antes.pendencias.ler(RECADO)).toMatchObject([
      { id: 'recado:Um', situacao: 'esperando', falha: { codigo: 'rede', definitiva: false } },
      { id: 'recado:Dois', noAparelho: true },
    ]);
    await antes.pendencias.assentar();
    antes.morrer();

    enviar.mockReset().mockResolvedValue({});
    const depois = abrir();
    await vi.waitFor(() => expect(enviados()).toEqual(['Um', 'Dois']));
    await vi.waitFor(() => expect(depois.pendencias.quantas()).toBe(0));
  });

  it('goes once and in its order, where two thousand waited', { timeout: 60_000 }, async () => {
    const textos = Array.from({ length: 2000 }, (_, i) => `Recado ${i}`);
    enviar.mockRejectedValue(new ErroDeRede());
    const antes = abrir();
    await Promise.all(textos.map((texto) => guardar(antes, texto)));
    await antes.pendencias.assentar();
    antes.morrer();

    enviar.mockReset().mockResolvedValue({});
    const depois = abrir();
    await depois.pendencias.abrir();
    await vi.waitFor(() => expect(depois.pendencias.quantas()).toBe(0), { timeout: 50_000 });
    await depois.pendencias.assentar();
    expect(enviados()).toEqual(textos);
    expect(esperando(await reaberta())).toEqual([]);
  });

  it('typed while another is on its way goes after it', async () => {
    const primeira = segurar();
    const aba = abrir();
    const uma = guardar(aba, 'Um');
    const outra = guardar(aba, 'Dois');
    await vi.waitFor(() => expect(enviados()).toEqual(['Um']));
    expect(aba.pendencias.ler(RECADO)).toMatchObject([{ situacao: 'enviando' }, {}]);
    primeira.responder();
    await Promise.all([uma, outra]);
    expect(enviados()).toEqual(['Um', 'Dois']);
  });

  it('is nobody else’s', async () => {
    enviar.mockRejectedValue(new ErroDeRede());
    await guardar(abrir('ana'), 'De Ana');
    const bia = abrir('bia');
    await bia.pendencias.abrir();
    expect(esperando(bia)).toEqual([]);
    expect(bia.pendencias.quantas()).toBe(0);
  });

  it('of a kind that nobody sends waits, kept', async () => {
    const aba = aparelho.abrir();
    await guardar(aba, 'Sem tela');
    aparelho.passar(60_000);
    expect(enviar).not.toHaveBeenCalled();
    aba.pendencias.registrar(RECADO, { enviar });
    await vi.waitFor(() => expect(enviados()).toEqual(['Sem tela']));
  });

  it('is forgotten when its time is over, sent or not', async () => {
    const venceEm = aparelho.estado.agora + 1000;
    const antes = aparelho.abrir();
    void antes.pendencias.guardar(RECADO, { chave: 'a', dados: { texto: 'a' }, venceEm });
    await antes.pendencias.assentar();
    antes.morrer();
    aparelho.passar(1000);
    const depois = await reaberta();
    expect(depois.pendencias.quantas()).toBe(0);
    await depois.pendencias.assentar();
    aparelho.estado.agora = 0;
    expect(esperando(await reaberta())).toEqual([]);
  });

  it('that cannot be read counts as nothing and holds nothing up', async () => {
    const antes = aparelho.abrir();
    const estranha = { nome: 'recado', dados: RECADO.dados, recusaPrende: false } as const;
    void antes.pendencias.guardar(estranha, {
      chave: 'x',
      corrente: 'uma',
      dados: JSON.parse('{"outra":"forma"}'),
    });
    const depois = abrir();
    await guardar(depois, 'Boa');
    expect(enviados()).toEqual(['Boa']);
    expect(esperando(depois)).toEqual([]);
  });
});

describe('a refusal', () => {
  it('stands with its reason and lets the others pass', async () => {
    recusar();
    const aba = abrir();
    await guardar(aba, 'Recusada');
    await guardar(aba, 'Aceita');
    expect(aba.pendencias.ler(RECADO)).toMatchObject([
      {
        dados: { texto: 'Recusada' },
        situacao: 'recusada',
        falha: { codigo: 'PROIBIDO', mensagem: 'Você não escreve aqui.' },
      },
    ]);
    expect(enviados()).toEqual(['Recusada', 'Aceita']);
  });

  it('holds its stream where what follows hangs on it, and no other', async () => {
    recusar();
    const { pendencias } = abrir();
    const ficha = (texto: string, corrente: string) =>
      pendencias.guardar(FICHA, { chave: texto, corrente, dados: { texto } });
    await ficha('cria', 'uma');
    await ficha('muda', 'uma');
    await ficha('alheia', 'outra');
    expect(enviados()).toEqual(['cria', 'alheia']);
    await pendencias.tentarDeNovo('ficha:cria');
    expect(enviados()).toEqual(['cria', 'alheia', 'cria', 'muda']);
  });

  it('is tried again or given up by the person', async () => {
    recusar();
    const aba = abrir();
    await guardar(aba, 'Recusada');
    recusar();
    await aba.pendencias.tentarDeNovo('recado:Recusada');
    expect(esperando(aba)).toEqual(['Recusada']);
    aba.pendencias.desistir('recado:Recusada');
    expect(esperando(aba)).toEqual([]);
  });

  it('for want of a session is none: it goes once there is one', async () => {
    enviar.mockRejectedValueOnce(new ErroDoBanco('Não autorizado', 'NAO_AUTORIZADO', 401));
    const aba = abrir();
    await guardar(aba, 'a');
    expect(aba.pendencias.ler(RECADO)).toMatchObject([{ situacao: 'esperando' }]);
    aparelho.passar(5000);
    await vi.waitFor(() => expect(esperando(aba)).toEqual([]));
  });
});

describe('the same key again', () => {
  it('takes the place of what waits, where it stood', async () => {
    enviar.mockRejectedValue(new ErroDeRede());
    const aba = abrir();
    await guardar(aba, 'velho', 'uma', 'texto');
    await guardar(aba, 'outro');
    await guardar(aba, 'novo', 'uma', 'texto');
    expect(esperando(aba)).toEqual(['novo', 'outro']);
  });

  it('is sent after the one it found on its way', async () => {
    const primeira = segurar();
    const aba = abrir();
    const uma = guardar(aba, 'velho', 'uma', 'texto');
    await vi.waitFor(() => expect(enviados()).toEqual(['velho']));
    const outra = guardar(aba, 'novo', 'uma', 'texto');
    primeira.responder();
    await Promise.all([uma, outra]);
    expect(enviados()).toEqual(['velho', 'novo']);
    expect(esperando(aba)).toEqual([]);
  });

  it('written in another tab meanwhile is not taken away with the old one', async () => {
    const outra = await reaberta();
    const primeira = segurar();
    const esta = abrir();
    const envio = guardar(esta, 'velho', 'uma', 'texto');
    await vi.waitFor(() => expect(enviados()).toEqual(['velho']));
    await esta.pendencias.assentar();
    esta.ensurdecer();
    void guardar(outra, 'novo', 'uma', 'texto');
    await outra.pendencias.assentar();
    primeira.responder();
    await envio;
    await esta.pendencias.assentar();
    await outra.pendencias.assentar();
    outra.morrer();
    // Sent after the old one, or waiting for it.
    const ficaram = esperando(await reaberta());
    expect(new Set([...enviados(), ...ficaram])).toEqual(new Set(['velho', 'novo']));
  });
});

describe('without a network', () => {
  it('tries again later and later, one stream and not all of them', async () => {
    enviar.mockRejectedValue(new ErroDeRede());
    const aba = abrir();
    for (let i = 0; i < 20; i += 1) await guardar(aba, `${i}`, `corrente ${i}`);
    await aba.pendencias.assentar();
    enviar.mockClear();
    for (const espera of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      expect(aparelho.esperas()).toEqual([espera]);
      enviar.mockClear();
      aparelho.passar(espera);
      await vi.waitFor(() => expect(aparelho.esperas().length).toBeGreaterThan(0));
      await aba.pendencias.assentar();
      expect(enviar.mock.calls.length).toBeLessThanOrEqual(4);
    }
    enviar.mockReset().mockResolvedValue({});
    aba.voltarRede();
    await vi.waitFor(() => expect(aba.pendencias.quantas()).toBe(0));
  });

  it('does not try again at once, however many asked while it failed', async () => {
    const primeira = segurar();
    const aba = abrir();
    const envio = guardar(aba, 'a');
    await vi.waitFor(() => expect(enviados()).toEqual(['a']));
    aba.pendencias.registrar(RECADO, { enviar });
    const outra = aba.pendencias.tentarDeNovo('recado:a');
    primeira.recusar(new ErroDeRede());
    await Promise.all([envio, outra]);
    await aba.pendencias.assentar();
    expect(enviados()).toEqual(['a']);
    expect(aba.pendencias.ler(RECADO)).toMatchObject([{ situacao: 'esperando', tentativas: 1 }]);
  });

  it('nothing is left behind by a person who signs out', async () => {
    enviar.mockRejectedValue(new ErroDeRede());
    const aba = aparelho.abrir();
    const parar = aba.pendencias.registrar(RECADO, { enviar });
    await guardar(aba, 'a');
    await aba.pendencias.assentar();
    parar();
    expect(aparelho.esperas()).toEqual([]);
    enviar.mockClear();
    aba.voltarRede();
    await guardar(aba, 'b');
    expect(enviar).not.toHaveBeenCalled();
  });
});

it('a large one goes in parts, held back when asked, and on from there after a reload', async () => {
  const entrega = {
    enviar,
    resto: ({ texto }: Recado) => (texto.length > 1 ? { texto: texto.slice(1) } : null),
  };
  const antes = aparelho.abrir();
  const chegou = vi.fn();
  antes.pendencias.aoChegar(RECADO, chegou);
  antes.pendencias.registrar(RECADO, entrega);
  const primeira = segurar();
  const envio = antes.pendencias.guardar(RECADO, {
    chave: 'abc',
    corrente: 'uma',
    dados: { texto: 'abc' },
    carga: new Map([[1, 'linha']]),
  });
  await vi.waitFor(() => expect(enviados()).toEqual(['abc']));
  antes.pendencias.pausar('uma');
  primeira.responder();
  await envio;
  expect(esperando(antes)).toEqual(['bc']);
  expect(chegou).toHaveBeenCalledExactlyOnceWith({ texto: 'abc' });
  await antes.pendencias.assentar();
  antes.morrer();

  const depois = aparelho.abrir();
  expect(await depois.pendencias.carga('recado:abc')).toEqual(new Map([[1, 'linha']]));
  depois.pendencias.registrar(RECADO, entrega);
  await vi.waitFor(() => expect(enviados()).toEqual(['abc', 'bc', 'c']));
  await vi.waitFor(() => expect(depois.pendencias.quantas()).toBe(0));
  await depois.pendencias.assentar();
  expect(await depois.pendencias.carga('recado:abc')).toBeUndefined();
});
