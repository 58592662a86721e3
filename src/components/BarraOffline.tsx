import { useNetwork } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import classes from './BarraOffline.module.css';

/** A quiet bar while there is no connection: what still works and what waits. */
export function BarraOffline() {
  const { online } = useNetwork();
  return (
    <div role="status">
      {!online && (
        <p className={classes.barra}>
          <IconCloudOff size={18} aria-hidden />
          <span>
            Você está sem conexão. O que já abriu continua na tela, e os rascunhos ficam guardados
            neste aparelho até a conexão voltar.
          </span>
        </p>
      )}
    </div>
  );
}
