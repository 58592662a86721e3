import { describe, expect, it } from 'vitest';
import { conflito, em, gravado, montar } from '../../../../tests/unit/support/autosalvamento.ts';
import { MAIOR_ESPERA_DE_UMA_PALAVRA, PAUSA_ANTES_DE_SALVAR } from './espera.ts';

describe('saving after a pause', () => {
  it('sends once, after the last key, the whole text', async () => {
    const t = montar();
    t.auto.editar('d');
    await t.passar(PAUSA_ANTES_DE_SALVAR - 1);
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR - 1);
    expect(t.envios).toHaveLength(0);
    await t.passar(1);
    expect(t.envios.map(({ conteudo, revisao }) => ({ conteudo, revisao }))).toEqual([
      { conteudo: 'dor', revisao: null },
    ]);
  });

  it('keeps the text on the device until the server has it', async () => {
    const t = montar();
    t.auto.editar('dor');
    expect(t.copia.texto).toBe('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.copia.texto).toBe('dor');
    await t.ultimo().responder(gravado(1));
    expect(t.copia.texto).toBeNull();
    expect(t.auto.situacao).toEqual({ fase: 'salvo', em, inteira: true });
    expect(t.auto.pendente).toBe(false);
    expect(t.auto.tudoNoServidor).toBe(true);
  });

  it('sends what was typed during a save afterwards, over the revision just made', async () => {
    const t = montar({ revisao: 3 });
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    t.auto.editar('dor no peito');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.envios).toHaveLength(1);
    await t.ultimo().responder(gravado(4));
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.ultimo()).toMatchObject({ conteudo: 'dor no peito', revisao: 4 });
    expect(t.copia).toEqual({ texto: 'dor no peito', sobre: 4, enviados: ['dor no peito'] });
  });

  it('does not send a text that went back to what is saved', async () => {
    const t = montar({ conteudo: 'dor', revisao: 1 });
    t.auto.editar('dor!');
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.envios).toHaveLength(0);
    expect(t.auto.situacao).toEqual({ fase: 'limpo' });
    expect(t.copia.texto).toBeNull();
  });
});

describe('saving while somebody types without a pause', () => {
  const TECLA = 250;
  const palavra = 'dor no peito em aperto, sem irradiação, há 2 dias';
  const digitar = async (t: ReturnType<typeof montar>, de: number, ate: number) => {
    for (let letra = de; letra < ate; letra += 1) {
      t.auto.editar(palavra.slice(0, letra + 1));
      await t.passar(TECLA);
    }
  };
  const letras = MAIOR_ESPERA_DE_UMA_PALAVRA / TECLA;

  it('sends what there is three seconds after the first letter', async () => {
    const t = montar();
    await digitar(t, 0, letras - 1);
    expect(t.envios).toHaveLength(0);
    await digitar(t, letras - 1, letras);
    expect(t.envios.map(({ conteudo }) => conteudo)).toEqual([palavra.slice(0, letras)]);
  });

  it('sends again three seconds later, and not before', async () => {
    const t = montar();
    await digitar(t, 0, letras);
    await t.ultimo().responder(gravado(1));
    await digitar(t, letras, 2 * letras - 1);
    expect(t.envios).toHaveLength(1);
    await digitar(t, 2 * letras - 1, 2 * letras);
    expect(t.ultimo()).toMatchObject({ conteudo: palavra.slice(0, 2 * letras), revisao: 1 });
  });

  it('sends at once after a slow save what waited for three seconds meanwhile', async () => {
    const t = montar();
    await digitar(t, 0, letras);
    await digitar(t, letras, 2 * letras + 1);
    expect(t.envios).toHaveLength(1);
    await t.ultimo().responder(gravado(1));
    await t.passar(0);
    expect(t.ultimo()).toMatchObject({ conteudo: palavra.slice(0, 2 * letras + 1), revisao: 1 });
  });

  it('leaves no timer behind when all of it arrived', async () => {
    const t = montar();
    await digitar(t, 0, letras);
    await t.ultimo().responder(gravado(1));
    expect(t.esperas()).toEqual([]);
  });
});

describe('saving now', () => {
  it('answers true when all of it arrived, waiting for a save under way', async () => {
    const t = montar();
    t.auto.editar('dor');
    const primeira = t.auto.salvarAgora();
    await t.passar(0);
    t.auto.editar('dor forte');
    const segunda = t.auto.salvarAgora();
    await t.ultimo().responder(gravado(1));
    await t.ultimo().responder(gravado(2));
    expect(await segunda).toBe(true);
    expect(await primeira).toBe(true);
    expect(t.envios.map(({ conteudo }) => conteudo)).toEqual(['dor', 'dor forte']);
  });

  it('brings even an empty draft to the server when something is to hang on it', async () => {
    const t = montar();
    const existe = t.auto.garantir();
    await t.passar(0);
    expect(t.ultimo()).toMatchObject({ conteudo: '', revisao: null });
    await t.ultimo().responder(gravado(1));
    expect(await existe).toBe(true);
    expect(t.copia.texto).toBeNull();
    expect(await t.auto.garantir()).toBe(true);
    expect(t.envios).toHaveLength(1);
  });

  it('never has two saves on the way, however often it is asked', async () => {
    const t = montar();
    t.auto.editar('dor');
    void t.auto.salvarAgora();
    await t.passar(0);
    t.auto.editar('dor forte');
    void t.auto.salvarAgora();
    void t.auto.salvarAgora();
    await t.passar(0);
    expect(t.envios).toHaveLength(1);
    await t.ultimo().responder(gravado(1));
    expect(t.envios).toHaveLength(2);
  });

  it('answers false when it did not arrive', async () => {
    const t = montar();
    t.auto.editar('dor');
    const salvo = t.auto.salvarAgora();
    await t.passar(0);
    await t.ultimo().perder();
    expect(await salvo).toBe(false);
    expect(t.copia.texto).toBe('dor');
  });
});

describe('failures', () => {
  it('tries again later and later, and starts over after a success', async () => {
    const t = montar();
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().perder();
    expect(t.esperas()).toEqual([2000]);
    await t.passar(2000);
    await t.ultimo().perder();
    expect(t.esperas()).toEqual([4000]);
    await t.passar(4000);
    await t.ultimo().responder(gravado(1));
    t.auto.editar('dor forte');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().perder();
    expect(t.esperas()).toEqual([2000]);
  });

  it('does not insist where a rule refused', async () => {
    const t = montar();
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    const recusa = new Error('42501');
    await t.ultimo().perder(recusa);
    expect(t.auto.situacao).toEqual({ fase: 'falhou', erro: recusa });
    expect(t.esperas()).toEqual([]);
    expect(t.copia.texto).toBe('dor');
  });

  it('waits without a connection and sends when it is back', async () => {
    const t = montar();
    t.rede.conectada = false;
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.auto.situacao).toEqual({ fase: 'sem-conexao' });
    expect(t.envios).toHaveLength(0);
    t.rede.conectada = true;
    t.auto.retomar();
    await t.passar(0);
    expect(t.ultimo().conteudo).toBe('dor');
  });
});

describe('restoring', () => {
  it('sends the copy that a closed window left, over the revision of the server', async () => {
    const t = montar({ conteudo: 'dor', revisao: 2, restaurado: 'dor no peito' });
    expect(t.auto.situacao).toEqual({ fase: 'pendente' });
    t.auto.retomar();
    await t.passar(0);
    expect(t.ultimo()).toMatchObject({ conteudo: 'dor no peito', revisao: 2 });
  });

  it('has nothing to do when the copy says what the server says', async () => {
    const t = montar({ conteudo: 'dor', revisao: 2, restaurado: 'dor' });
    t.auto.retomar();
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.envios).toHaveLength(0);
  });

  it('leaves no timer behind when the screen closes, and keeps the copy', async () => {
    const t = montar();
    t.auto.editar('dor');
    t.auto.suspender();
    expect(t.esperas()).toEqual([]);
    expect(t.copia.texto).toBe('dor');
    t.auto.retomar();
    await t.passar(0);
    expect(t.ultimo().conteudo).toBe('dor');
  });
});

describe('two windows', () => {
  async function divergir() {
    const t = montar({ conteudo: 'dor', revisao: 3 });
    t.auto.editar('dor no');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    t.auto.editar('dor no peito');
    await t.ultimo().responder(conflito('dor nas costas'));
    return t;
  }

  it('stops and overwrites nothing', async () => {
    const t = await divergir();
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.auto.situacao).toEqual(expect.objectContaining({ fase: 'conflito' }));
    t.auto.editar('dor no peito há 2 dias');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    t.auto.retomar();
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.envios).toHaveLength(1);
    expect(t.copia.texto).toBe('dor no peito há 2 dias');
  });

  it('takes the text of the server', async () => {
    const t = await divergir();
    expect(t.auto.aceitarServidor()).toBe('dor nas costas');
    expect(t.auto.pendente).toBe(false);
    expect(t.copia.texto).toBeNull();
    t.auto.editar('dor nas costas há 2 dias');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.ultimo()).toMatchObject({ revisao: 7 });
  });

  it('writes this text over the other, when asked to', async () => {
    const t = await divergir();
    const salvo = t.auto.manterEste();
    await t.passar(0);
    expect(t.ultimo()).toMatchObject({ conteudo: 'dor no peito', revisao: 7 });
    await t.ultimo().responder(gravado(8));
    expect(await salvo).toBe(true);
  });

  it('knows its own save whose answer was lost', async () => {
    const t = montar({ revisao: 1 });
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().perder();
    t.auto.editar('dor no peito');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().responder(conflito('dor', { revisao: 2 }));
    expect(t.auto.situacao.fase).toBe('pendente');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.ultimo()).toMatchObject({ conteudo: 'dor no peito', revisao: 2 });
  });

  it('knows the last save of a window that closed before the answer came', async () => {
    const antes = montar({ revisao: 1 });
    antes.auto.editar('dor');
    await antes.passar(PAUSA_ANTES_DE_SALVAR);
    antes.auto.editar('dor no peito');
    expect(antes.copia).toEqual({ texto: 'dor no peito', sobre: 1, enviados: ['dor'] });

    const depois = montar({
      conteudo: 'dor',
      revisao: 1,
      restaurado: 'dor no peito',
      semResposta: ['dor'],
    });
    depois.auto.retomar();
    await depois.passar(0);
    await depois.ultimo().responder(conflito('dor', { revisao: 2 }));
    await depois.passar(PAUSA_ANTES_DE_SALVAR);
    expect(depois.ultimo()).toMatchObject({ conteudo: 'dor no peito', revisao: 2 });
  });

  it('is told when the draft was finished elsewhere, even with the same text', async () => {
    const t = montar({ conteudo: 'dor', revisao: 3 });
    t.auto.editar('dor no peito');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().responder(conflito('dor no peito', { aberta: false }));
    expect(t.auto.situacao.fase).toBe('conflito');
  });
});

it('saves nothing more once it ended', async () => {
  const t = montar();
  t.auto.editar('dor');
  t.auto.encerrar();
  t.auto.editar('dor no peito');
  await t.passar(PAUSA_ANTES_DE_SALVAR);
  expect(t.envios).toHaveLength(0);
  expect(t.copia.texto).toBeNull();
  expect(t.auto.pendente).toBe(false);
});
