import type { TipoDeLancamento } from '@domain/plantao/acerto.ts';
import type { Horario } from '@domain/plantao/padroes.ts';
import type { Termos } from '@domain/plantao/preco.ts';
import { consultar } from '@/lib/supabase/consulta.ts';
import type { CamposDoLocal } from '../locais/campos.ts';

/** Writes of places, shifts and their money. Nothing is deleted. */

/** Adds a place; yields its id. */
export async function criarLocal(medicoId: string, campos: CamposDoLocal): Promise<string> {
  const { id } = await consultar((db) =>
    db
      .from('locais_de_plantao')
      .insert({ medico_id: medicoId, ...campos })
      .select('id')
      .single(),
  );
  return id;
}

/** Writes a place over the revision that was read; yields the new one. */
export async function alterarLocal(
  id: string,
  campos: CamposDoLocal,
  lida: number,
): Promise<number> {
  const { revisao } = await consultar((db) =>
    db
      .from('locais_de_plantao')
      .update({ ...campos, revisao: lida })
      .eq('id', id)
      .select('revisao')
      .single(),
  );
  return revisao;
}

export async function definirLocal(id: string, ativo: boolean): Promise<void> {
  await consultar((db) =>
    db.from('locais_de_plantao').update({ ativo }).eq('id', id).select('id').single(),
  );
}

/** Writes how a place pays from a day on. */
export async function criarTermos(
  medicoId: string,
  localId: string,
  vigenteDe: string,
  termos: Termos,
): Promise<void> {
  await consultar((db) =>
    db
      .from('termos_do_local')
      .insert({
        medico_id: medicoId,
        local_id: localId,
        vigente_de: vigenteDe,
        // A plain object, as the column is typed.
        termos: JSON.parse(JSON.stringify(termos)),
      })
      .select('id')
      .single(),
  );
}

/** What is agreed of a shift besides its hours. */
export interface CamposDoPlantao {
  local_id: string;
  sobreaviso: boolean;
  valor_combinado_centavos: number | null;
  observacoes: string | null;
}

/** Plans shifts, all or none; those of a series are known as planned together. */
export async function criarPlantoes(
  medicoId: string,
  campos: CamposDoPlantao,
  horarios: readonly Horario[],
): Promise<void> {
  const serie = horarios.length > 1 ? crypto.randomUUID() : null;
  await consultar((db) =>
    db
      .from('plantoes')
      .insert(
        horarios.map((horario) => ({
          medico_id: medicoId,
          ...campos,
          ...horario,
          serie_id: serie,
        })),
      )
      .select('id'),
  );
}

/** Writes a shift over the revision that was read; yields the new one. */
export async function alterarPlantao(
  id: string,
  campos: CamposDoPlantao & Horario,
  lida: number,
): Promise<number> {
  const { revisao } = await consultar((db) =>
    db
      .from('plantoes')
      .update({ ...campos, revisao: lida })
      .eq('id', id)
      .select('revisao')
      .single(),
  );
  return revisao;
}

export async function definirEstadoDoPlantao(
  id: string,
  estado: 'previsto' | 'realizado' | 'cancelado',
): Promise<void> {
  await consultar((db) =>
    db.from('plantoes').update({ estado }).eq('id', id).select('id').single(),
  );
}

/** Cancels what was planned together and begins from an instant on. */
export async function cancelarSerie(serieId: string, de: string): Promise<void> {
  await consultar((db) =>
    db
      .from('plantoes')
      .update({ estado: 'cancelado' })
      .eq('serie_id', serieId)
      .eq('estado', 'previsto')
      .gte('inicio', de)
      .select('id'),
  );
}

/** An invoice, what arrived or a cut, as it is written. */
export interface CamposDoLancamento {
  tipo: TipoDeLancamento;
  dia: string;
  valor_centavos: number;
  documento: string | null;
  motivo: string | null;
}

/** Writes the same of several shifts, each its own amount: an invoice is often of a whole month. */
export async function lancar(
  medicoId: string,
  linhas: readonly (CamposDoLancamento & { plantao_id: string })[],
): Promise<void> {
  await consultar((db) =>
    db
      .from('lancamentos_de_plantao')
      .insert(linhas.map((linha) => ({ medico_id: medicoId, ...linha })))
      .select('id'),
  );
}

export async function anularLancamento(id: string): Promise<void> {
  await consultar((db) =>
    db
      .from('lancamentos_de_plantao')
      .update({ anulado_em: new Date().toISOString() })
      .eq('id', id)
      .select('id')
      .single(),
  );
}
