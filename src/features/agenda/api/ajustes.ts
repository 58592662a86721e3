import { FALHAS } from '@domain/falhas/codigos.ts';
import { ErroDoBanco, foiRecusado } from '@/lib/errors/erros.ts';
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

export type CamposDoTipo = Omit<Tipo, 'id' | 'ativo' | 'revisao'>;

export async function criarTipo(clinicaId: string, campos: CamposDoTipo): Promise<void> {
  await consultar((db) =>
    db
      .from('tipos_de_atendimento')
      .insert({ clinica_id: clinicaId, ...campos })
      .select('id')
      .single(),
  );
}

/** Writes a kind over the revision that was read; yields the new one. */
export async function alterarTipo(id: string, campos: CamposDoTipo, lida: number): Promise<number> {
  const { revisao } = await consultar((db) =>
    db
      .from('tipos_de_atendimento')
      .update({ ...campos, revisao: lida })
      .eq('id', id)
      .select('revisao')
      .single(),
  );
  return revisao;
}

export async function definirTipo(id: string, ativo: boolean): Promise<void> {
  await consultar((db) =>
    db.from('tipos_de_atendimento').update({ ativo }).eq('id', id).select('id').single(),
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

/** Sets the rules over the revision that was read, null before there are any; yields the new one. */
export async function guardarRegras(
  clinicaId: string,
  regras: Omit<Regras, 'revisao'>,
  lida: number | null,
): Promise<number> {
  try {
    const { revisao } = await consultar((db) => {
      const tabela = db.from('agenda_regras');
      const escrita =
        lida === null
          ? tabela.insert({ clinica_id: clinicaId, ...regras })
          : tabela.update({ ...regras, revisao: lida }).eq('clinica_id', clinicaId);
      return escrita.select('revisao').single();
    });
    return revisao;
  } catch (erro) {
    // Somebody else set the first ones meanwhile.
    if (lida !== null || !foiRecusado(erro, 'JA_EXISTE')) throw erro;
    const codigo = 'ALTERADO_POR_OUTRA_PESSOA';
    throw new ErroDoBanco(FALHAS[codigo].frase, codigo, FALHAS[codigo].status);
  }
}
