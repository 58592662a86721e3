import { Button, CopyButton, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { criarCodigoDePaciente } from '../api/contas.ts';

/** Makes the code by which a patient's account takes this registration, and shows it this once. */
export function CodigoDaConta({ pacienteId }: { pacienteId: string }) {
  const fuso = useFuso();
  const criar = useMutation({ mutationFn: () => criarCodigoDePaciente(pacienteId) });
  if (!criar.data) {
    return (
      <>
        {criar.error && <Recado tom="erro" titulo={mensagemDeErro(criar.error)} />}
        <Button variant="default" loading={criar.isPending} onClick={() => criar.mutate()}>
          Gerar código de acesso
        </Button>
      </>
    );
  }
  const { codigo, expira_em } = criar.data;
  return (
    <div role="status">
      <Group gap="sm">
        <Text span className="numeros" lts="0.08em" fz="1.75rem" fw={600}>
          {codigo}
        </Text>
        <CopyButton value={codigo}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {copied ? 'Copiado' : 'Copiar'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm">
        Serve uma vez, até {formatarDataHora(expira_em, fuso)}, e não será mostrado de novo. O
        paciente o informa na área do paciente, depois de criar a conta.
      </Text>
    </div>
  );
}
