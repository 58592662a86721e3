import { consultar } from '@/lib/supabase/consulta.ts';
import type { Bloqueio, Disponibilidade, Regras, Sala, Tipo } from './linhas.ts';

/** Writes of what the agenda stands on. Nothing is deleted: what is not used any more is inactive. */

export async function criarSala(clinicaId: string, nome: string): Promise<void> {
  await consultar((db) =>
    db.from('salas').insert({ clinica_id: clinicaId, nome }).select('id').single(),
  );
}

export async function alterarSala(
  id: string,
  campos: Partial<Pick<Sala, 'nome' | 'ativa'>>,
): Promise<void> {
  await consultar((db) => db.from('salas').update(campos).eq('id', id).select('id').single());
}

export type CamposDoTipo = Omit<Tipo, 'id' | 'ativo'>;

export async function criarTipo(clinicaId: string, campos: CamposDoTipo): Promise<void> {
  await consultar((db) =>
    db
      .from('tipos_de_atendimento')
      .insert({ clinica_id: clinicaId, ...campos })
      .select('id')
      .single(),
  );
}

export async function alterarTipo(
  id: string,
  campos: Partial<CamposDoTipo & Pick<Tipo, 'ativo'>>,
): Promise<void> {
  await consultar((db) =>
    db.from('tipos_de_atendimento').update(campos).eq('id', id).select('id').single(),
  );
}

export type CamposDaDisponibilidade = Pick<
  Disponibilidade,
  'medico_id' | 'dia_da_semana' | 'inicio' | 'fim' | 'sala_id'
>;

/** Weekly hours on several days at once. */
export async function criarDisponibilidades(
  clinicaId: string,
  linhas: readonly CamposDaDisponibilidade[],
): Promise<void> {
  await consultar((db) =>
    db
      .from('disponibilidades')
      .insert(linhas.map((linha) => ({ clinica_id: clinicaId, ...linha })))
      .select('id'),
  );
}

export async function definirDisponibilidade(id: string, ativa: boolean): Promise<void> {
  await consultar((db) =>
    db.from('disponibilidades').update({ ativa }).eq('id', id).select('id').single(),
  );
}

export type CamposDoBloqueio = Omit<Bloqueio, 'id'>;

export async function criarBloqueio(clinicaId: string, campos: CamposDoBloqueio): Promise<void> {
  await consultar((db) =>
    db
      .from('bloqueios_de_agenda')
      .insert({ clinica_id: clinicaId, ...campos })
      .select('id')
      .single(),
  );
}

export async function definirBloqueio(id: string, ativo: boolean): Promise<void> {
  await consultar((db) =>
    db.from('bloqueios_de_agenda').update({ ativo }).eq('id', id).select('id').single(),
  );
}

/** Sets the rules; the first time writes the row. */
export async function guardarRegras(
  clinicaId: string,
  regras: Regras,
  existem: boolean,
): Promise<void> {
  await consultar((db) =>
    existem
      ? db
          .from('agenda_regras')
          .update(regras)
          .eq('clinica_id', clinicaId)
          .select('clinica_id')
          .single()
      : db
          .from('agenda_regras')
          .insert({ clinica_id: clinicaId, ...regras })
          .select('clinica_id')
          .single(),
  );
}
