import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { abrirOriginal } from '../api/servidor.ts';
import classes from './PorCodigo.module.css';

/** For who has the paper in the hand, as a pharmacist: the original PDF, by the access code beside the QR. */
export function Original({ codigo }: { codigo: string }) {
  const [acesso, setAcesso] = useState('');
  const [erro, setErro] = useState<string>();
  const [endereco, setEndereco] = useState<string>();
  const [abrindo, setAbrindo] = useState(false);
  async function abrir(evento: FormEvent) {
    evento.preventDefault();
    if (abrindo) return;
    setErro(undefined);
    setAbrindo(true);
    try {
      setEndereco(await abrirOriginal(codigo, acesso.trim()));
    } catch (falha) {
      setErro(mensagemDeErro(falha));
    } finally {
      setAbrindo(false);
    }
  }
  if (endereco) {
    return (
      <Text role="status">
        <Anchor href={endereco} target="_blank" rel="noreferrer">
          Abrir o PDF original
        </Anchor>
        . O endereço vale por um minuto.
      </Text>
    );
  }
  return (
    <form
      onSubmit={(evento) => void abrir(evento)}
      noValidate
      className={classes.formulario}
      {...ENTER_ENVIA}
    >
      <TextInput
        className={classes.campo}
        label="Código de acesso"
        description="Quem tem o documento em mãos abre o PDF original com ele."
        autoComplete="off"
        spellCheck={false}
        value={acesso}
        error={erro}
        onChange={({ currentTarget }) => setAcesso(currentTarget.value)}
      />
      <div className={classes.acoes}>
        <Button type="submit" variant="default" loading={abrindo}>
          Abrir documento
        </Button>
      </div>
    </form>
  );
}
