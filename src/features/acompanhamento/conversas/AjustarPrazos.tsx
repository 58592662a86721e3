import { NativeSelect, SimpleGrid, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import type { PrazosDeResposta } from '@/shared/conversas/api/linhas.ts';
import { guardarPrazos } from '@/shared/conversas/api/mutations.ts';
import { prazosDeRespostaOptions } from '@/shared/conversas/api/queries.ts';
import { duracaoEmPalavras } from './prazos.ts';

/** In hours. */
const PRAZOS = [2, 4, 8, 12, 24, 48, 72, 120, 240];
const CAMPOS = [
  { nome: 'prazo_administrativo_horas', rotulo: 'Conversas administrativas' },
  { nome: 'prazo_clinico_horas', rotulo: 'Conversas clínicas' },
] as const satisfies readonly { nome: keyof PrazosDeResposta; rotulo: string }[];

/** Within how long the clinic means to answer each subject. */
export function AjustarPrazos({ clinicaId }: { clinicaId: string }) {
  const cache = useQueryClient();
  const { data } = useQuery(prazosDeRespostaOptions(clinicaId));
  const guardar = useMutation({
    mutationFn: (prazos: Partial<PrazosDeResposta>) => guardarPrazos(clinicaId, prazos),
    onError: avisar.erro,
    onSettled: () =>
      cache.invalidateQueries({ queryKey: prazosDeRespostaOptions(clinicaId).queryKey }),
  });
  if (!data) return null;
  const prazos = { ...data, ...(guardar.isPending && guardar.variables) };
  return (
    <section aria-label="Prazo de resposta">
      <Text size="sm" c="dimmed" mb="xs">
        Em quanto tempo a clínica responde a um paciente. O prazo aparece para a equipe e para o
        paciente; o de quem já espera não muda.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {CAMPOS.map(({ nome, rotulo }) => (
          <NativeSelect
            key={nome}
            label={rotulo}
            value={String(prazos[nome])}
            disabled={guardar.isPending}
            onChange={({ currentTarget }) =>
              guardar.mutate({ [nome]: Number(currentTarget.value) })
            }
            data={[...new Set([...PRAZOS, prazos[nome]])]
              .sort((a, b) => a - b)
              .map((horas) => ({ value: String(horas), label: duracaoEmPalavras(horas) }))}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}
