import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarData } from '@/lib/format/datas.ts';
import { definirRecusaDeIa, type RecusaDeIa, recusaDeIaOptions } from '../api/recusa-de-ia.ts';

interface Props {
  clinicaId: string;
  pacienteId: string;
  /** Whether the person edits the registration. */
  cadastra: boolean;
}

/** Whether the patient refuses that the doctor asks the assistant about them. */
export function RecusaDoAssistente({ clinicaId, pacienteId, cadastra }: Props) {
  const cache = useQueryClient();
  const opcoes = recusaDeIaOptions(clinicaId, pacienteId);
  const { data, error, isPending, refetch } = useQuery(opcoes);
  const definir = useMutation({
    mutationFn: (recusa: boolean) => definirRecusaDeIa(pacienteId, recusa),
    onError: avisar.erro,
    onSettled: () => cache.invalidateQueries({ queryKey: opcoes.queryKey }),
  });
  return (
    <Bloco titulo="Assistente de IA">
      <Stack align="flex-start" pb="recuo" px="recuo">
        {isPending && <Esqueleto linhas={2} />}
        {error && data === undefined && (
          <EstadoErro
            erro={error}
            titulo="Não foi possível saber se o paciente recusou o assistente."
            aoTentar={() => void refetch()}
          />
        )}
        {data !== undefined && <Situacao recusa={data} />}
        {data !== undefined && cadastra && !data?.pelo_paciente && (
          <Button
            variant="default"
            loading={definir.isPending}
            onClick={() => definir.mutate(data === null)}
          >
            {data ? 'Remover a recusa' : 'Registrar recusa'}
          </Button>
        )}
      </Stack>
    </Bloco>
  );
}

function Situacao({ recusa }: { recusa: RecusaDeIa | null }) {
  const fuso = useFuso();
  if (!recusa) {
    return (
      <Text size="sm" c="dimmed" className="leitura">
        O médico pode perguntar ao assistente sobre este caso. Se o paciente não quiser, registre a
        recusa: o atendimento não muda, e perguntas pelo prontuário dele deixam de ser aceitas.
      </Text>
    );
  }
  const quando = formatarData(recusa.recusada_em, fuso);
  const quem = recusa.registrou ? ` Registrado por ${recusa.registrou.nome}.` : '';
  return (
    <Text role="status">
      {recusa.pelo_paciente
        ? `O paciente recusou o uso de IA pela conta dele, em ${quando}. Só ele volta atrás.`
        : `O paciente recusou o uso de IA em ${quando}.${quem}`}
    </Text>
  );
}
