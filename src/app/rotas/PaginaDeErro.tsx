import { Button, Stack, Text, Title } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Desenho, FALHA } from '@/components/Desenho.tsx';
import { DetalheDoErro } from '@/components/DetalheDoErro.tsx';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import { PATHS } from '@/config/paths.ts';
import { mensagemDeErro, requestIdDe } from '@/lib/errors/erros.ts';
import classes from './PaginaCheia.module.css';

/** A screen that broke. What was saved stays saved. */
export function PaginaDeErro({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const tentar = async () => {
    reset();
    await router.invalidate();
  };
  return (
    <main id={ID_DO_CONTEUDO} tabIndex={-1} className={classes.pagina}>
      <Stack align="center" ta="center" gap="md" role="alert">
        <Desenho>{FALHA}</Desenho>
        <Title order={1}>Esta tela parou de funcionar</Title>
        <Text c="dimmed" maw="46ch">
          {mensagemDeErro(error)} O que já estava salvo continua salvo.
        </Text>
        <div className={classes.acoes}>
          <Button onClick={tentar}>Tentar de novo</Button>
          <Button component="a" href={PATHS.app} variant="default">
            Voltar ao início
          </Button>
        </div>
        <DetalheDoErro requestId={requestIdDe(error)} />
      </Stack>
    </main>
  );
}
