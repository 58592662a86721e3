import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { usarCodigo } from '../api/mutations.ts';
import { useMudar } from '../useArea.ts';

/** Letters and digits of a code, without what people put between them. */
const sinais = (texto: string) => texto.replace(/[^\p{L}\d]/gu, '');
const SINAIS_DO_CODIGO = 10;

/** Takes the code that a clinic handed over and links the account to that clinic's registration. */
export function InformarCodigo({ aoVincular }: { aoVincular: (clinica: string) => void }) {
  const [codigo, setCodigo] = useState('');
  const [falta, setFalta] = useState(false);
  const usar = useMudar(async (digitado: string) => {
    const clinica = await usarCodigo(digitado);
    setCodigo('');
    aoVincular(clinica);
  });
  const incompleto = sinais(codigo).length !== SINAIS_DO_CODIGO;
  return (
    <form
      onSubmit={(evento: FormEvent) => {
        evento.preventDefault();
        setFalta(incompleto);
        if (!incompleto) usar.mutate(codigo);
      }}
      noValidate
    >
      <Stack gap="sm" align="flex-start">
        <TextInput
          label="Código de acesso"
          description="São 10 letras e números, como A1B2C-3D4E5."
          value={codigo}
          size="md"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          w="100%"
          maw="20rem"
          error={
            falta && incompleto
              ? 'Confira o código: são 10 letras e números.'
              : usar.error && mensagemDeErro(usar.error)
          }
          onChange={({ currentTarget }) => {
            setCodigo(currentTarget.value);
            usar.reset();
          }}
        />
        <Button type="submit" size="md" loading={usar.isPending}>
          Ligar à minha conta
        </Button>
      </Stack>
    </form>
  );
}
