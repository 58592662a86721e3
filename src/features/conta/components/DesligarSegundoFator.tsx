import { type RetiradaDeFator, retiradaDeFatorSchema } from '@domain/contracts/conta.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Group } from '@mantine/core';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { desligarSegundoFator } from '../api/mutations.ts';
import { CamposDaProva } from './CamposDaProva.tsx';

interface Props {
  aoDesligar: () => Promise<void>;
  aoDesistir: () => void;
}

/** Turning it off asks for all that signing in does. */
export function DesligarSegundoFator({ aoDesligar, aoDesistir }: Props) {
  const form = useForm<z.input<typeof retiradaDeFatorSchema>, unknown, RetiradaDeFator>({
    resolver: standardSchemaResolver(retiradaDeFatorSchema),
    defaultValues: { codigo: '', atual: '' },
  });
  return (
    <Formulario
      form={form}
      aoEnviar={async (prova) => {
        await desligarSegundoFator(prova);
        await aoDesligar();
      }}
    >
      <CamposDaProva control={form.control} />
      <Group>
        <Button type="submit">Desligar</Button>
        <Button variant="default" onClick={aoDesistir}>
          Cancelar
        </Button>
      </Group>
    </Formulario>
  );
}
