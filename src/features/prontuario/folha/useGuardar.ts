import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';

/** A write of the clinical summary: whatever comes of it, what is shown is read again. */
export function useGuardar() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (guardar: () => Promise<void>) => guardar(),
    onSettled: () =>
      Promise.all(
        [
          chavesDoProntuario.folha,
          chavesDoProntuario.problemas,
          chavesDoProntuario.medicamentos,
          chavesDoProntuario.historico,
        ].map((chave) => cache.invalidateQueries({ queryKey: chave(clinicaId, paciente.id) })),
      ),
  });
  return {
    enviando: isPending,
    falha: error ? mensagemDeErro(error) : undefined,
    /** Runs the write; `depois` only when it was done. */
    guardar: (escrita: () => Promise<void>, depois: () => void) =>
      mutate(escrita, { onSuccess: depois }),
  };
}
