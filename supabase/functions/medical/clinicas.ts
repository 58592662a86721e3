import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import type { Perfil } from '@domain/contracts/perfil.ts';
import * as z from 'zod/mini';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';

const clinicasSchema = z.array(z.object({ clinica_id: z.uuid() }));
const regrasSchema = z.array(z.object({ fuso: z.string() }));

/**
 * Lists the tenants of the caller: the own one, that of the staff, or a doctor's practice and
 * active links.
 */
export async function clinicasDe(
  banco: Banco,
  { id, tipo, clinica_id }: Pick<Perfil, 'id' | 'tipo' | 'clinica_id'>,
): Promise<string[]> {
  if (tipo === 'staff') return clinica_id ? [clinica_id] : [];
  if (tipo !== 'medico') return [id];
  const resposta = await banco
    .from('clinica_medicos')
    .select('clinica_id')
    .eq('medico_id', id)
    .eq('vigente', true);
  return [id, ...dadosDe(resposta, clinicasSchema).map((vinculo) => vinculo.clinica_id)];
}

/**
 * Returns the zone in which the days of a call are read: that of the tenant it names, else that of
 * the only one the caller works in; Brasília's where there are several, or where none was chosen.
 */
export async function fusoDaConsulta(
  banco: Banco,
  perfil: Perfil,
  clinica: string | undefined,
): Promise<string> {
  const lida = clinica ?? (await unicaClinicaDe(banco, perfil));
  if (lida === undefined) return FUSO_PADRAO;
  const resposta = await banco.from('agenda_regras').select('fuso').eq('clinica_id', lida);
  return dadosDe(resposta, regrasSchema)[0]?.fuso ?? FUSO_PADRAO;
}

/**
 * Finds the only tenant of the caller. A doctor's own practice counts while the doctor may attend
 * in it.
 */
async function unicaClinicaDe(banco: Banco, perfil: Perfil): Promise<string | undefined> {
  const semConsultorio = perfil.tipo === 'medico' && !perfil.permite_atendimento_individual;
  const todas = await clinicasDe(banco, perfil);
  const [unica, ...outras] = semConsultorio ? todas.filter((id) => id !== perfil.id) : todas;
  return outras.length === 0 ? unica : undefined;
}
