import { Button, CopyButton, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { AgendaLigada } from '@/shared/plantoes/AgendaLigada.tsx';
import { criarCodigoDeAgenda } from '@/shared/plantoes/api/mutations.ts';

/** Ties the person's on-call account to this agenda, by a code that is typed there. */
export function LigarPlantoes() {
  return (
    <AgendaLigada
      titulo="Meus plantões"
      explicacao="Se você também dá plantões, ligue a sua conta de plantonista: nos plantões previstos a clínica lê só que você está ocupado, e a conta de plantonista vê só os horários em que você atende."
    >
      <Codigo />
    </AgendaLigada>
  );
}

/** Shown here and now only: the database keeps its hash. */
function Codigo() {
  const fuso = useFuso();
  const criar = useMutation({ mutationFn: criarCodigoDeAgenda });
  return (
    <>
      {criar.error && <Recado tom="erro" titulo={mensagemDeErro(criar.error)} />}
      {criar.data && (
        <div role="status">
          <Group gap="sm">
            <Text span className="numeros" lts="0.08em" fz="1.75rem" fw={600}>
              {criar.data.codigo}
            </Text>
            <CopyButton value={criar.data.codigo}>
              {({ copied, copy }) => (
                <Button variant="default" size="xs" onClick={copy}>
                  {copied ? 'Copiado' : 'Copiar'}
                </Button>
              )}
            </CopyButton>
          </Group>
          <Text size="sm">
            {`Serve uma vez, até ${formatarHora(criar.data.expira_em, fuso)}. Entre na conta de plantonista e digite-o em Agenda. Não o passe a ninguém: quem o digita vê seus horários.`}
          </Text>
        </div>
      )}
      <Group>
        <Button variant="default" loading={criar.isPending} onClick={() => criar.mutate()}>
          {criar.data ? 'Criar outro código' : 'Criar código'}
        </Button>
      </Group>
    </>
  );
}
