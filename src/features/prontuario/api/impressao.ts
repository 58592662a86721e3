import { colunas } from '@domain/contracts/colunas.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Banco, consultar, type Pedido } from '@/lib/supabase/consulta.ts';
import { lerLinhas } from '@/lib/supabase/linhas.ts';
import { type Anexo, anexoSchema, COLUNAS_DO_ANEXO } from '@/shared/anexos/api/linhas.ts';
import { chavesDoProntuario, type FiltroNoFuso } from '@/shared/prontuario/api/keys.ts';
import {
  COLUNAS_DA_ENTRADA,
  type Entrada,
  type EntradaComAdendos,
  entradaSchema,
} from './linhas.ts';
import { argumentos, buscarEntradas, type Marcador } from './queries.ts';

const texto = z.nullable(z.string());
const qualificacaoSchema = z.object({
  nome_mae: texto,
  naturalidade: texto,
  logradouro: texto,
  numero: texto,
  complemento: texto,
  bairro: texto,
  cidade: texto,
  uf: texto,
  cep: texto,
});
/** What the paper says of a patient besides what every screen does. */
export type Qualificacao = z.infer<typeof qualificacaoSchema>;

/** Mother, birthplace and address of a patient. */
export function qualificacaoOptions(clinicaId: string, pacienteId: string) {
  return queryOptions({
    queryKey: chavesDoProntuario.qualificacao(clinicaId, pacienteId),
    queryFn: async ({ signal }) => {
      const linhas = await consultar((db) =>
        db
          .from('pacientes')
          .select(colunas(qualificacaoSchema))
          .eq('id', pacienteId)
          .abortSignal(signal),
      );
      return lerLinhas(z.array(qualificacaoSchema), linhas)[0] ?? null;
    },
  });
}

/** As many entries as the database gives at once. */
const POR_LEITURA = 500;
/** As many rows of a table as the API gives at once. */
const POR_TABELA = 1000;

const anexosSchema = z.array(z.extend(anexoSchema, { prontuario_id: z.uuid() }));

/** A record as it goes to paper. */
export interface ProntuarioNoPapel {
  /** The oldest first. */
  readonly entradas: readonly EntradaComAdendos[];
  /** The files of an entry, or of an addendum, by its id. */
  readonly anexos: ReadonlyMap<string, readonly Anexo[]>;
}

/**
 * Every entry that a filter lets through, with what completes it. Addenda and files are read by the
 * patient, not by entry: asked for one by one, a long record took thousands of calls, and what had
 * not come when somebody printed was missing on paper.
 */
export function prontuarioInteiroOptions(
  clinicaId: string,
  pacienteId: string,
  filtro: FiltroNoFuso,
  leitorId: string,
) {
  return queryOptions({
    queryKey: chavesDoProntuario.inteiro(clinicaId, pacienteId, filtro),
    queryFn: async ({ signal }): Promise<ProntuarioNoPapel> => {
      const [entradas, adendos, anexos] = await Promise.all([
        lerEntradas(argumentos(pacienteId, filtro, leitorId), signal),
        lerAdendos(pacienteId, signal),
        lerAnexos(pacienteId, signal),
      ]);
      const porEntrada = porDono(adendos, ({ adendo_de }) => adendo_de);
      return {
        entradas: entradas
          .map((e) => ({ ...e, adendos: porEntrada.get(e.entrada_id) ?? [] }))
          .reverse(),
        anexos: porDono(anexos, ({ prontuario_id }) => prontuario_id),
      };
    },
    // What is printed is what there is.
    staleTime: 0,
    gcTime: 0,
  });
}

async function lerEntradas(
  pedido: ReturnType<typeof argumentos>,
  sinal: AbortSignal,
): Promise<Entrada[]> {
  const lidas: Entrada[] = [];
  let apos: Marcador = null;
  do {
    const pagina = await buscarEntradas(pedido, apos, POR_LEITURA, sinal);
    lidas.push(...pagina.entradas);
    apos = pagina.proximo;
  } while (apos !== null);
  return lidas;
}

/** Current addenda in a record, oldest first. */
async function lerAdendos(pacienteId: string, sinal: AbortSignal): Promise<Entrada[]> {
  const linhas = await lerTodas((db, de, ate) =>
    db
      .from('prontuarios')
      .select(COLUNAS_DA_ENTRADA)
      .eq('paciente_id', pacienteId)
      .eq('status', 'finalizado')
      .is('substituido_por', null)
      .not('adendo_de', 'is', null)
      .order('ocorrido_em')
      .order('id')
      .abortSignal(sinal)
      .range(de, ate),
  );
  return lerLinhas(z.array(entradaSchema), linhas);
}

/** Files of the entries of a record that were checked, in the order in which they came. */
async function lerAnexos(pacienteId: string, sinal: AbortSignal) {
  const linhas = await lerTodas((db, de, ate) =>
    db
      .from('anexos')
      .select(`${COLUNAS_DO_ANEXO}, prontuario_id`)
      .eq('paciente_id', pacienteId)
      .eq('estado', 'conferido')
      .not('prontuario_id', 'is', null)
      .order('criado_em')
      .order('id')
      .abortSignal(sinal)
      .range(de, ate),
  );
  return lerLinhas(anexosSchema, linhas);
}

/** A query of the rows from one to another. */
type EmPartes<Linha> = (db: Banco, de: number, ate: number) => Pedido<Linha[]>;

/** Every row of a query, however many the API gives at once. */
async function lerTodas<Linha>(consulta: EmPartes<Linha>): Promise<Linha[]> {
  const todas: Linha[] = [];
  let parte: Linha[];
  do {
    const de = todas.length;
    parte = await consultar((db) => consulta(db, de, de + POR_TABELA - 1));
    todas.push(...parte);
  } while (parte.length === POR_TABELA);
  return todas;
}

/** What belongs to each owner, in the order in which it comes. */
function porDono<Linha, Dono>(
  linhas: readonly Linha[],
  donoDe: (linha: Linha) => Dono,
): Map<Dono, Linha[]> {
  const grupos = new Map<Dono, Linha[]>();
  for (const linha of linhas) {
    const grupo = grupos.get(donoDe(linha));
    if (grupo) grupo.push(linha);
    else grupos.set(donoDe(linha), [linha]);
  }
  return grupos;
}
