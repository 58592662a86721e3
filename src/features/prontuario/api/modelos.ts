import { colunas } from '@domain/contracts/colunas.ts';
import { ATALHOS_PRONTOS, type Atalhos } from '@domain/prontuario/atalhos.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { chavesDosModelos } from '@/shared/prontuario/api/keys.ts';
import { secaoLivreSchema } from './linhas.ts';

const modeloSchema = z.object({
  id: z.uuid(),
  nome: z.string(),
  especialidade: z.nullable(z.string()),
  subjetivo: z.string(),
  objetivo: z.string(),
  avaliacao: z.string(),
  plano: z.string(),
  secoes_livres: z.array(secaoLivreSchema),
});
export type ModeloProprio = z.infer<typeof modeloSchema>;

const atalhoSchema = z.object({ id: z.uuid(), atalho: z.string(), texto: z.string() });
export type Atalho = z.infer<typeof atalhoSchema>;

const MAXIMO = 200;

/** The doctor's own templates, by name. */
export function modelosOptions(medicoId: string) {
  return queryOptions({
    queryKey: chavesDosModelos.modelos(medicoId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('modelos_de_evolucao')
          .select(colunas(modeloSchema))
          .eq('ativo', true)
          .order('nome')
          .limit(MAXIMO)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(modeloSchema), linhas);
    },
  });
}

/** The doctor's own shortcuts, by word. */
export function atalhosOptions(medicoId: string) {
  return queryOptions({
    queryKey: chavesDosModelos.atalhos(medicoId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('atalhos_de_texto')
          .select('id, atalho, texto')
          .eq('ativo', true)
          .order('atalho')
          .limit(MAXIMO)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(atalhoSchema), linhas);
    },
  });
}

/** Shortcuts as they grow: those that everybody has, and over them the doctor's own. */
export function atalhosComProntos(proprios: readonly Atalho[]): Atalhos {
  return new Map([
    ...ATALHOS_PRONTOS,
    ...proprios.map(({ atalho, texto }) => [atalho, texto] as const),
  ]);
}

/** Keeps the texts of an entry as a template. */
export async function guardarModelo(
  medicoId: string,
  modelo: Omit<ModeloProprio, 'id'>,
): Promise<void> {
  await consultar((db) =>
    db
      .from('modelos_de_evolucao')
      .insert({ medico_id: medicoId, ...modelo })
      .select('id')
      .single(),
  );
}

/** Keeps a shortcut. */
export async function guardarAtalho(medicoId: string, atalho: Omit<Atalho, 'id'>): Promise<void> {
  await consultar((db) =>
    db
      .from('atalhos_de_texto')
      .insert({ medico_id: medicoId, ...atalho })
      .select('id')
      .single(),
  );
}

/** Puts a template or a shortcut away; it stays in the database. */
export async function retirar(
  tabela: 'modelos_de_evolucao' | 'atalhos_de_texto',
  id: string,
): Promise<void> {
  await consultar((db) =>
    db.from(tabela).update({ ativo: false }).eq('id', id).select('id').single(),
  );
}
