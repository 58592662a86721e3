import { beforeEach, describe, expect, it, vi } from 'vitest';
import { criarArmazem } from '@/lib/armazem.ts';
import { ErroDeRede, ErroDoBanco } from '@/lib/errors/erros.ts';
import { criarGuardado } from '@/lib/guardado.ts';
import { criarFila, filaSchema, type MensagemNaFila } from './fila.ts';

const CONVERSA = '00000000-0000-4000-8000-000000000001';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const guardados = new Map<string, string>();
const guarda = {
  getItem: (chave: string) => guardados.get(chave) ?? null,
  setItem: (chave: string, valor: string) => void guardados.set(chave, valor),
  removeItem: (chave: string) => void guardados.delete(chave),
};
const enviar = vi.fn<(mensagem: MensagemNaFila) => Promise<unknown>>();
const aoChegar = vi.fn();
let contador = 10;

function abrir() {
  return criarFila({
    usuarioId: 'ana',
    guardado: criarGuardado({
      chave: 'fila',
      schema: filaSchema,
      vazio: [],
      armazem: criarArmazem(() => guarda),
    }),
    enviar,
    aoChegar,
    agora: () => Date.parse('2026-11-21T12:00:00Z'),
    novoId: () => {
      contador += 1;
      return id(contador);
    },
  });
}

beforeEach(() => {
  guardados.clear();
  enviar.mockReset().mockResolvedValue({});
  aoChegar.mockReset();
});

const textos = () => enviar.mock.calls.map(([{ texto }]) => texto);

describe('a message', () => {
  it('is sent at once and leaves nothing on the device', async () => {
    const fila = abrir();
    await fila.escrever(CONVERSA, 'Bom dia');
    expect(textos()).toEqual(['Bom dia']);
    expect(fila.ler()).toEqual([]);
    expect(guardados.size).toBe(0);
    expect(aoChegar).toHaveBeenCalledOnce();
  });

  it('is sent also from a device without room for it', async () => {
    vi.spyOn(guarda, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    enviar.mockRejectedValueOnce(new ErroDeRede());
    const fila = abrir();
    await fila.escrever(CONVERSA, 'Bom dia');
    expect(fila.ler()).toHaveLength(1);
    expect(fila.noAparelho()).toBe(false);
    await fila.retomar();
    expect(fila.ler()).toEqual([]);
    vi.mocked(guarda.setItem).mockRestore();
  });

  it('waits for the network, also through a reload, and goes with the same id', async () => {
    enviar.mockRejectedValue(new ErroDeRede());
    const fila = abrir();
    await fila.escrever(CONVERSA, 'Um');
    await fila.escrever(CONVERSA, 'Dois');
    const esperando = fila.ler().map((m) => m.id);
    expect(fila.ler().map(({ texto, recusa }) => [texto, recusa])).toEqual([
      ['Um', null],
      ['Dois', null],
    ]);

    enviar.mockReset().mockResolvedValue({});
    const depois = abrir();
    await depois.retomar();
    expect(textos()).toEqual(['Um', 'Dois']);
    expect(enviar.mock.calls.map(([m]) => m.id)).toEqual(esperando);
    expect(depois.ler()).toEqual([]);
  });

  it('typed while another is on its way goes after it', async () => {
    let responder: (valor: unknown) => void = () => undefined;
    enviar.mockImplementationOnce(
      () =>
        new Promise((resolver) => {
          responder = resolver;
        }),
    );
    const fila = abrir();
    const primeira = fila.escrever(CONVERSA, 'Um');
    const segunda = fila.escrever(CONVERSA, 'Dois');
    expect(textos()).toEqual([]);
    await vi.waitFor(() => expect(textos()).toEqual(['Um']));
    responder({});
    await Promise.all([primeira, segunda]);
    expect(textos()).toEqual(['Um', 'Dois']);
  });
});

it('takes its files along, also through a reload; what an older release left has none', async () => {
  enviar.mockRejectedValue(new ErroDeRede());
  const anexos = [{ id: id(1), nome: 'laudo.pdf' }];
  await abrir().escrever(CONVERSA, 'Segue', anexos);
  enviar.mockReset().mockResolvedValue({});
  await abrir().retomar();
  expect(enviar.mock.calls.map(([m]) => m.anexos)).toEqual([anexos]);

  const antiga = { id: id(2), conversaId: CONVERSA, texto: 'Oi', em: '2026-11-21', recusa: null };
  expect(filaSchema.parse([antiga])).toEqual([{ ...antiga, anexos: [] }]);
});

describe('a refusal', () => {
  beforeEach(() => {
    enviar.mockRejectedValueOnce(
      new ErroDoBanco('Você não escreve nesta conversa.', 'PROIBIDO', 403),
    );
  });

  it('stands with its reason and lets the others pass', async () => {
    const fila = abrir();
    await fila.escrever(CONVERSA, 'Recusada');
    await fila.escrever(CONVERSA, 'Aceita');
    expect(fila.ler().map(({ texto, recusa }) => [texto, recusa])).toEqual([
      ['Recusada', 'Você não escreve nesta conversa.'],
    ]);
    expect(textos()).toEqual(['Recusada', 'Aceita']);
  });

  it('is tried again or given up by the person', async () => {
    const fila = abrir();
    await fila.escrever(CONVERSA, 'Recusada');
    const [recusada] = fila.ler();
    await fila.tentarDeNovo(recusada?.id ?? '');
    expect(textos()).toEqual(['Recusada', 'Recusada']);
    expect(fila.ler()).toEqual([]);

    enviar.mockRejectedValueOnce(new ErroDoBanco('Não.', 'PROIBIDO', 403));
    await fila.escrever(CONVERSA, 'Outra');
    fila.desistir(fila.ler()[0]?.id ?? '');
    expect(fila.ler()).toEqual([]);
  });
});

it('what another program left under the key is no line', () => {
  guardados.set('fila:ana', '{"nada": 1}');
  expect(abrir().ler()).toEqual([]);
  guardados.set('fila:ana', 'não é JSON');
  expect(abrir().ler()).toEqual([]);
});

it('what another tab wrote is kept', async () => {
  enviar.mockRejectedValue(new ErroDeRede());
  const esta = abrir();
  const outra = abrir();
  await outra.escrever(CONVERSA, 'Da outra');
  await esta.escrever(CONVERSA, 'Desta');
  expect(outra.ler().map(({ texto }) => texto)).toEqual(['Da outra', 'Desta']);
});
