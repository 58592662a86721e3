import { Anchor, Box, List, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

/** For who works nowhere yet: why the dashboard is empty, and what opens it. */
export function SemClinica() {
  const { tipo, email } = usePerfil();
  if (tipo !== 'medico') {
    return (
      <Bloco titulo="Sua conta ainda não faz parte de uma clínica">
        <Text className="leitura" pb="lg" px="lg">
          Peça um link de convite a quem administra a sua clínica e abra-o com esta conta ({email}).
        </Text>
      </Bloco>
    );
  }
  return (
    <Bloco titulo="Falta só um lugar para atender">
      <Box className="leitura" pb="lg" px="lg">
        <Text>Pacientes pertencem a uma clínica ou ao seu consultório. Para começar:</Text>
        <List spacing="xs" mt="xs">
          <List.Item>
            peça a uma clínica que vincule você: ela encontra sua conta pelo nome ou CRM, e o pedido
            aparece aqui para você aceitar;
          </List.Item>
          <List.Item>
            ou abra, com esta conta ({email}), o link de convite que a clínica ou o hospital enviar;
          </List.Item>
          <List.Item>
            ou atenda no seu consultório, com o plano premium:{' '}
            <Anchor href={`${PAGINAS_PUBLICAS.ajuda}#planos`}>o que ele inclui</Anchor>.
          </List.Item>
        </List>
      </Box>
    </Bloco>
  );
}
