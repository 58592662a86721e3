import { MAXIMO_DA_TRANSCRICAO, ORIGENS_DA_TRANSCRICAO } from '@domain/contracts/escriba.ts';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { criarCopia } from '@/lib/sigilo/copia.ts';
import { useCopia } from '@/lib/sigilo/useCopia.ts';

const transcricaoSchema = z.object({
  texto: z.string(),
  origem: z.enum(ORIGENS_DA_TRANSCRICAO),
  /** When it was last changed, in milliseconds. */
  em: z.number(),
});
type Transcricao = z.infer<typeof transcricaoSchema>;

/** What was said in each visit, in the words of the day: sealed on this device for the person alone. */
const transcricoes = criarCopia({
  nome: 'escriba',
  schema: z.record(z.string(), transcricaoSchema),
  vazio: {},
});

/** A visit is written on its day; what is left of it is forgotten. */
const GUARDA_MS = 24 * 60 * 60_000;
const VAZIA: Transcricao = { texto: '', origem: 'digitado', em: 0 };

/** The transcripts that are still kept at `agora`, without that of a visit. */
function outras(
  todas: Readonly<Record<string, Transcricao>>,
  visitaId: string,
  agora: number,
): Record<string, Transcricao> {
  return Object.fromEntries(
    Object.entries(todas).filter(([id, { em }]) => id !== visitaId && agora - em < GUARDA_MS),
  );
}

/** The transcript of a visit, which a reload and a closed tab leave as it was. */
export function useTranscricao(visitaId: string) {
  const { id } = usePerfil();
  const { valor, aberta } = useCopia(transcricoes, id);
  const guardada = valor[visitaId];
  const vale = guardada !== undefined && Date.now() - guardada.em < GUARDA_MS;
  const { texto, origem } = vale ? guardada : VAZIA;
  const mudar = (como: (antes: Transcricao) => Pick<Transcricao, 'texto' | 'origem'>) =>
    transcricoes.mudar(id, (todas) => {
      const em = Date.now();
      const nova = como(todas[visitaId] ?? VAZIA);
      const restantes = outras(todas, visitaId, em);
      if (nova.texto === '') return restantes;
      const cortada = nova.texto.slice(0, MAXIMO_DA_TRANSCRICAO);
      return { ...restantes, [visitaId]: { ...nova, texto: cortada, em } };
    });
  return {
    aberta,
    texto,
    origem,
    escrever: (como: (antes: string) => string, por: Transcricao['origem']) =>
      mudar((antes) => ({ origem: por, texto: como(antes.texto) })),
  };
}

/** Forgets what was said in a visit whose patient does not consent. */
export function useEsquecerTranscricao(visitaId: string, esquecer: boolean): void {
  const { id } = usePerfil();
  useEffect(() => {
    if (esquecer) transcricoes.mudar(id, (todas) => outras(todas, visitaId, Date.now()));
  }, [id, visitaId, esquecer]);
}
