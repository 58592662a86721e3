import { codigoSchema } from '@domain/contracts/auth.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CampoCodigo } from '@/components/formulario/CampoCodigo.tsx';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { Formulario } from '@/components/formulario/Formulario.tsx';

const pedidoSchema = z.object({ codigo: codigoSchema });

interface Props {
  /** Sends the password that was given once more, with the code. */
  enviar: (codigo: string) => Promise<void>;
  aoVoltar: () => void;
}

/** After the password, of who has a second factor: its code. */
export function PedirCodigo({ enviar, aoVoltar }: Props) {
  const form = useForm({
    resolver: standardSchemaResolver(pedidoSchema),
    defaultValues: { codigo: '' },
  });
  return (
    <Stack {...ENTER_ENVIA}>
      <Text role="status">
        Sua senha confere. Abra o aplicativo de códigos e digite os seis números do Pleno.
      </Text>
      <Formulario form={form} aoEnviar={({ codigo }) => enviar(codigo)}>
        <CampoCodigo control={form.control} name="codigo" label="Código" autoFocus />
        <Button type="submit" size="md" fullWidth>
          Entrar
        </Button>
        <Button variant="default" size="md" fullWidth onClick={aoVoltar}>
          Voltar
        </Button>
      </Formulario>
      <Text size="sm" c="dimmed">
        Está sem o aplicativo? Ponha em outro a chave que você guardou ao ligar o segundo fator. Sem
        ela, fale com quem administra esta instalação do Pleno.
      </Text>
    </Stack>
  );
}
