import { Suspense } from 'react';
import { Carregando } from '@/components/Carregando.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { QuemChega } from '@/lib/clinica/chegada.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';

const importarAgenda = () => import('@/features/agenda/routes/Agenda.tsx');
const Agenda = sobDemanda(() => importarAgenda().then((modulo) => ({ default: modulo.Agenda })));
const MeusAgendamentos = sobDemanda(() =>
  import('@/features/area-paciente/routes/MeusAgendamentos.tsx').then((modulo) => ({
    default: modulo.MeusAgendamentos,
  })),
);

/** A patient's screen asks for its own. */
export function adiantar(quem: QuemChega): void {
  void importarAgenda().then((agenda) => agenda.adiantar(quem));
}

/** `/agenda`: the clinic's for who works there, the own appointments for a patient (specification §2). */
export function AgendaPorTipo() {
  const { tipo } = usePerfil();
  const Tela = tipo === 'paciente' ? MeusAgendamentos : Agenda;
  return (
    <Suspense fallback={<Carregando />}>
      <Tela />
    </Suspense>
  );
}
