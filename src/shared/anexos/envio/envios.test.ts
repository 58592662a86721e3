import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ErroDeRede } from '@/lib/errors/erros.ts';
import type { Anexo } from '../api/linhas.ts';
import { criarEnvios, porTerminar, type ServicosDeEnvio } from './envios.ts';
import { ArquivoRecusado } from './preparar.ts';

const arquivo = (nome: string) => new File(['conteúdo'], nome);
const anexo = (id: string): Anexo => ({
  id,
  nome: 'a.pdf',
  tipo: 'application/pdf',
  bytes: 8,
  objeto: 'o',
  estado: 'conferido',
  sha256: 'f',
  motivo_recusa: null,
  criado_por: 'eu',
  criado_em: '2026-11-21T12:00:00Z',
  inativado_em: null,
  motivo_inativacao: null,
});

let contador = 0;
const servicos = {
  preparar: vi.fn<ServicosDeEnvio['preparar']>(),
  reservar: vi.fn<ServicosDeEnvio['reservar']>(),
  enviar: vi.fn<ServicosDeEnvio['enviar']>(),
  confirmar: vi.fn<ServicosDeEnvio['confirmar']>(),
  remover: vi.fn<ServicosDeEnvio['remover']>(),
  novaChave: () => {
    contador += 1;
    return `c${contador}`;
  },
};

beforeEach(() => {
  contador = 0;
  vi.clearAllMocks();
  servicos.preparar.mockImplementation(async ({ name }) => ({
    nome: name,
    tipo: 'application/pdf',
    conteudo: new Blob(['x']),
  }));
  servicos.reservar.mockImplementation(async ({ nome }) => ({ id: `id-${nome}`, objeto: nome }));
  servicos.enviar.mockResolvedValue();
  servicos.confirmar.mockImplementation(async (id) => anexo(id));
  servicos.remover.mockResolvedValue(undefined);
});

const fases = (envios: ReturnType<typeof criarEnvios>) =>
  envios.ler().map(({ situacao }) => situacao.fase);

describe('a file', () => {
  it('is prepared, gets a path, is sent with its progress, and is looked at', async () => {
    const envios = criarEnvios(servicos);
    const vistas: string[] = [];
    envios.assinar(() => vistas.push(JSON.stringify(envios.ler()[0]?.situacao)));
    servicos.enviar.mockImplementation(async (_objeto, _conteudo, { aoAvancar }) => aoAvancar(0.5));
    envios.adicionar([arquivo('a.pdf')]);
    expect(fases(envios)).toEqual(['preparando']);
    expect(porTerminar(envios.ler())).toBe(true);
    await vi.waitFor(() => expect(fases(envios)).toEqual(['pronto']));
    expect(vistas).toContain('{"fase":"enviando","fracao":0.5}');
    expect(vistas).toContain('{"fase":"conferindo"}');
    expect(porTerminar(envios.ler())).toBe(false);
  });

  it('waits for the network and goes on from where it was', async () => {
    const envios = criarEnvios(servicos);
    servicos.enviar.mockRejectedValueOnce(new ErroDeRede());
    envios.adicionar([arquivo('a.pdf')]);
    await vi.waitFor(() => expect(fases(envios)).toEqual(['sem-conexao']));
    expect(porTerminar(envios.ler())).toBe(true);
    envios.retomar();
    await vi.waitFor(() => expect(fases(envios)).toEqual(['pronto']));
    expect(servicos.preparar).toHaveBeenCalledOnce();
    expect(servicos.reservar).toHaveBeenCalledOnce();
    expect(servicos.enviar.mock.calls.map(([objeto]) => objeto)).toEqual(['a.pdf', 'a.pdf']);
  });

  it('that cannot be attached says why, and the others go on', async () => {
    const envios = criarEnvios(servicos);
    servicos.preparar.mockRejectedValueOnce(new ArquivoRecusado('Este arquivo está vazio.'));
    envios.adicionar([arquivo('vazio.pdf'), arquivo('b.pdf')]);
    await vi.waitFor(() => expect(fases(envios)).toEqual(['recusado', 'pronto']));
    expect(envios.ler()[0]?.situacao).toEqual({
      fase: 'recusado',
      frase: 'Este arquivo está vazio.',
    });
    expect(servicos.reservar).toHaveBeenCalledOnce();
  });

  it('that the server could not take now is tried again by the person', async () => {
    const envios = criarEnvios(servicos);
    servicos.confirmar.mockRejectedValueOnce(new ApiError('Tente de novo.', { status: 503 }));
    envios.adicionar([arquivo('a.pdf')]);
    await vi.waitFor(() => expect(fases(envios)).toEqual(['falhou']));
    envios.tentarDeNovo('c1');
    await vi.waitFor(() => expect(fases(envios)).toEqual(['pronto']));
  });
});

describe('giving up', () => {
  it('stops what is being sent and gives its path back', async () => {
    const envios = criarEnvios(servicos);
    servicos.enviar.mockImplementation(
      (_objeto, _conteudo, { sinal }) =>
        new Promise((_, recusar) => {
          sinal.addEventListener('abort', () => recusar(new DOMException('fim', 'AbortError')));
        }),
    );
    envios.adicionar([arquivo('a.pdf')]);
    await vi.waitFor(() => expect(fases(envios)).toEqual(['enviando']));
    envios.desistir('c1');
    expect(envios.ler()).toEqual([]);
    await vi.waitFor(() => expect(servicos.remover).toHaveBeenCalledWith('id-a.pdf'));
    expect(servicos.confirmar).not.toHaveBeenCalled();
  });

  it('of what is ready takes it back, unless it belongs to something else by then', async () => {
    const envios = criarEnvios(servicos);
    envios.adicionar([arquivo('a.pdf'), arquivo('b.pdf')]);
    await vi.waitFor(() => expect(fases(envios)).toEqual(['pronto', 'pronto']));
    envios.desistir('c1');
    envios.esquecer(['c2']);
    expect(envios.ler()).toEqual([]);
    expect(servicos.remover.mock.calls).toEqual([['id-a.pdf']]);
  });

  it('before anything was reserved leaves nothing behind', async () => {
    const envios = criarEnvios(servicos);
    servicos.preparar.mockRejectedValueOnce(new ArquivoRecusado('Não.'));
    envios.adicionar([arquivo('a.pdf')]);
    await vi.waitFor(() => expect(fases(envios)).toEqual(['recusado']));
    envios.desistir('c1');
    expect(servicos.remover).not.toHaveBeenCalled();
  });
});
