import { Suspense, useState } from 'react';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useBusca, useMudarBusca } from '../busca.ts';
import type { PropsDaParte } from '../props.ts';

const Pessoa = sobDemanda(() => import('./Pessoa.tsx').then((m) => ({ default: m.Pessoa })));
const NovaPessoa = sobDemanda(() =>
  import('./NovaPessoa.tsx').then((m) => ({ default: m.NovaPessoa })),
);

/** What opens over the CRM. The address says which, so Back closes and a link opens it. */
export function Gavetas({ clinica }: PropsDaParte) {
  const { pessoa, nova } = useBusca();
  const mudar = useMudarBusca();
  const fechar = () => mudar({ pessoa: undefined, nova: undefined });
  // While it slides away it still shows whom it showed.
  const [mostrada, setMostrada] = useState(pessoa);
  if (pessoa && pessoa !== mostrada) setMostrada(pessoa);
  return (
    <GavetaLateral
      opened={Boolean(pessoa ?? nova)}
      onClose={fechar}
      position="right"
      size="min(100%, 34rem)"
      padding="md"
      title={nova && !pessoa ? 'Nova pessoa' : 'Pessoa'}
    >
      <Suspense fallback={<Esqueleto linhas={5} />}>
        {nova && !pessoa ? (
          <NovaPessoa clinica={clinica} />
        ) : (
          mostrada && <Pessoa key={mostrada} clinica={clinica} id={mostrada} fechar={fechar} />
        )}
      </Suspense>
    </GavetaLateral>
  );
}
