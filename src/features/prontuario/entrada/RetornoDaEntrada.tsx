import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { diaEHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { retornosDaEvolucaoOptions } from '@/shared/retornos/api/queries.ts';
import type { Entrada } from '../api/linhas.ts';

const RetornoNoPlano = sobDemanda(() =>
  import('@/shared/retornos/components/RetornoNoPlano.tsx').then((modulo) => ({
    default: modulo.RetornoNoPlano,
  })),
);

/** For so long after the visit its author may still plan the return beside the entry. */
const DIAS_PARA_PLANEJAR = 30;

/** The return that a finished entry planned; its author still plans one while the visit is recent. */
export function RetornoDaEntrada({ entrada }: { entrada: Entrada }) {
  const fuso = useFuso();
  const { escreve } = usePacienteDaTela();
  const { id } = usePerfil();
  const { data: retornos = [] } = useQuery(retornosDaEvolucaoOptions(entrada.id));
  const aberto = retornos.some(({ status }) => status === 'pendente');
  const passaram = (Date.now() - Date.parse(entrada.ocorrido_em)) / 86_400_000;
  const aindaPlaneja = escreve && entrada.autor_id === id && passaram <= DIAS_PARA_PLANEJAR;
  const vale = entrada.status === 'finalizado' && !entrada.substituido_por && !entrada.inativado_em;
  if (!vale || !(aberto || (aindaPlaneja && retornos.length === 0))) return null;
  return (
    <div className="so-na-tela">
      <Suspense fallback={null}>
        <RetornoNoPlano
          prontuarioId={entrada.id}
          clinicaId={entrada.clinica_id}
          pacienteId={entrada.paciente_id}
          plano={entrada.plano}
          atendidoEm={diaEHora(entrada.ocorrido_em, fuso).dia}
          garantir={async () => true}
        />
      </Suspense>
    </div>
  );
}
