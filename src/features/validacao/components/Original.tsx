import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { type Original as Aberto, abrirOriginal } from '../api/servidor.ts';
import classes from './PorCodigo.module.css';

/** Fetched by who dispenses alone. */
const Dispensacao = sobDemanda(() =>
  import('./Dispensacao.tsx').then((modulo) => ({ default: modulo.Dispensacao })),
);

/**
 * For who has the paper in the hand, as a pharmacist: the original PDF by the access code beside the QR
 * and, of a prescription, the register of what is dispensed.
 */
export function Original({ codigo }: { codigo: string }) {
  const [acesso, setAcesso] = useState('');
  const [erro, setErro] = useState<string>();
  const [aberto, setAberto] = useState<Aberto>();
  const [abrindo, setAbrindo] = useState(false);
  const codigos = { verificationCode: codigo, accessCode: acesso.trim() };
  async function abrir() {
    if (abrindo) return;
    setErro(undefined);
    setAbrindo(true);
    try {
      setAberto(await abrirOriginal(codigos.verificationCode, codigos.accessCode));
    } catch (falha) {
      setErro(mensagemDeErro(falha));
    } finally {
      setAbrindo(false);
    }
  }
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    void abrir();
  };
  if (aberto) {
    return (
      <Stack>
        <Text role="status">
          <Anchor href={aberto.endereco} target="_blank" rel="noreferrer">
            Abrir o PDF original
          </Anchor>
          . O endereço vale por um minuto.{' '}
          <Button variant="subtle" size="compact-md" loading={abrindo} onClick={() => void abrir()}>
            Gerar outro
          </Button>
        </Text>
        {erro && <Text role="alert">{erro}</Text>}
        {aberto.receita !== null && (
          <Suspense fallback={null}>
            <Dispensacao codigos={codigos} receita={aberto.receita} />
          </Suspense>
        )}
      </Stack>
    );
  }
  return (
    <form onSubmit={enviar} noValidate className={classes.formulario} {...ENTER_ENVIA}>
      <TextInput
        className={classes.campo}
        label="Código de acesso"
        description="Fica ao lado do QR. Quem tem o documento em mãos abre o PDF original com ele; a farmácia registra a dispensação."
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
