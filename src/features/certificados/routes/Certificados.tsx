import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Colunas } from '@/components/Colunas.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { certificadosOptions } from '@/shared/assinatura/api/queries.ts';
import { AdicionarA1 } from '../components/AdicionarA1.tsx';
import { AoSair } from '../components/AoSair.tsx';
import { EmNuvem } from '../components/EmNuvem.tsx';
import { ListaDeCertificados } from '../components/ListaDeCertificados.tsx';
import { OutrosMeios } from '../components/OutrosMeios.tsx';

/** `/conta/certificados`: with what a person signs, kept in this browser alone. */
export function Certificados() {
  const { id } = usePerfil();
  const { data, error, isPending, refetch } = useQuery(certificadosOptions(id));
  return (
    <Pagina
      titulo="Certificados digitais"
      descricao="Ficam só neste navegador, selados, e nunca são enviados ao Pleno. Em outro aparelho, adicione-os de novo."
    >
      {isPending && <Esqueleto linhas={3} />}
      {error && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível ler os certificados deste navegador."
          aoTentar={() => void refetch()}
        />
      )}
      {data && (
        <Colunas
          lateral={
            <>
              <EmNuvem usuarioId={id} />
              <OutrosMeios usuarioId={id} />
              <AoSair usuarioId={id} />
            </>
          }
        >
          <Stack gap="lg">
            <ListaDeCertificados usuarioId={id} certificados={data} />
            <AdicionarA1 usuarioId={id} />
          </Stack>
        </Colunas>
      )}
    </Pagina>
  );
}
