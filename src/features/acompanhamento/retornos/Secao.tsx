import { Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { CarregarMais } from '@/components/CarregarMais.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { Faixa, Retorno } from '@/shared/retornos/api/linhas.ts';
import { useMudarRetorno } from '@/shared/retornos/api/mutations.ts';
import { retornosOptions } from '@/shared/retornos/api/queries.ts';
import { LinhaDeRetorno } from './LinhaDeRetorno.tsx';

const DialogoDeDispensa = sobDemanda(() =>
  import('./DialogoDeDispensa.tsx').then((modulo) => ({ default: modulo.DialogoDeDispensa })),
);

interface Props {
  clinicaId: string;
  faixa: Faixa;
  titulo: string;
  medicoId: string | null;
  vazio: string;
}

/** One part of the worklist. */
export function Secao({ clinicaId, faixa, titulo, medicoId, vazio }: Props) {
  const consulta = useInfiniteQuery(retornosOptions(clinicaId, faixa, medicoId));
  const mudar = useMudarRetorno(clinicaId);
  const [dispensando, setDispensando] = useState<Retorno | null>(null);
  const retornos = consulta.data?.pages.flat() ?? [];

  return (
    <Bloco titulo={titulo}>
      {consulta.isPending && <Esqueleto linhas={2} />}
      {!consulta.data && consulta.error && (
        <EstadoErro
          erro={consulta.error}
          titulo="Não foi possível carregar os retornos."
          aoTentar={() => void consulta.refetch()}
        />
      )}
      {consulta.data && retornos.length === 0 && <BlocoVazio>{vazio}</BlocoVazio>}
      {retornos.length > 0 && (
        <ul className="linhas">
          {retornos.map((retorno) => (
            <LinhaDeRetorno
              key={retorno.id}
              retorno={retorno}
              aoCumprir={() => mudar.mutate({ id: retorno.id, status: 'cumprido' })}
              aoReabrir={() => mudar.mutate({ id: retorno.id, status: 'pendente' })}
              aoDispensar={() => setDispensando(retorno)}
            />
          ))}
        </ul>
      )}
      {consulta.hasNextPage && (
        <Group justify="center">
          <CarregarMais lista={consulta} variante="subtle">
            Mostrar mais
          </CarregarMais>
        </Group>
      )}
      {dispensando && (
        <Suspense fallback={null}>
          <DialogoDeDispensa
            retorno={dispensando}
            aoFechar={() => setDispensando(null)}
            aoConfirmar={(motivo) => {
              mudar.mutate({ id: dispensando.id, status: 'dispensado', motivo });
              setDispensando(null);
            }}
          />
        </Suspense>
      )}
    </Bloco>
  );
}
