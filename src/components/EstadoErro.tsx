import { Button, Text, Title } from '@mantine/core';
import { mensagemDeErro, requestIdDe } from '@/lib/errors/erros.ts';
import { Desenho, FALHA } from './Desenho.tsx';
import { DetalheDoErro } from './DetalheDoErro.tsx';
import classes from './Estado.module.css';

interface Props {
  erro: unknown;
  /** What happened, in the words of the screen: "Não foi possível carregar os pacientes." */
  titulo?: string;
  /** What it means for the person's data. */
  dados?: string;
  aoTentar?: () => void;
}

/** A failure where content should be: what happened, what of the data, what to do now. */
export function EstadoErro({
  erro,
  titulo = 'Não foi possível carregar esta parte.',
  dados = 'Nada do que está salvo foi alterado.',
  aoTentar,
}: Props) {
  return (
    <div className={classes.estado} role="alert">
      <Desenho>{FALHA}</Desenho>
      <div>
        <Title order={2} size="h3">
          {titulo}
        </Title>
        <Text className={classes.frase}>
          {mensagemDeErro(erro)} {dados}
        </Text>
      </div>
      {aoTentar && (
        <Button variant="default" onClick={aoTentar}>
          Tentar de novo
        </Button>
      )}
      <DetalheDoErro requestId={requestIdDe(erro)} />
    </div>
  );
}
