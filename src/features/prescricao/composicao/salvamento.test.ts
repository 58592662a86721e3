import { COMPOSICAO_VAZIA, type Composicao } from '@domain/contracts/prescricao.ts';
import { describe, expect, it } from 'vitest';
import { ErroDoBanco } from '@/lib/errors/erros.ts';
import { Salvamento, type Servidor } from './salvamento.ts';

const com = (texto: string): Composicao => ({
  ...COMPOSICAO_VAZIA,
  relatorio: { finalidade: '', texto },
});

/** A server that keeps what it is sent, and lets each call through when it is told to. */
function servidor() {
  const recebidas: string[] = [];
  const portas: ((erro?: unknown) => void)[] = [];
  let revisao = 0;
  const chamada = (como: string, conteudo: Composicao) =>
    new Promise<number>((passar, recusar) => {
      recebidas.push(`${como} ${conteudo.relatorio.texto}`);
      portas.push((erro) => {
        if (erro) return recusar(erro);
        revisao += 1;
        passar(revisao);
      });
    });
  const falso: Servidor = {
    comecar: (id, conteudo) => chamada(`comecar ${id}`, conteudo),
    salvar: (id, conteudo, lida) => chamada(`salvar ${id} ${lida}`, conteudo),
  };
  return {
    falso,
    recebidas,
    deixar: async (erro?: unknown) => {
      portas.shift()?.(erro);
      await new Promise((passar) => setTimeout(passar));
    },
  };
}

describe('a composition', () => {
  it('is begun once, then saved over the revision before, the newest writing last', async () => {
    const { falso, recebidas, deixar } = servidor();
    const salvamento = new Salvamento(falso, null, 'nova');
    salvamento.mudar(com('a'));
    const tudo = salvamento.agora();
    salvamento.mudar(com('ab'));
    const depois = salvamento.agora();
    await deixar();
    await deixar();
    expect(await tudo).toEqual({ id: 'nova', revisao: 2 });
    expect(await depois).toEqual({ id: 'nova', revisao: 2 });
    expect(recebidas).toEqual(['comecar nova a', 'salvar nova 1 ab']);
    expect(salvamento.estado()).toEqual({ em: 'salvo' });
  });

  it('that nobody wrote in is not begun', async () => {
    const { falso, recebidas } = servidor();
    expect(await new Salvamento(falso, null, 'nova').agora()).toBeNull();
    expect(recebidas).toEqual([]);
  });

  it('stays to be saved when the network is down, and is saved the next time', async () => {
    const { falso, recebidas, deixar } = servidor();
    const salvamento = new Salvamento(falso, { id: 'a1', revisao: 4 }, 'nova');
    salvamento.mudar(com('a'));
    const falha = salvamento.agora();
    await deixar(new TypeError('Failed to fetch'));
    expect(await falha).toBeNull();
    expect(salvamento.estado()).toMatchObject({ em: 'falhou' });
    const outra = salvamento.agora();
    await deixar();
    expect(await outra).toEqual({ id: 'a1', revisao: 1 });
    expect(recebidas).toEqual(['salvar a1 4 a', 'salvar a1 4 a']);
  });

  it('of another window is not written over', async () => {
    const { falso, recebidas, deixar } = servidor();
    const salvamento = new Salvamento(falso, { id: 'a1', revisao: 4 }, 'nova');
    salvamento.mudar(com('a'));
    const conflito = salvamento.agora();
    await deixar(new ErroDoBanco('Mudou em outra janela.', 'ALTERADO_POR_OUTRA_PESSOA', 409));
    expect(await conflito).toBeNull();
    expect(salvamento.estado()).toMatchObject({ em: 'conflito' });
    salvamento.mudar(com('ab'));
    expect(await salvamento.agora()).toBeNull();
    expect(recebidas).toHaveLength(1);
  });
});
