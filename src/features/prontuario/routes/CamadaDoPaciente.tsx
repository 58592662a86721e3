import { Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { NoFuso, useFuso } from '@/lib/clinica/fuso.ts';
import { useConjunta } from '@/lib/query/conjunta.ts';
import { usePode } from '@/lib/session/AuthProvider.tsx';
import { capaOptions } from '@/shared/paciente/api/capa.ts';
import { pacienteOptions, resumoClinicoOptions } from '@/shared/paciente/api/queries.ts';
import { CabecalhoDoPaciente } from '@/shared/paciente/components/CabecalhoDoPaciente.tsx';
import { PacienteDaTela, usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { ABERTO, type SituacaoDeAcesso, situacaoOptions } from '../api/situacao.ts';
import classes from '../components/Camada.module.css';
import { PacienteNaoEncontrado } from '../components/PacienteNaoEncontrado.tsx';
import { FolhaDeRosto } from '../folha/FolhaDeRosto.tsx';
import { Papel } from '../impressao/Papel.tsx';
import { Barreira } from '../sigilo/Barreira.tsx';
import { Tarja } from '../sigilo/Tarja.tsx';

export { adiantarPaciente as adiantar } from '../adiantar.ts';

const DialogoDeAlergias = sobDemanda(() =>
  import('@/shared/paciente/components/DialogoDeAlergias.tsx').then((modulo) => ({
    default: modulo.DialogoDeAlergias,
  })),
);

/** Around every screen about a patient: finds the patient and keeps the header in sight. */
export function CamadaDoPaciente() {
  const { id } = useParams({ from: rotaDe(PATHS.paciente) });
  const { clinica, disponiveis, carregando } = useActiveClinica();
  const fuso = useFuso();
  const leProntuario = usePode()('prontuario.ler');
  const identidade = pacienteOptions(clinica?.id ?? '', id);
  useConjunta(capaOptions(clinica?.id ?? '', id), identidade, !carregando);
  const situacao = useQuery({
    ...situacaoOptions(clinica?.id ?? '', id),
    enabled: leProntuario && !carregando,
  });
  const {
    data: paciente,
    error,
    isPending,
    refetch,
  } = useQuery({ ...identidade, enabled: !carregando });

  // Asked together: nothing of a hidden record may show as if it were empty. Without an answer the
  // policies still hide it. No time may show by the clock of another place.
  if (isPending || carregando || situacao.isLoading) return <EsqueletoDaCamada />;
  if (error) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível abrir este paciente."
        aoTentar={() => void refetch()}
      />
    );
  }
  if (!paciente) return <PacienteNaoEncontrado />;
  return (
    // A change of patient is a change of screen: nothing typed for one may show for another.
    <PacienteDaTela key={paciente.id} value={paciente}>
      <NoFuso value={disponiveis.find(({ id }) => id === paciente.clinica_id)?.fuso ?? fuso}>
        <Papel>
          <div className={classes.camada}>
            <CabecalhoComResumo situacao={situacao.data ?? ABERTO} />
            <Barreira situacao={situacao.data ?? ABERTO} leProntuario={leProntuario} />
          </div>
        </Papel>
      </NoFuso>
    </PacienteDaTela>
  );
}

function CabecalhoComResumo({ situacao }: { situacao: SituacaoDeAcesso }) {
  const daTela = usePacienteDaTela();
  const { paciente, clinicaId, escreve } = daTela;
  const leProntuario = daTela.leProntuario && !situacao.oculto;
  const { clinica, disponiveis } = useActiveClinica();
  const [editando, { open: editar, close: fechar }] = useDisclosure(false);
  const { data: resumo } = useQuery({
    ...resumoClinicoOptions(clinicaId, paciente.id),
    enabled: leProntuario,
  });
  const doPaciente = disponiveis.find(({ id }) => id === paciente.clinica_id);

  return (
    <>
      <CabecalhoDoPaciente
        paciente={paciente}
        resumo={leProntuario ? resumo : undefined}
        clinica={doPaciente && { nome: doPaciente.nome, outra: doPaciente.id !== clinica?.id }}
        aoEditarResumo={escreve && resumo !== undefined ? editar : undefined}
      >
        <Tarja situacao={situacao} />
        {leProntuario && <FolhaDeRosto />}
      </CabecalhoDoPaciente>
      {editando && resumo !== undefined && (
        <Suspense fallback={null}>
          <DialogoDeAlergias resumo={resumo} aoFechar={fechar} />
        </Suspense>
      )}
    </>
  );
}

function EsqueletoDaCamada() {
  return (
    <Esqueleto>
      <Stack gap="lg">
        <Skeleton height={104} radius="lg" />
        <Skeleton height={36} width="40%" radius="md" />
        <Skeleton height={160} radius="lg" />
        <Skeleton height={160} radius="lg" />
      </Stack>
    </Esqueleto>
  );
}
