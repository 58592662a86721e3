import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { FilaDeMensagens, MensagemNaFila } from '../fila/fila.ts';
import classes from './Conversa.module.css';

interface Props {
  mensagens: readonly MensagemNaFila[];
  fila: FilaDeMensagens;
}

/** Messages of this device that the server does not have: waiting, or refused with the reason. */
export function NaoEnviadas({ mensagens, fila }: Props) {
  if (mensagens.length === 0) return null;
  return (
    <ol className={classes.lista}>
      {mensagens.map((mensagem) => (
        <li key={mensagem.id} className={classes.mensagem} data-minha>
          <p className={classes.texto}>{mensagem.texto}</p>
          {mensagem.anexos.length > 0 && (
            <p className={classes.dica}>Com {mensagem.anexos.map(({ nome }) => nome).join(', ')}</p>
          )}
          <span className={classes.rodape}>
            {mensagem.recusa === null ? (
              <>
                <IconClock size={14} aria-hidden />{' '}
                {fila.noAparelho()
                  ? 'Guardada neste aparelho até ser enviada'
                  : 'Ainda não enviada: não feche esta página, este aparelho não conseguiu guardá-la'}
              </>
            ) : (
              <>
                <IconAlertTriangle size={14} aria-hidden /> Não enviada. {mensagem.recusa}
                <Button
                  variant="subtle"
                  size="compact-xs"
                  onClick={() => void fila.tentarDeNovo(mensagem.id)}
                >
                  Tentar de novo
                </Button>
                <Button
                  variant="subtle"
                  size="compact-xs"
                  color="gray"
                  onClick={() => fila.desistir(mensagem.id)}
                >
                  Descartar
                </Button>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
