import { ANEXOS_POR_MENSAGEM, TIPOS_DE_ANEXO } from '@domain/anexos/tipos.ts';
import { ActionIcon, Stack } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type EnvioDeArquivo, porTerminar } from '../envio/envios.ts';
import { useEnvios } from '../envio/useEnvios.ts';
import classes from './Anexos.module.css';
import { ArquivoACaminho } from './ArquivoACaminho.tsx';
import { type AnexosNaEscrita, nomesDosAnexos } from './escrita.ts';
import { useSoltar } from './useSoltar.ts';

interface Props {
  conversaId: string;
  /** Called whenever what is ready, or on its way, changes. */
  aoMudar: (anexos: AnexosNaEscrita) => void;
}

/** Files for the message that is being written: chosen, dropped or pasted, and sent before it. */
export function AnexarNaMensagem({ conversaId, aoMudar }: Props) {
  const { envios, lista } = useEnvios({ conversaId });
  const campo = useRef<HTMLInputElement>(null);
  const cabem = ANEXOS_POR_MENSAGEM - lista.length;
  const adicionar = (arquivos: readonly File[]) =>
    envios.adicionar(arquivos.slice(0, Math.max(cabem, 0)));
  const pairando = useSoltar(adicionar);
  const contar = useEffectEvent(aoMudar);

  useEffect(() => {
    const prontos = lista.flatMap(prontoDe);
    contar({
      prontos: prontos.map(({ anexo: { id, nome } }) => ({ id, nome })),
      nomes: nomesDosAnexos(prontos.map(({ anexo }) => anexo)),
      ocupado: porTerminar(lista),
      limpar: () => envios.esquecer(prontos.map(({ chave }) => chave)),
    });
  }, [lista, envios]);

  function receber({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    adicionar([...(currentTarget.files ?? [])]);
    // Lets the same file be chosen again.
    currentTarget.value = '';
  }

  return (
    <>
      {(lista.length > 0 || pairando) && (
        <div className={classes.aEnviar} data-pairando={pairando || undefined}>
          {pairando && <p className={classes.dica}>Solte para anexar a esta mensagem.</p>}
          {lista.length > 0 && (
            <Stack component="ul" gap="xs" aria-label="Anexos a enviar">
              {lista.map((envio) => (
                <ArquivoACaminho key={envio.chave} envio={envio} envios={envios} />
              ))}
            </Stack>
          )}
          {cabem <= 0 && (
            <p className={classes.dica}>Uma mensagem leva até {ANEXOS_POR_MENSAGEM} anexos.</p>
          )}
        </div>
      )}
      <input
        ref={campo}
        type="file"
        multiple
        hidden
        accept={TIPOS_DE_ANEXO.join(',')}
        onChange={receber}
        aria-label="Arquivos a anexar"
      />
      <ActionIcon
        variant="default"
        size={42}
        aria-label="Anexar arquivo"
        disabled={cabem <= 0}
        onClick={() => campo.current?.click()}
      >
        <IconPaperclip size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

const prontoDe = ({ chave, situacao }: EnvioDeArquivo) =>
  situacao.fase === 'pronto' ? [{ chave, anexo: situacao.anexo }] : [];
