import type { ResumoDoProntuario } from '@domain/assistente/prontuario.ts';
import * as z from 'zod/mini';
import type { Banco } from '../_shared/db/banco.ts';
import { dadosDe } from '../_shared/db/resposta.ts';
import { nomesDe, type Paciente } from './consulta.ts';

const folhaSchema = z.object({
  problemas: z.array(z.object({ descricao: z.string(), codigo: z.nullable(z.string()) })),
  medicamentos: z.array(z.object({ nome: z.string(), dose: z.nullable(z.string()) })),
  sinais: z.nullable(z.looseObject({ ocorrido_em: z.string() })),
});
const alergiasSchema = z.object({ alergias: z.array(z.string()), nega_alergias: z.boolean() });
const medidaSchema = z.nullable(z.coerce.number());

/**
 * The summary of a record, as its caller reads it: the policies decide, and the opening is in the log of
 * accesses. Asked only after the log of questions took the patient: who refused is not read.
 */
export async function lerProntuario(
  banco: Banco,
  id: string,
  paciente: Paciente,
): Promise<ResumoDoProntuario> {
  const [folha, resumos] = await Promise.all([
    banco.rpc('folha_de_rosto', { p_paciente: id }),
    banco.from('resumos_clinicos').select('alergias,nega_alergias').eq('paciente_id', id).limit(1),
  ]);
  const { problemas, medicamentos, sinais } = dadosDe(folha, folhaSchema);
  const [resumo] = dadosDe(resumos, z.array(alergiasSchema));
  const { ocorrido_em = null, ...medidas } = sinais ?? {};
  return {
    nomes: nomesDe(paciente),
    nascimento: paciente.data_nascimento,
    sexo: paciente.sexo,
    alergias: resumo?.alergias ?? null,
    nega_alergias: resumo?.nega_alergias ?? false,
    problemas,
    medicamentos,
    sinais: z.parse(z.record(z.string(), medidaSchema), medidas),
    sinaisDe: ocorrido_em?.slice(0, 10) ?? null,
  };
}
