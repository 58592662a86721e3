import { Button, Group, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import type { FiltroDaLinha } from '@/shared/prontuario/api/keys.ts';
import { autoresOptions } from '../api/queries.ts';
import { buscaDoFiltro, opcoesDeAutor, temFiltro } from './filtro.ts';

const Filtros = sobDemanda(() =>
  import('./Filtros.tsx').then((modulo) => ({ default: modulo.Filtros })),
);

/** Which entries the timeline shows; the address keeps it. */
export function BarraDeFiltros({ filtro }: { filtro: FiltroDaLinha }) {
  const navegar = useNavigate();
  const { autor, ...outros } = filtro;
  const [pedidos, { toggle }] = useDisclosure(temFiltro(outros));
  const mudar = (novo: FiltroDaLinha) =>
    void navegar({ to: '.', search: buscaDoFiltro(novo), replace: true });
  return (
    <>
      <Group gap="xs">
        <DeQuem
          autor={autor}
          aoMudar={(novo) => mudar({ ...outros, ...(novo && { autor: novo }) })}
        />
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

interface PropsDeQuem {
  autor: string | undefined;
  aoMudar: (autor: string) => void;
}

/** The choice of the author, among those who wrote in this record. */
function DeQuem({ autor, aoMudar }: PropsDeQuem) {
  const { paciente, clinicaId, escreve } = usePacienteDaTela();
  const { id } = usePerfil();
  const { data: autores = [] } = useQuery(autoresOptions(clinicaId, paciente.id));
  const opcoes = opcoesDeAutor(autores, { id, escreve });
  if (opcoes.length === 0) return null;
  return (
    <NativeSelect
      aria-label="Quais evoluções mostrar"
      value={autor ?? ''}
      onChange={({ currentTarget }) => aoMudar(currentTarget.value)}
      data={opcoes}
    />
  );
}
