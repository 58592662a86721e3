import { consultar } from '@/lib/supabase/consulta.ts';

/**
 * Says to the log what the database cannot see. Reading goes on whether or not this arrives: what
 * cannot be bypassed is written by the database itself.
 */
export async function registrarAcesso(
  pacienteId: string,
  acao: 'leu_evolucao' | 'imprimiu' | 'exportou',
  prontuarioId?: string,
): Promise<void> {
  await consultar((db) =>
    db.rpc('registrar_acesso', {
      p_paciente: pacienteId,
      p_acao: acao,
      ...(prontuarioId && { p_prontuario: prontuarioId }),
    }),
  );
}
