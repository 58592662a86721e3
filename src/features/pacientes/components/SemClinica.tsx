import { Stack, Text } from '@mantine/core';
import { AvisoDePlano } from '@/components/AvisoDePlano.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

/** Nobody's patients can be shown or registered: the person works in no clinic yet. */
export function SemClinica() {
  const { tipo } = usePerfil();
  if (tipo !== 'medico') {
    return (
      <EstadoVazio
        desenho="pessoas"
        frase="Sua conta ainda não faz parte de uma clínica. Peça um link de convite a quem administra a sua."
      />
    );
  }
  return (
    <Stack>
      <Text className="leitura">
        Pacientes pertencem a uma clínica ou ao seu consultório. Você ainda não tem vínculo com uma
        clínica: peça um convite a ela, ou atenda no seu consultório com o plano premium.
      </Text>
      <AvisoDePlano />
    </Stack>
  );
}
