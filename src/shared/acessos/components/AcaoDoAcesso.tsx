import { type AcaoNoProntuario, ROTULO_DA_ACAO } from '@domain/acessos/acoes.ts';
import { Group } from '@mantine/core';
import { IconUrgent } from '@tabler/icons-react';

interface Props {
  acao: AcaoNoProntuario;
  emergencia: boolean;
}

/** Shows what was done with a record, and whether in an emergency. */
export function AcaoDoAcesso({ acao, emergencia }: Props) {
  if (!emergencia) return <span>{ROTULO_DA_ACAO[acao]}</span>;
  return (
    <Group
      component="span"
      display="inline-flex"
      gap={4}
      wrap="nowrap"
      c="var(--mantine-color-error)"
      fw={600}
    >
      <IconUrgent size={16} aria-hidden />
      {acao === 'acesso_de_emergencia'
        ? ROTULO_DA_ACAO[acao]
        : `${ROTULO_DA_ACAO[acao]} (em emergência)`}
    </Group>
  );
}
