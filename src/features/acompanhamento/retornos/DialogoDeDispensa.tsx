import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import type { Retorno } from '@/shared/retornos/api/linhas.ts';

const MAXIMO = 300;

interface Props {
  retorno: Retorno;
  aoConfirmar: (motivo: string) => void;
  aoFechar: () => void;
}

/** Asks why a return is dismissed; the reason stays beside it. */
export function DialogoDeDispensa({ retorno, aoConfirmar, aoFechar }: Props) {
  const [motivo, setMotivo] = useState('');
  const [recusa, setRecusa] = useState<string>();

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const limpo = motivo.trim();
    if (limpo.length < 3) setRecusa('Diga em poucas palavras por que ele foi dispensado.');
    else aoConfirmar(limpo);
  };

  return (
    <Dialogo opened onClose={aoFechar} title="Dispensar este retorno">
      <form onSubmit={enviar} noValidate>
        <Stack>
          <Text>
            O retorno de <b>{retorno.paciente_nome}</b> sai da lista e fica em Encerrados, com o
            motivo.
          </Text>
          <Textarea
            data-autofocus
            label="Motivo"
            description="Obrigatório. A equipe também lê: não escreva dados clínicos."
            value={motivo}
            onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            error={recusa}
            autosize
            minRows={2}
            maxLength={MAXIMO}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={aoFechar}>
              Cancelar
            </Button>
            <Button type="submit">Dispensar</Button>
          </Group>
        </Stack>
      </form>
    </Dialogo>
  );
}
