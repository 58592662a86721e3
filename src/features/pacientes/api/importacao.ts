import { colunas } from '@domain/contracts/colunas.ts';
import { type LinhaImportavel, MOTIVOS_DE_REPETICAO } from '@domain/importacao/repetidos.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { consultar } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import type { LinhaDoPlano } from '../importacao/plano.ts';
import { chavesDePacientes } from './keys.ts';

const importacaoSchema = z.object({
  id: z.uuid(),
  arquivo: z.string(),
  linhas: z.number(),
  situacao: z.enum(['em_andamento', 'terminada', 'desfazendo', 'desfeita']),
  criada_em: z.string(),
  criados: z.number(),
  atualizados: z.number(),
  ignorados: z.number(),
  recusados: z.number(),
  removidos: z.number(),
});
/** A file that was brought in, and what became of its rows. */
export type Importacao = z.infer<typeof importacaoSchema>;

const COLUNAS = colunas(importacaoSchema);
const ULTIMAS = 20;
/** The most that one reading answers. */
const LINHAS_POR_LEITURA = 1000;

/** The latest imports of a clinic, newest first. */
export function importacoesOptions(clinicaId: string) {
  return queryOptions({
    queryKey: chavesDePacientes.importacoes(clinicaId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('importacoes')
          .select(COLUNAS)
          .eq('clinica_id', clinicaId)
          .order('criada_em', { ascending: false })
          .limit(ULTIMAS)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(importacaoSchema), linhas);
    },
    staleTime: 0,
  });
}

/** Begins an import under an id made here; begun twice, it is the same. */
export async function abrirImportacao(
  id: string,
  clinicaId: string,
  arquivo: string,
  linhas: number,
): Promise<void> {
  await consultar((db) =>
    db.rpc('abrir_importacao', {
      p_id: id,
      p_clinica: clinicaId,
      p_arquivo: arquivo,
      p_linhas: linhas,
    }),
  );
}

/** Sends rows, at most 500; those the server already has count once. */
export async function enviarLote(id: string, linhas: readonly LinhaDoPlano[]): Promise<void> {
  await consultar((db) => db.rpc('importar_pacientes', { p_importacao: id, p_linhas: linhas }));
}

/** Ends an import: it takes no row from then on. */
export async function terminarImportacao(id: string): Promise<Importacao> {
  const linhas = await consultar((db) => db.rpc('terminar_importacao', { p_importacao: id }));
  const [importacao] = lerLinhas(z.array(importacaoSchema), linhas);
  if (!importacao) throw new Error('terminar_importacao answered no row');
  return importacao;
}

const desfeitaSchema = z.object({
  removidos: z.number(),
  mantidos: z.number(),
  restaurados: z.number(),
  restantes: z.number(),
});
/** What an undoing has done so far. */
export type Desfeita = z.infer<typeof desfeitaSchema>;

/** Takes back the next rows of an import, at most 500. */
export async function desfazerParte(id: string): Promise<Desfeita> {
  const linhas = await consultar((db) => db.rpc('desfazer_importacao', { p_importacao: id }));
  const [desfeita] = lerLinhas(z.array(desfeitaSchema), linhas);
  if (!desfeita) throw new Error('desfazer_importacao answered no row');
  return desfeita;
}

const repetidoSchema = z.object({
  numero: z.number(),
  paciente_id: z.uuid(),
  nome: z.string(),
  data_nascimento: z.nullable(z.string()),
  motivo: z.enum(MOTIVOS_DE_REPETICAO),
});
export type RepetidoNaClinica = z.infer<typeof repetidoSchema>;

/** Which of these rows, at most 500, may be somebody already registered. */
export async function procurarRepetidos(
  clinicaId: string,
  linhas: readonly LinhaImportavel[],
): Promise<RepetidoNaClinica[]> {
  const p_linhas = linhas.map(({ numero, dados }) => {
    const { nome, nome_social, data_nascimento, cpf, cns } = dados;
    return { numero, nome: nome_social ?? nome, data_nascimento, cpf, cns };
  });
  const achados = await consultar((db) =>
    db.rpc('repetidos_na_importacao', { p_clinica: clinicaId, p_linhas }),
  );
  return lerLinhas(z.array(repetidoSchema), achados);
}

const comMotivoSchema = z.object({ numero: z.number(), motivo: z.nullable(z.string()) });
export type LinhaComMotivo = z.infer<typeof comMotivoSchema>;

async function lerComMotivo(
  id: string,
  resultado: 'recusado' | 'mantido',
  apos: number,
  sinal?: AbortSignal,
): Promise<LinhaComMotivo[]> {
  const linhas = await consultar((db) => {
    const busca = db
      .from('importacao_linhas')
      .select('numero, motivo')
      .eq('importacao_id', id)
      .eq('resultado', resultado)
      .gt('numero', apos)
      .order('numero', { ascending: true })
      .limit(LINHAS_POR_LEITURA);
    return sinal ? busca.abortSignal(sinal) : busca;
  });
  return lerLinhas(z.array(comMotivoSchema), linhas);
}

/** The first thousand rows of an import that the server refused, or kept when it was undone, with the reason. */
export function linhasComMotivoOptions(
  clinicaId: string,
  id: string,
  resultado: 'recusado' | 'mantido',
) {
  return queryOptions({
    queryKey: chavesDePacientes.linhasDaImportacao(clinicaId, id, resultado),
    queryFn: ({ signal }) => lerComMotivo(id, resultado, 0, signal),
    staleTime: 0,
  });
}

/** Every row of an import that the server refused, with the reason, in the order of the file. */
export async function todasAsRecusadas(id: string): Promise<LinhaComMotivo[]> {
  const todas: LinhaComMotivo[] = [];
  let lidas: LinhaComMotivo[];
  do {
    lidas = await lerComMotivo(id, 'recusado', todas.at(-1)?.numero ?? 0);
    todas.push(...lidas);
  } while (lidas.length === LINHAS_POR_LEITURA);
  return todas;
}
