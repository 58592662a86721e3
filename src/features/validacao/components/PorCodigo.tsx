import { lerCodigo } from '@domain/contracts/assinatura.ts';
import { Button, TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { ENTER_ENVIA } from '@/components/formulario/enter.ts';
import { codigoDoQr } from '../codigo.ts';
import { leQr, lerQr } from '../qr.ts';
import classes from './PorCodigo.module.css';

interface Props {
  inicial: string;
  ocupado: boolean;
  aoValidar: (codigo: string) => void;
}

const SEM_CODIGO = 'Código: 12 letras e números, como ABCD-EFGH-JKMN.';
const SEM_QR = 'Não encontramos um QR de documento nesta foto. Aproxime-o ou digite o código.';

/** Checks a document by the code printed on it, typed or read from a photo of its QR. */
export function PorCodigo({ inicial, ocupado, aoValidar }: Props) {
  const [texto, setTexto] = useState(inicial);
  const [erro, setErro] = useState<string>();
  const campo = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function validar(codigo: string | undefined, recusa: string) {
    setErro(codigo ? undefined : recusa);
    if (!codigo) return campo.current?.focus();
    setTexto(codigo);
    aoValidar(codigo);
  }
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (!ocupado) validar(lerCodigo(texto), SEM_CODIGO);
  };
  async function fotografar({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const foto = currentTarget.files?.[0];
    currentTarget.value = '';
    if (!foto) return;
    const lido = await lerQr(foto).catch(() => null);
    validar(lido ? codigoDoQr(lido) : undefined, SEM_QR);
  }

  return (
    <form onSubmit={enviar} noValidate className={classes.formulario} {...ENTER_ENVIA}>
      <TextInput
        ref={campo}
        className={classes.campo}
        label="Código de verificação"
        description="Está impresso junto do QR do documento."
        placeholder="ABCD-EFGH-JKMN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={texto}
        error={erro}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <div className={classes.acoes}>
        <Button type="submit" loading={ocupado}>
          Validar
        </Button>
        {leQr() && (
          <>
            <input
              ref={camera}
              type="file"
              hidden
              accept="image/*"
              capture="environment"
              aria-label="Foto do QR"
              onChange={(evento) => void fotografar(evento)}
            />
            <Button variant="default" onClick={() => camera.current?.click()}>
              Fotografar o QR
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
