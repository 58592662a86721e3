import { SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import {
  DIAS_DE_PENDENCIAS,
  type DiasDePendencias,
  type Pendente,
  pendentesOptions,
} from '@/shared/assinatura/api/pendentes.ts';
import { Pendentes } from '../components/Pendentes.tsx';
import { type MontarPdf, paraAssinar } from '../documento.ts';

const AssinarDocumentos = sobDemanda(() =>
  import('@/shared/assinatura/components/AssinarDocumentos.tsx').then((modulo) => ({
    default: modulo.AssinarDocumentos,
  })),
);

const PADRAO: DiasDePendencias = 30;
const PERIODOS = DIAS_DE_PENDENCIAS.map((dias) => ({
  value: String(dias),
  label: dias === 365 ? 'Último ano' : `Últimos ${dias} dias`,
}));

/** `/documentos-a-assinar`: what the doctor finished or prepared and has not signed, signed in one go. */
export function AAssinar({ montar }: { montar: MontarPdf }) {
  const { id } = usePerfil();
  const navegar = useNavigate();
  const { dias = PADRAO } = useSearch({ from: rotaDe(PATHS.aAssinar) });
  const { data, error, isPending, refetch } = useQuery(pendentesOptions(id, dias));
  const [assinando, setAssinando] = useState<readonly Pendente[]>();
  return (
    <Pagina
      titulo="Documentos a assinar"
      descricao="Receitas e documentos preparados, evoluções finalizadas e passagens de plantão feitas por você que ainda não têm assinatura digital."
    >
      <Stack>
        <SegmentedControl
          aria-label="Período"
          data={PERIODOS}
          value={String(dias)}
          onChange={(valor) =>
            void navegar({
              to: PATHS.aAssinar,
              search: { dias: Number(valor) as DiasDePendencias },
            })
          }
        />
        {isPending && <Esqueleto linhas={4} />}
        {error && !data && (
          <EstadoErro
            erro={error}
            titulo="Não foi possível carregar o que falta assinar."
            aoTentar={() => void refetch()}
          />
        )}
        {data && data.pendentes.length === 0 && (
          <div className="cartao">
            <BlocoVazio>Nada espera sua assinatura neste período.</BlocoVazio>
          </div>
        )}
        {data && data.pendentes.length > 0 && (
          <Pendentes
            key={dias}
            pendentes={data.pendentes}
            total={data.total}
            aoAssinar={setAssinando}
          />
        )}
      </Stack>
      {assinando && (
        <AssinarDocumentos
          documentos={assinando.map((pendente) => paraAssinar(pendente, montar))}
          aoFechar={() => setAssinando(undefined)}
        />
      )}
    </Pagina>
  );
}
