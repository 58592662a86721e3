import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import { Desenho } from './Desenho.tsx';
import { DESENHOS } from './desenhos.tsx';

/** Shown in the place of a premium area to a doctor whose plan does not include it. */
export function AvisoDePlano() {
  return (
    <Paper p="xl" radius="lg" withBorder>
      <Stack align="center" ta="center" gap="sm">
        <Desenho>{DESENHOS.cadeado}</Desenho>
        <Title order={2}>Este recurso faz parte do plano premium</Title>
        <Text c="dimmed" maw="46ch">
          O plano premium inclui atendimento individual, assistente de IA e relatórios avançados.
          Seus dados continuam aqui, e nada muda no que você já usa.
        </Text>
        <Button component="a" href={PAGINAS_PUBLICAS.ajuda} variant="light">
          Conhecer os planos
        </Button>
      </Stack>
    </Paper>
  );
}
