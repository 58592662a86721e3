import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '../armazem.ts';

const conhecidasSchema = z.object({
  /** Whose they are. */
  de: z.string(),
  clinicas: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      email: z.string(),
      fuso: z.string(),
      soLeitura: z.exactOptional(z.boolean()),
    }),
  ),
});
type Conhecida = z.infer<typeof conhecidasSchema>['clinicas'][number];

/** Keeps where a person may work, so that the next visit asks for data without waiting to hear it again. */
export function lembrarClinicas(de: string, clinicas: readonly Conhecida[]): void {
  aparelho.guardar(CHAVES.clinicas, JSON.stringify({ de, clinicas }));
}

/** Returns where a person could work when last heard; undefined where this device does not know. */
export function clinicasConhecidas(perfilId: string): Conhecida[] | undefined {
  const lidas = conhecidasSchema.safeParse(interpretar(aparelho.ler(CHAVES.clinicas)));
  if (!lidas.success || lidas.data.de !== perfilId) return undefined;
  return lidas.data.clinicas;
}

function interpretar(bruto: string | null): unknown {
  try {
    return JSON.parse(bruto ?? 'null');
  } catch {
    return null;
  }
}
