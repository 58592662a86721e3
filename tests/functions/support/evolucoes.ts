import type { ClinicaComAgenda } from './agenda.ts';
import type { Funcoes } from './pilha.ts';

/** A finished entry of a clinic's doctor, ready to be signed. */
export async function evolucaoFinalizada(
  funcoes: Funcoes,
  { medico, clinica, paciente }: ClinicaComAgenda,
): Promise<string> {
  const { corpo } = await funcoes.direto('POST', '/rest/v1/prontuarios?select=id', {
    token: medico.token,
    cabecalhos: { prefer: 'return=representation' },
    corpo: { clinica_id: clinica.id, paciente_id: paciente, subjetivo: 'Tosse.' },
  });
  const [{ id }] = corpo as [{ id: string }];
  await funcoes.direto('PATCH', `/rest/v1/prontuarios?id=eq.${id}`, {
    token: medico.token,
    corpo: { status: 'finalizado' },
  });
  return id;
}
