import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import classes from './Editor.module.css';
import type { Editor } from './useEditor.ts';

const EvolucaoAnterior = sobDemanda(() =>
  import('./EvolucaoAnterior.tsx').then((modulo) => ({ default: modulo.EvolucaoAnterior })),
);
const GavetaLateral = sobDemanda(() =>
  import('@/components/camadas/GavetaLateral.tsx').then((modulo) => ({
    default: modulo.GavetaLateral,
  })),
);

/** As in the styles: from here on the note of before stands beside today's. */
const LARGA = '(min-width: 75em)';

/** The note of before: beside today's on a wide screen, in a drawer on a narrow one. */
export function AnteriorAoLado({ form }: Pick<Editor, 'form'>) {
  const larga = useMediaQuery(LARGA, false, { getInitialValueInEffect: false });
  if (!larga) return null;
  return (
    <Suspense fallback={null}>
      <EvolucaoAnterior
        form={form}
        moldura={(titulo, conteudo) => (
          <details open className={classes.anterior}>
            <summary>{titulo}</summary>
            <div className={classes.textoAnterior}>{conteudo}</div>
          </details>
        )}
      />
    </Suspense>
  );
}

/** Opens it where it has no place beside. */
export function AnteriorNaGaveta({ form }: Pick<Editor, 'form'>) {
  const larga = useMediaQuery(LARGA, false, { getInitialValueInEffect: false });
  const [aberta, setAberta] = useState<boolean>();
  if (larga) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        Evolução anterior
      </Button>
      {aberta !== undefined && (
        <Suspense fallback={null}>
          <GavetaLateral
            opened={aberta}
            onClose={() => setAberta(false)}
            position="right"
            title="Evolução anterior"
          >
            <EvolucaoAnterior form={form} />
          </GavetaLateral>
        </Suspense>
      )}
    </>
  );
}
