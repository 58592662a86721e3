import * as z from 'zod/mini';
import { ehDefinitivo, mensagemDeErro } from '../errors/erros.ts';

const naFilaSchema = z.object({
  id: z.uuid(),
  conversaId: z.uuid(),
  texto: z.string(),
  /** When it was typed. */
  em: z.string(),
  /** Why the server refused it for good; null while it waits for its turn or for the network. */
  recusa: z.nullable(z.string()),
});
export type MensagemNaFila = z.infer<typeof naFilaSchema>;

const filaSchema = z.array(naFilaSchema);

interface Servicos {
  chave: string;
  guarda: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  enviar: (mensagem: MensagemNaFila) => Promise<unknown>;
  /** Told after each message that arrived. */
  aoChegar: (mensagem: MensagemNaFila) => void;
  agora: () => number;
  novoId: () => string;
}

/**
 * Messages on their way, kept on this device until the server has them: one at a time, in order.
 * Without a network they stay; refused, they stand with the reason until the person decides.
 */
export function criarFila({ chave, guarda, enviar, aoChegar, agora, novoId }: Servicos) {
  const ouvintes = new Set<() => void>();
  let fila = ler();
  let enviando: Promise<void> | null = null;

  function ler(): readonly MensagemNaFila[] {
    try {
      const lida = filaSchema.safeParse(JSON.parse(guarda.getItem(chave) ?? '[]'));
      return lida.success ? lida.data : [];
    } catch {
      return [];
    }
  }

  /** Another tab may have written meanwhile: what is changed is what is stored, not what was read. */
  function mudar(como: (atual: readonly MensagemNaFila[]) => readonly MensagemNaFila[]): void {
    fila = como(ler());
    if (fila.length === 0) guarda.removeItem(chave);
    else guarda.setItem(chave, JSON.stringify(fila));
    for (const avisar of ouvintes) avisar();
  }

  async function esvaziar(): Promise<void> {
    for (;;) {
      const proxima = ler().find(({ recusa }) => recusa === null);
      if (!proxima) return;
      try {
        await enviar(proxima);
      } catch (erro) {
        if (!ehDefinitivo(erro)) return;
        const recusa = mensagemDeErro(erro);
        mudar((atual) => atual.map((m) => (m.id === proxima.id ? { ...m, recusa } : m)));
        continue;
      }
      mudar((atual) => atual.filter(({ id }) => id !== proxima.id));
      aoChegar(proxima);
    }
  }

  /** Sends what waits; a call while sending joins the one under way. */
  function retomar(): Promise<void> {
    enviando ??= esvaziar().finally(() => {
      enviando = null;
    });
    return enviando;
  }

  return {
    ler: () => fila,
    /** Follows the line in this tab. */
    assinar(avisar: () => void) {
      ouvintes.add(avisar);
      return () => {
        ouvintes.delete(avisar);
      };
    },
    /** Another tab changed the line. */
    reler() {
      fila = ler();
      for (const avisar of ouvintes) avisar();
    },
    escrever(conversaId: string, texto: string): Promise<void> {
      const nova = {
        id: novoId(),
        conversaId,
        texto,
        em: new Date(agora()).toISOString(),
        recusa: null,
      };
      mudar((atual) => [...atual, nova]);
      // Whatever is being sent ends first: the new one must not be left for the next occasion.
      return (enviando ?? Promise.resolve()).then(retomar);
    },
    tentarDeNovo(id: string): Promise<void> {
      mudar((atual) => atual.map((m) => (m.id === id ? { ...m, recusa: null } : m)));
      return (enviando ?? Promise.resolve()).then(retomar);
    },
    desistir: (id: string) => mudar((atual) => atual.filter((m) => m.id !== id)),
    retomar,
  };
}
export type FilaDeMensagens = ReturnType<typeof criarFila>;
