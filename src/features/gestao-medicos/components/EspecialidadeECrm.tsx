import { formatarCrm } from '@domain/documentos/crm.ts';
import { Stack } from '@mantine/core';

interface Props {
  medico: { especialidade: string | null; crm: string | null; crm_uf: string | null };
}

/** What tells two doctors of the same name apart. */
export function EspecialidadeECrm({ medico: { especialidade, crm, crm_uf } }: Props) {
  return (
    <Stack className="numeros" gap={0} miw={0}>
      <span>{especialidade}</span>
      <span>{formatarCrm(crm, crm_uf)}</span>
    </Stack>
  );
}
