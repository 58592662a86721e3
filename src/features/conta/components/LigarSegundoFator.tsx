import '@mantine/core/styles/Code.layer.css';
import {
  type ConfirmacaoDeFator,
  confirmacaoDeFatorSchema,
  type RespostaDeInscricao,
} from '@domain/contracts/conta.ts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Code, Group, List, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Formulario } from '@/components/formulario/Formulario.tsx';
import { Qr } from '@/components/Qr.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import { ligarSegundoFator } from '../api/mutations.ts';
import { CamposDaProva } from './CamposDaProva.tsx';

interface Props {
  inscricao: RespostaDeInscricao;
  aoLigar: () => Promise<void>;
  aoDesistir: () => void;
}

/** What the authenticator app reads, what to keep, and the first code, which turns the factor on. */
export function LigarSegundoFator({ inscricao, aoLigar, aoDesistir }: Props) {
  const { continuarCom } = useAuth();
  const { fator, segredo, endereco } = inscricao;
  const form = useForm<z.input<typeof confirmacaoDeFatorSchema>, unknown, ConfirmacaoDeFator>({
    resolver: standardSchemaResolver(confirmacaoDeFatorSchema),
    defaultValues: { fator, codigo: '', atual: '' },
  });
  return (
    <Stack>
      <List type="ordered" spacing="xs">
        <List.Item>Abra no celular um aplicativo de códigos (autenticador).</List.Item>
        <List.Item>Leia com ele o QR abaixo, ou digite a chave.</List.Item>
        <List.Item>Digite aqui os seis números que ele mostrar, e a sua senha.</List.Item>
      </List>
      <Qr texto={endereco} titulo="QR do segundo fator" />
      <Text>
        Chave: <Code className="como-escrito">{segredo.match(/.{1,4}/g)?.join(' ')}</Code>
      </Text>
      <Recado tom="aviso" titulo="Guarde a chave fora deste celular">
        Com ela você põe os códigos em outro aparelho. Sem o celular e sem a chave não se entra: nem
        por e-mail, nem trocando a senha. Só quem administra esta instalação do Pleno desliga o
        segundo fator, depois de conferir quem você é.
      </Recado>
      <Formulario
        form={form}
        aoEnviar={async (prova) => {
          await continuarCom(await ligarSegundoFator(prova));
          await aoLigar();
        }}
      >
        <CamposDaProva control={form.control} />
        <Group>
          <Button type="submit">Ligar</Button>
          <Button variant="default" onClick={aoDesistir}>
            Cancelar
          </Button>
        </Group>
      </Formulario>
    </Stack>
  );
}
