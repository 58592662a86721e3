import { useNetwork } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { aparelho } from '@/lib/armazem.ts';
import { useQuantasPendencias, useTudoNoAparelho } from '@/lib/pendencias/usePendencias.ts';
import classes from './BarraOffline.module.css';

/** A quiet bar while there is no connection: what still works and what waits. */
export function BarraOffline({ usuarioId }: { usuarioId: string }) {
  const { online } = useNetwork();
  return <div role="status">{!online && <SemConexao usuarioId={usuarioId} />}</div>;
}

function SemConexao({ usuarioId }: { usuarioId: string }) {
  const quantas = useQuantasPendencias(usuarioId);
  const tudoNoAparelho = useTudoNoAparelho(usuarioId);
  const tudoCoube = useSyncExternalStore(aparelho.assinar, aparelho.tudoCoube);
  return (
    <p className={classes.barra}>
      <IconCloudOff size={18} aria-hidden />
      <span>
        Você está sem conexão. O que já abriu continua na tela
        {tudoNoAparelho && tudoCoube
          ? ', e os rascunhos ficam guardados neste aparelho até a conexão voltar.'
          : ', mas este aparelho não está guardando o que você escreve: não feche esta página antes de a conexão voltar.'}
        {esperam(quantas)}
      </span>
    </p>
  );
}

function esperam(quantas: number): string {
  if (quantas === 0) return '';
  if (quantas === 1) return ' 1 alteração espera para ser enviada.';
  return ` ${quantas.toLocaleString('pt-BR')} alterações esperam para ser enviadas.`;
}
