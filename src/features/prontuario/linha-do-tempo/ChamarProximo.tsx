import { duracaoPorExtenso } from '@domain/painel/fila.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { Recado } from '@/components/Recado.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { proximoDaFilaOptions } from '@/shared/agenda/api/queries.ts';
import { useAtender } from '@/shared/agenda/useAtender.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';

/** After a visit is finished: who has waited longest, and the way to the next one. */
export function ChamarProximo() {
  const { id } = usePerfil();
  const { clinicaId } = usePacienteDaTela();
  const { data: proximo } = useQuery(proximoDaFilaOptions(clinicaId, id));
  const atender = useAtender();
  if (!proximo) return null;
  return (
    <Recado titulo="Evolução finalizada">
      <Group justify="space-between" gap="xs">
        {proximo.paciente} espera há {duracaoPorExtenso(proximo.minutos)}.
        <Button
          size="sm"
          loading={atender.isPending}
          onClick={() => atender.mutate(proximo.id, { onError: (erro) => avisar.erro(erro) })}
        >
          Chamar próximo
        </Button>
      </Group>
    </Recado>
  );
}
