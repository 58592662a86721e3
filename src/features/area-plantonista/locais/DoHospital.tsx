import type { LocalDePlantao } from '@domain/contracts/plantoes.ts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { avisar } from '@/components/avisar.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { vinculosOptions } from '@/shared/vinculos/api/queries.ts';
import { ligarLocal } from '../api/escala.ts';
import { useReler } from '../api/usePlantoes.ts';

/** Says whether a place is that of a linked hospital, and what the hospital sees by it. */
export function DoHospital({ local }: { local: LocalDePlantao }) {
  const { id: eu } = usePerfil();
  const reler = useReler();
  const { data: vinculos = [] } = useQuery(vinculosOptions(eu));
  const hospitais = vinculos.filter(
    ({ vigente, clinica_id }) => vigente || clinica_id === local.hospital_id,
  );
  const ligar = useMutation({
    mutationFn: (hospital: string | null) => ligarLocal(local.id, hospital),
    onSuccess: (_nada, hospital) =>
      avisar.sucesso(hospital ? 'Local ligado ao hospital.' : 'Local desligado do hospital.'),
    onError: avisar.erro,
    onSettled: reler,
  });
  if (hospitais.length === 0 && !local.hospital_id) {
    return (
      <Text>
        Você não tem vínculo com nenhum hospital.{' '}
        <BotaoLink to={PATHS.meusVinculos} variant="subtle">
          Meus vínculos
        </BotaoLink>
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      <NativeSelect
        label="De qual hospital é este local"
        value={local.hospital_id ?? ''}
        disabled={ligar.isPending}
        onChange={({ currentTarget }) => ligar.mutate(currentTarget.value || null)}
        data={[
          { value: '', label: 'De nenhum dos meus vínculos' },
          ...hospitais.map(({ clinica_id, clinica_nome }) => ({
            value: clinica_id,
            label: clinica_nome,
          })),
        ]}
      />
      <Text size="sm" c="dimmed">
        Dos plantões que você começar aqui daqui para a frente, o hospital vê início, fim e, de cada
        atendimento, horários, cor e desfecho. Não vê quem é o paciente, nada do que você escreve,
        nem suas contas.
      </Text>
    </Stack>
  );
}
