import { ErroDeRede } from '@/lib/errors/erros.ts';

export type SituacaoDoEnvio = 'enviando' | 'pausado' | 'sem-rede' | 'falhou' | 'terminado';

/** What is told while batches go out. */
export interface Andamento {
  situacao: SituacaoDoEnvio;
  /** Batches confirmed by the server. */
  enviados: number;
  /** Why it stopped, when `situacao` is `falhou`. */
  erro: unknown;
}

interface Opcoes {
  lotes: number;
  /** The first batch not yet confirmed. */
  inicio: number;
  /** Sends one batch; sent twice it counts once. */
  enviar: (lote: number) => Promise<void>;
  aoMudar: (andamento: Andamento) => void;
  /** Calls back when the network may be there again; what it returns stops it. */
  esperarRede: (voltou: () => void) => () => void;
}

/**
 * Sends batches one after the other. Without a network it waits and goes on by itself; refused, it
 * stops and says why.
 */
export function criarEnviador({ lotes, inicio, enviar, aoMudar, esperarRede }: Opcoes) {
  let enviados = inicio;
  let situacao: SituacaoDoEnvio = 'pausado';
  let correndo = false;
  let pararDeEsperar: (() => void) | null = null;

  function mudar(nova: SituacaoDoEnvio, erro: unknown = null): void {
    situacao = nova;
    aoMudar({ situacao, enviados, erro });
  }

  function continuar(): void {
    pararDeEsperar?.();
    pararDeEsperar = null;
    if (situacao === 'enviando' || situacao === 'terminado') return;
    mudar('enviando');
    // A batch that was on its way when it was paused goes on by itself.
    if (!correndo) void correr();
  }

  async function correr(): Promise<void> {
    correndo = true;
    try {
      while (situacao === 'enviando' && enviados < lotes) {
        await enviar(enviados);
        enviados += 1;
        mudar(situacao);
      }
      if (enviados >= lotes) mudar('terminado');
    } catch (erro) {
      falhar(erro);
    } finally {
      correndo = false;
    }
  }

  function falhar(erro: unknown): void {
    if (!(erro instanceof ErroDeRede)) {
      mudar('falhou', erro);
    } else if (situacao === 'enviando') {
      mudar('sem-rede');
      pararDeEsperar = esperarRede(continuar);
    }
  }

  return {
    continuar,
    pausar(): void {
      pararDeEsperar?.();
      pararDeEsperar = null;
      if (situacao === 'enviando' || situacao === 'sem-rede') mudar('pausado');
    },
  };
}
export type Enviador = ReturnType<typeof criarEnviador>;

const TENTAR_DE_NOVO = 5_000;

/** Tells when the browser says that the network is back, and every few seconds in case it is wrong. */
export function esperarRedeDoNavegador(voltou: () => void): () => void {
  window.addEventListener('online', voltou);
  const relogio = window.setInterval(voltou, TENTAR_DE_NOVO);
  return () => {
    window.removeEventListener('online', voltou);
    window.clearInterval(relogio);
  };
}
