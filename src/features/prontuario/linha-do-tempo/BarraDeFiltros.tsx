import { Button, Group, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { FiltroDaLinha } from '../api/keys.ts';
import { buscaDoFiltro, temFiltro } from './filtro.ts';

const Filtros = lazy(() => import('./Filtros.tsx').then((modulo) => ({ default: modulo.Filtros })));

interface Props {
  filtro: FiltroDaLinha;
  /** Whether the reader writes here, and so may want only what is their own. */
  porAutor: boolean;
}

/** Which entries the timeline shows; the address keeps it. */
export function BarraDeFiltros({ filtro, porAutor }: Props) {
  const navegar = useNavigate();
  const [pedidos, { toggle }] = useDisclosure(temFiltro({ ...filtro, autor: 'todas' }));
  const mudar = (novo: FiltroDaLinha) =>
    void navegar({ to: '.', search: buscaDoFiltro(novo), replace: true });
  return (
    <>
      <Group gap="xs">
        {porAutor && (
          <SegmentedControl
            aria-label="Quais evoluções mostrar"
            value={filtro.autor}
            onChange={(autor) =>
              mudar({ ...filtro, autor: autor === 'minhas' ? 'minhas' : 'todas' })
            }
            data={[
              { value: 'todas', label: 'Todas as evoluções' },
              { value: 'minhas', label: 'Escritas por mim' },
            ]}
          />
        )}
        <Button variant="subtle" aria-expanded={pedidos} onClick={toggle}>
          Filtrar
        </Button>
      </Group>
      {pedidos && (
        <Suspense fallback={null}>
          <Filtros filtro={filtro} aoMudar={mudar} />
        </Suspense>
      )}
    </>
  );
}
