import type { Diagnostico } from '@domain/prontuario/diagnosticos.ts';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { chavesDoProntuario } from '@/shared/prontuario/api/keys.ts';
import { listarProblema, problemasOptions } from '../api/resumo.ts';

/** Diagnoses confirmed in this note that the list of problems does not have, one tap away from it. */
export function ComoProblema({ lista }: { lista: readonly Diagnostico[] }) {
  const { paciente, clinicaId } = usePacienteDaTela();
  const cache = useQueryClient();
  const { data: problemas } = useQuery(problemasOptions(clinicaId, paciente.id));
  const listar = useMutation({
    mutationFn: ({ sistema, codigo, descricao }: Diagnostico) =>
      listarProblema(paciente, { sistema, codigo, descricao, desde: null }),
    onSuccess: (_, { codigo }) => {
      avisar.sucesso(`${codigo} está na lista de problemas.`);
      return Promise.all([
        cache.invalidateQueries({ queryKey: chavesDoProntuario.problemas(clinicaId, paciente.id) }),
        cache.invalidateQueries({ queryKey: chavesDoProntuario.folha(clinicaId, paciente.id) }),
      ]);
    },
    onError: (erro) => avisar.erro(erro),
  });
  const novos = lista.filter(
    ({ certeza, codigo }) =>
      certeza === 'confirmado' && problemas?.every((problema) => problema.codigo !== codigo),
  );
  if (novos.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Confirmados fora da lista de problemas">
      <Text size="sm" c="dimmed">
        Lista de problemas:
      </Text>
      {novos.map((diagnostico) => (
        <Button
          key={diagnostico.codigo}
          size="compact-sm"
          variant="default"
          disabled={listar.isPending}
          onClick={() => listar.mutate(diagnostico)}
        >
          Adicionar {diagnostico.codigo} aos problemas
        </Button>
      ))}
    </Group>
  );
}
