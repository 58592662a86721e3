import * as z from 'zod/mini';
import { ehDefinitivo, mensagemDeErro } from '@/lib/errors/erros.ts';
import type { Guardado } from '@/lib/guardado.ts';

const anexoNaFilaSchema = z.object({ id: z.uuid(), nome: z.string() });
/** A file of a message: uploaded and checked before the message is sent. */
export type AnexoNaFila = z.infer<typeof anexoNaFilaSchema>;

const naFilaSchema = z.object({
  id: z.uuid(),
  conversaId: z.uuid(),
  texto: z.string(),
  /** Absent from what an older release left on the device. */
  anexos: z._default(z.array(anexoNaFilaSchema), []),
  /** When it was typed. */
  em: z.string(),
  /** Why the server refused it for good; null while it waits for its turn or for the network. */
  recusa: z.nullable(z.string()),
});
export type MensagemNaFila = z.infer<typeof naFilaSchema>;

type Linha = readonly MensagemNaFila[];
/** What waits of one person. */
export const filaSchema = z.readonly(z.array(naFilaSchema));

interface Servicos {
  usuarioId: string;
  guardado: Guardado<Linha>;
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
export function criarFila({ usuarioId, guardado, enviar, aoChegar, agora, novoId }: Servicos) {
  let enviando: Promise<void> | null = null;
  const ler = () => guardado.ler(usuarioId);
  const mudar = (como: (atual: Linha) => Linha) => guardado.mudar(usuarioId, como);

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
    ler,
    /** False while what waits did not fit on the device, and goes with this tab. */
    noAparelho: () => guardado.noAparelho(usuarioId),
    assinar: guardado.assinar,
    escrever(
      conversaId: string,
      texto: string,
      anexos: readonly AnexoNaFila[] = [],
    ): Promise<void> {
      const nova = {
        id: novoId(),
        conversaId,
        texto,
        anexos: [...anexos],
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
