import { useQuery } from '@tanstack/react-query';
import { Colunas } from '@/components/Colunas.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { MeusDados } from '@/shared/conta/components/MeusDados.tsx';
import { TermosAceitos } from '@/shared/conta/components/TermosAceitos.tsx';
import { vinculosOptions } from '../api/queries.ts';
import { SeusDireitos } from '../components/SeusDireitos.tsx';
import { Clinicas } from '../dados/Clinicas.tsx';
import { Consentimentos } from '../dados/Consentimentos.tsx';
import { Pedidos } from '../dados/Pedidos.tsx';
import { useAreaEmDia } from '../useArea.ts';

/** `/paciente/dados`: what each clinic has of the patient, what may be asked, and consents. */
export function Dados() {
  useAreaEmDia();
  const { data, isPending, error, refetch } = useQuery(vinculosOptions);
  return (
    <Pagina
      titulo="Meus dados e pedidos"
      descricao="O que cada clínica tem de você, o que você pode pedir e com o que você concordou."
    >
      {isPending && <Esqueleto linhas={5} />}
      {error && !data && (
        <EstadoErro
          erro={error}
          titulo="Não foi possível carregar seus dados."
          aoTentar={() => void refetch()}
        />
      )}
      {data && (
        <Colunas
          lateral={
            <>
              <MeusDados />
              <TermosAceitos />
              <SeusDireitos />
            </>
          }
        >
          <Clinicas vinculos={data} />
          {data.length > 0 && (
            <>
              <Pedidos vinculos={data} />
              <Consentimentos vinculos={data} />
            </>
          )}
        </Colunas>
      )}
    </Pagina>
  );
}
