import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { FilaDeMensagens, MensagemEsperando } from '../fila.ts';
import classes from './Conversa.module.css';

interface Props {
  mensagens: readonly MensagemEsperando[];
  fila: FilaDeMensagens;
}

/** Messages of this device that the server does not have: waiting, or refused with the reason. */
export function NaoEnviadas({ mensagens, fila }: Props) {
  if (mensagens.length === 0) return null;
  return (
    <ol className={classes.lista}>
      {mensagens.map(({ id, dados, situacao, falha, noAparelho }) => (
        <li key={id} className={`cartao ${classes.mensagem}`} data-minha>
          <p className={classes.texto}>{dados.texto}</p>
          {dados.anexos.length > 0 && (
            <Text c="dimmed" fz="sm">
              Com {dados.anexos.map(({ nome }) => nome).join(', ')}
            </Text>
          )}
          <span className={classes.rodape}>
            {situacao !== 'recusada' ? (
              <>
                <IconClock size={14} aria-hidden />{' '}
                {noAparelho
                  ? 'Guardada neste aparelho até ser enviada'
                  : 'Ainda não enviada: não feche esta página, este aparelho não conseguiu guardá-la'}
              </>
            ) : (
              <>
                <IconAlertTriangle size={14} aria-hidden /> Não enviada. {falha?.mensagem}
                <Button variant="subtle" size="compact-xs" onClick={() => fila.tentarDeNovo(id)}>
                  Tentar de novo
                </Button>
                <Button
                  variant="subtle"
                  size="compact-xs"
                  color="gray"
                  onClick={() => fila.desistir(id)}
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
