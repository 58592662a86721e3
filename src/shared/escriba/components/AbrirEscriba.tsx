import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { Destino } from '../destino.ts';
import type { Visita } from '../visita.ts';

const GavetaDoEscriba = sobDemanda(() =>
  import('./GavetaDoEscriba.tsx').then((modulo) => ({ default: modulo.GavetaDoEscriba })),
);

interface Props extends Pick<ButtonProps, 'mih'> {
  /** Of which visit; asked as the drawer shows. */
  visita: () => Visita;
  destino: Destino;
}

/** Opens the scribe, and tells that it listens while it does, also once its drawer is closed. */
export function AbrirEscriba({ visita, destino, mih }: Props) {
  const [aberta, setAberta] = useState<boolean>();
  const [ouvindo, setOuvindo] = useState(false);
  return (
    <>
      <Button
        mih={mih}
        variant={ouvindo ? 'filled' : 'default'}
        {...(ouvindo && { color: 'red' })}
        onClick={() => setAberta(true)}
      >
        {ouvindo ? 'Escriba: ouvindo' : 'Escriba'}
      </Button>
      {aberta !== undefined && (
        <Suspense fallback={null}>
          <GavetaDoEscriba
            visita={visita()}
            destino={destino}
            aberta={aberta}
            aoFechar={() => setAberta(false)}
            aoOuvir={setOuvindo}
          />
        </Suspense>
      )}
    </>
  );
}
