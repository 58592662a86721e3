import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { useNoCelular } from '@/components/noCelular.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { Conversa } from '../components/Conversa.tsx';

interface Props {
  aberta: boolean;
  aoFechar: () => void;
  /** The patient whose record the screen is of. */
  pacienteId: string | undefined;
}

/** The assistant beside any screen; in a record its questions are kept with the patient. */
export function Gaveta({ aberta, aoFechar, pacienteId }: Props) {
  const celular = useNoCelular();
  return (
    <GavetaLateral
      opened={aberta}
      onClose={aoFechar}
      position="right"
      size={celular ? '100%' : '38rem'}
      title="Assistente"
      padding="md"
      keepMounted
      overlayProps={{ backgroundOpacity: 0.2 }}
    >
      {/* Another patient, another conversation: nothing asked of one shows for the other. */}
      <Conteudo key={pacienteId ?? ''} pacienteId={pacienteId} />
    </GavetaLateral>
  );
}

function Conteudo({ pacienteId }: Pick<Props, 'pacienteId'>) {
  const { clinica } = useActiveClinica();
  const { tipo } = usePerfil();
  const [conversaId, setConversaId] = useState(() => crypto.randomUUID());
  return (
    <Stack gap="md">
      {pacienteId && (
        <Text size="sm" c="dimmed">
          A pergunta fica guardada com este prontuário, sem o nome do paciente. O assistente só lê o
          prontuário quando você marca.
        </Text>
      )}
      <Conversa
        key={conversaId}
        conversaId={conversaId}
        clinicaId={tipo === 'medico' ? (clinica?.id ?? null) : null}
        pacienteId={pacienteId ?? null}
        contexto={pacienteId ? 'prontuario' : tipo === 'plantonista' ? 'plantao' : 'general'}
      />
      <Button
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setConversaId(crypto.randomUUID())}
      >
        Nova conversa
      </Button>
    </Stack>
  );
}
