/** What the server did not get whole, and what the device could not keep. */
import { describe, expect, it } from 'vitest';
import { conflito, em, gravado, montar } from '../../../../tests/unit/support/autosalvamento.ts';
import type { Gravacao } from './autosalvamento.ts';
import { PAUSA_ANTES_DE_SALVAR } from './espera.ts';

describe('a save that leaves a part behind', () => {
  const emParte: Gravacao<string> = { tipo: 'gravado', revisao: 1, em, inteira: false };
  async function salvarEmParte() {
    const t = montar();
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().responder(emParte);
    return t;
  }

  it('is told, and the part stays on the device', async () => {
    const t = await salvarEmParte();
    expect(t.auto.situacao).toEqual({ fase: 'salvo', em, inteira: false });
    expect(t.auto.tudoNoServidor).toBe(false);
    expect(await t.auto.salvarAgora()).toBe(false);
    expect(t.copia).toEqual({ texto: 'dor', sobre: 1, enviados: [] });
  });

  it('still holds after a word typed and taken back', async () => {
    const t = await salvarEmParte();
    t.auto.editar('dor forte');
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.envios).toHaveLength(1);
    expect(t.auto.situacao).toEqual({ fase: 'salvo', em, inteira: false });
    expect(t.copia.texto).toBe('dor');
  });

  it('lets what hangs on the draft go on, since the draft is there', async () => {
    const t = await salvarEmParte();
    expect(await t.auto.garantir()).toBe(true);
  });

  it('is over when all of it was saved', async () => {
    const t = await salvarEmParte();
    t.auto.editar('dor no peito');
    const salvo = t.auto.salvarAgora();
    await t.ultimo().responder(gravado(2));
    expect(await salvo).toBe(true);
    expect(t.auto.tudoNoServidor).toBe(true);
    expect(t.copia.texto).toBeNull();
  });

  it('is over when the draft ended', async () => {
    const t = await salvarEmParte();
    t.auto.encerrar();
    expect(t.auto.tudoNoServidor).toBe(true);
  });
});

describe('a device without room', () => {
  it('saves all the same, and says that there is no copy', async () => {
    const t = montar();
    t.aparelho.cabem = 0;
    t.auto.editar('dor');
    expect(t.auto.situacao).toEqual({ fase: 'pendente' });
    expect(t.auto.copiada).toBe(false);
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().responder(gravado(1));
    expect(t.auto.situacao).toEqual({ fase: 'salvo', em, inteira: true });
    t.auto.editar('dor no peito');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    expect(t.ultimo()).toMatchObject({ conteudo: 'dor no peito', revisao: 1 });
  });

  it('goes on trying when it fills up during a save', async () => {
    const t = montar();
    t.auto.editar('dor');
    t.aparelho.cabem = 0;
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().perder();
    await t.passar(2000);
    expect(t.envios).toHaveLength(2);
    await t.ultimo().responder(gravado(1));
    expect(t.auto.pendente).toBe(false);
  });

  it('tells the screen, also during a conflict, and again when a copy fits', async () => {
    const t = montar({ conteudo: 'a', revisao: 1 });
    t.auto.editar('b');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    await t.ultimo().responder(conflito('c'));
    const vistas: boolean[] = [];
    t.auto.assinar(() => vistas.push(t.auto.copiada));
    t.aparelho.cabem = 0;
    t.auto.editar('bb');
    t.aparelho.cabem = 10;
    t.auto.editar('bbb');
    expect(vistas).toEqual([false, true]);
    expect(t.copia.texto).toBe('bbb');
  });

  it('keeps the text rather than what was sent of it', async () => {
    const t = montar();
    t.auto.editar('dor');
    await t.passar(PAUSA_ANTES_DE_SALVAR);
    t.aparelho.cabem = 12;
    t.auto.editar('dor no peito');
    expect(t.copia).toMatchObject({ texto: 'dor no peito', enviados: [] });
    expect(t.auto.copiada).toBe(true);
  });

  it('is not left saving for good when a listener fails', async () => {
    const t = montar();
    let falhar = true;
    t.auto.assinar(() => {
      if (falhar && t.auto.situacao.fase === 'salvando') throw new Error('screen');
    });
    t.auto.editar('dor');
    await expect(t.auto.salvarAgora()).rejects.toThrow('screen');
    falhar = false;
    const salvo = t.auto.salvarAgora();
    await t.passar(0);
    await t.ultimo().responder(gravado(1));
    expect(await salvo).toBe(true);
  });
});

describe('what was sent without an answer', () => {
  /** Fails to save each text in turn. */
  async function falhar(textos: readonly string[]) {
    const t = montar();
    for (const texto of textos) {
      t.auto.editar(texto);
      const salvo = t.auto.salvarAgora();
      await t.passar(0);
      await t.ultimo().perder();
      await salvo;
    }
    return t;
  }

  it('is kept once, however often it was sent', async () => {
    const t = await falhar(Array.from({ length: 20 }, () => 'x'.repeat(10_000)));
    expect(t.envios).toHaveLength(20);
    expect(t.copia.enviados).toEqual(['x'.repeat(10_000)]);
  });

  it('is the first and the latest of many', async () => {
    const t = await falhar(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(t.copia.enviados).toEqual(['a', 'd', 'e', 'f']);
  });

  it('is asked about, not overwritten, when it was forgotten and had arrived', async () => {
    const t = await falhar(['a', 'b', 'c', 'd', 'e', 'f']);
    const salvo = t.auto.salvarAgora();
    await t.passar(0);
    await t.ultimo().responder(conflito('b', { revisao: 1 }));
    expect(await salvo).toBe(false);
    expect(t.auto.situacao.fase).toBe('conflito');
    expect(t.copia.texto).toBe('f');
  });
});
