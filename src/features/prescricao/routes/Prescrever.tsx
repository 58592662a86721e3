import type { DoProntuario } from '@domain/prescricao/paciente.ts';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { resumoClinicoOptions } from '@/shared/paciente/api/queries.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { composicaoOptions, contextoOptions } from '../api/queries.ts';
import { Compositor } from '../components/Compositor.tsx';

/** `/prontuario/paciente/$id/prescrever`: what a doctor prescribes, asks for and attests. */
export function Prescrever() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { evolucao, renovar } = useSearch({ from: rotaDe(PATHS.prescrever) });
  const navegar = useNavigate();
  const composicao = useQuery(composicaoOptions(clinicaId, paciente.id));
  const contexto = useQuery(contextoOptions(clinicaId, paciente.id));
  const resumo = useQuery(resumoClinicoOptions(clinicaId, paciente.id));
  const falha = composicao.error ?? contexto.error ?? resumo.error;
  if (falha) {
    return (
      <EstadoErro
        erro={falha}
        titulo="Não foi possível abrir a prescrição."
        aoTentar={() => {
          for (const leitura of [composicao, contexto, resumo]) void leitura.refetch();
        }}
      />
    );
  }
  // Read anew each time: what another window wrote is not written over.
  if (
    composicao.isFetching ||
    composicao.data === undefined ||
    !contexto.data ||
    resumo.isPending
  ) {
    return (
      <Pagina titulo="Prescrever">
        <Stack>
          <Skeleton height={60} radius="md" />
          <Skeleton height={200} radius="lg" />
        </Stack>
      </Pagina>
    );
  }
  const { problemas, medicamentos, sinais } = contexto.data;
  const doProntuario: DoProntuario = {
    paciente,
    problemas,
    medicamentos,
    peso_kg: sinais?.peso_kg ?? null,
    alergias: resumo.data?.alergias ?? null,
  };
  return (
    <Compositor
      aberta={composicao.data}
      doProntuario={doProntuario}
      prontuarioId={evolucao}
      renovar={renovar}
      aoRenovar={() =>
        void navegar({
          to: PATHS.prescrever,
          params: { id: paciente.id },
          search: evolucao === undefined ? {} : { evolucao },
          replace: true,
        })
      }
      aoRecarregar={() => void composicao.refetch()}
    />
  );
}
