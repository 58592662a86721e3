import { ErroDeRede, ehDefinitivo, mensagemDeErro } from '@/lib/errors/erros.ts';
import type { Anexo } from '../api/linhas.ts';
import type { Reserva } from '../api/mutations.ts';
import { type ArquivoPronto, ArquivoRecusado } from './preparar.ts';

/** How far one file came. */
export type FaseDoEnvio =
  | { readonly fase: 'preparando' }
  /** `fracao` from 0 to 1. */
  | { readonly fase: 'enviando'; readonly fracao: number }
  | { readonly fase: 'conferindo' }
  /** Without a network; goes on by itself when it is back. */
  | { readonly fase: 'sem-conexao' }
  /** Trying again may help. */
  | { readonly fase: 'falhou'; readonly frase: string }
  /** Trying again would bring the same answer. */
  | { readonly fase: 'recusado'; readonly frase: string }
  | { readonly fase: 'pronto'; readonly anexo: Anexo };

export interface EnvioDeArquivo {
  readonly chave: string;
  readonly nome: string;
  readonly bytes: number;
  readonly situacao: FaseDoEnvio;
}

/** What sending needs from its surroundings. */
export interface ServicosDeEnvio {
  preparar: (arquivo: File) => Promise<ArquivoPronto>;
  reservar: (pronto: ArquivoPronto) => Promise<Reserva>;
  enviar: (
    objeto: string,
    conteudo: Blob,
    opcoes: { sinal: AbortSignal; aoAvancar: (fracao: number) => void },
  ) => Promise<void>;
  confirmar: (id: string) => Promise<Anexo>;
  remover: (id: string) => Promise<unknown>;
  novaChave: () => string;
}

/** What one file has so far; kept, so that trying again goes on from there. */
interface Trabalho {
  readonly arquivo: File;
  readonly controle: AbortController;
  pronto?: ArquivoPronto;
  reserva?: Reserva;
}

const PARADAS = new Set(['sem-conexao', 'falhou', 'recusado', 'pronto']);

/**
 * Sends files to one place, one after the other. Each is prepared, gets a path, is sent and
 * checked; without a network it waits and goes on from where it was.
 */
export function criarEnvios(servicos: ServicosDeEnvio) {
  const ouvintes = new Set<() => void>();
  const trabalhos = new Map<string, Trabalho>();
  let lista: readonly EnvioDeArquivo[] = [];
  let fila: Promise<void> = Promise.resolve();

  function mudarLista(nova: readonly EnvioDeArquivo[]): void {
    lista = nova;
    for (const avisar of ouvintes) avisar();
  }

  function situar(chave: string, situacao: FaseDoEnvio): void {
    mudarLista(lista.map((envio) => (envio.chave === chave ? { ...envio, situacao } : envio)));
  }

  async function conduzir(chave: string): Promise<void> {
    const trabalho = trabalhos.get(chave);
    if (!trabalho) return;
    try {
      trabalho.pronto ??= await servicos.preparar(trabalho.arquivo);
      trabalho.reserva ??= await servicos.reservar(trabalho.pronto);
      situar(chave, { fase: 'enviando', fracao: 0 });
      await servicos.enviar(trabalho.reserva.objeto, trabalho.pronto.conteudo, {
        sinal: trabalho.controle.signal,
        aoAvancar: (fracao) => situar(chave, { fase: 'enviando', fracao }),
      });
      situar(chave, { fase: 'conferindo' });
      situar(chave, { fase: 'pronto', anexo: await servicos.confirmar(trabalho.reserva.id) });
    } catch (erro) {
      situar(chave, faseDaFalha(erro));
    }
    // Given up while a call was on its way that cannot be stopped.
    if (!trabalhos.has(chave)) devolver(trabalho);
  }

  function devolver({ reserva }: Trabalho): void {
    // What stays behind is cleared by the server within a day.
    if (reserva) void servicos.remover(reserva.id).catch(() => undefined);
  }

  function enfileirar(chave: string): void {
    situar(chave, { fase: 'preparando' });
    fila = fila.then(() => conduzir(chave));
  }

  return {
    ler: () => lista,
    /** Follows the files on their way. */
    assinar(avisar: () => void) {
      ouvintes.add(avisar);
      return () => {
        ouvintes.delete(avisar);
      };
    },
    adicionar(arquivos: readonly File[]): void {
      for (const arquivo of arquivos) {
        const chave = servicos.novaChave();
        trabalhos.set(chave, { arquivo, controle: new AbortController() });
        const envio = { chave, nome: arquivo.name, bytes: arquivo.size } as const;
        mudarLista([...lista, { ...envio, situacao: { fase: 'preparando' } }]);
        enfileirar(chave);
      }
    },
    tentarDeNovo: enfileirar,
    /** Goes on when the network is back. */
    retomar(): void {
      for (const { chave, situacao } of lista) {
        if (situacao.fase === 'sem-conexao') enfileirar(chave);
      }
    },
    /** Stops one and takes it off the list; what it had on the server is given back. */
    desistir(chave: string): void {
      const trabalho = trabalhos.get(chave);
      const parado = lista.some((e) => e.chave === chave && PARADAS.has(e.situacao.fase));
      trabalhos.delete(chave);
      trabalho?.controle.abort();
      if (trabalho && parado) devolver(trabalho);
      mudarLista(lista.filter((envio) => envio.chave !== chave));
    },
    /** Takes off the list what belongs to something else from now on. */
    esquecer(chaves: readonly string[]): void {
      for (const chave of chaves) trabalhos.delete(chave);
      mudarLista(lista.filter(({ chave }) => !chaves.includes(chave)));
    },
  };
}
export type Envios = ReturnType<typeof criarEnvios>;

/** Whether leaving now would lose a file that nobody else has. */
export function porTerminar(envios: readonly EnvioDeArquivo[]): boolean {
  return envios.some(({ situacao: { fase } }) => fase === 'sem-conexao' || !PARADAS.has(fase));
}

function faseDaFalha(erro: unknown): FaseDoEnvio {
  if (erro instanceof ErroDeRede) return { fase: 'sem-conexao' };
  const frase = mensagemDeErro(erro);
  const definitivo = erro instanceof ArquivoRecusado || ehDefinitivo(erro);
  return { fase: definitivo ? 'recusado' : 'falhou', frase };
}
