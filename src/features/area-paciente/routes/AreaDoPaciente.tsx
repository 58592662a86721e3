import { useQuery } from '@tanstack/react-query';
import { Colunas } from '@/components/Colunas.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { Recado } from '@/components/Recado.tsx';
import { saudacao } from '@/lib/format/saudacao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { useMinuto } from '@/lib/useMinuto.ts';
import { AvisosNaoLidos } from '@/shared/notificacoes/components/AvisosNaoLidos.tsx';
import type { Vinculo } from '../api/linhas.ts';
import { proximosOptions, vinculosOptions } from '../api/queries.ts';
import { SeusDireitos } from '../components/SeusDireitos.tsx';
import { Atalhos } from '../inicio/Atalhos.tsx';
import { Ofertas } from '../inicio/Ofertas.tsx';
import { ParaVoce } from '../inicio/ParaVoce.tsx';
import { Proximo } from '../inicio/Proximo.tsx';
import { useAreaEmDia } from '../useArea.ts';
import { useFusoDoVinculo } from '../vinculo/fuso.tsx';
import { respondePorVarios } from '../vinculo/pessoas.ts';
import { SemVinculo } from '../vinculo/SemVinculo.tsx';

/** `/paciente`: the next appointment, what needs doing, and where everything else is. */
export function AreaDoPaciente() {
  const fuso = useFusoDoVinculo(undefined);
  const perfil = usePerfil();
  useAreaEmDia();
  const vinculos = useQuery(vinculosOptions);
  return (
    <Pagina titulo={saudacao(perfil, Date.now(), fuso)}>
      {vinculos.isPending && <Esqueleto linhas={5} />}
      {vinculos.error && !vinculos.data && (
        <EstadoErro
          erro={vinculos.error}
          titulo="Não foi possível carregar sua área."
          aoTentar={() => void vinculos.refetch()}
        />
      )}
      {vinculos.data?.length === 0 && (
        <Colunas lateral={<AvisosNaoLidos />}>
          <SemVinculo />
          <SeusDireitos />
        </Colunas>
      )}
      {vinculos.data && vinculos.data.length > 0 && <Inicio vinculos={vinculos.data} />}
    </Pagina>
  );
}

function Inicio({ vinculos }: { vinculos: readonly Vinculo[] }) {
  const agora = useMinuto();
  const proximos = useQuery(proximosOptions);
  const comNome = respondePorVarios(vinculos);
  const aceitaPedido = vinculos.some(({ aceita_pedido }) => aceita_pedido);
  const agendamentos = proximos.data ?? [];
  return (
    <>
      {vinculos
        .filter(({ a_confirmar }) => a_confirmar)
        .map(({ conta_id, clinica_nome }) => (
          <Recado
            key={conta_id}
            tom="aviso"
            titulo={`${clinica_nome} ainda vai confirmar que esta conta é sua.`}
          >
            Você já vê seus agendamentos. O prontuário e as conversas com o médico aparecem quando
            um médico ou a clínica confirmar.
          </Recado>
        ))}
      {proximos.isPending && <Esqueleto linhas={4} />}
      {proximos.error && !proximos.data && (
        <EstadoErro
          erro={proximos.error}
          titulo="Não foi possível carregar seus atendimentos."
          aoTentar={() => void proximos.refetch()}
        />
      )}
      {proximos.data && (
        <>
          <Ofertas
            ofertas={agendamentos.filter(({ status }) => status === 'reservado')}
            agora={agora}
            comNome={comNome}
          />
          <Colunas
            lateral={
              <>
                <ParaVoce />
                <AvisosNaoLidos />
              </>
            }
          >
            <Proximo
              marcados={agendamentos.filter(({ status }) => status !== 'reservado')}
              agora={agora}
              comNome={comNome}
              aceitaPedido={aceitaPedido}
            />
          </Colunas>
        </>
      )}
      <Atalhos aceitaPedido={aceitaPedido} />
    </>
  );
}
