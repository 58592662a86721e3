import { Suspense, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { IdentidadeDoRascunho } from '../api/mutations.ts';
import type { Editor } from './useEditor.ts';

const RetornoNoPlano = sobDemanda(() =>
  import('@/shared/retornos/components/RetornoNoPlano.tsx').then((modulo) => ({
    default: modulo.RetornoNoPlano,
  })),
);

interface Props extends Pick<Editor, 'form' | 'auto'> {
  identidade: IdentidadeDoRascunho;
}

/** The return that the plan of a draft asks for: from the first word of a plan, or of a save. */
export function RetornoDoRascunho({ form, auto, identidade }: Props) {
  const [plano, dia] = useWatch({ control: form.control, name: ['plano', 'dia'] });
  const salvo = useSyncExternalStore(auto.assinar, () => auto.revisao !== null);
  if (!salvo && plano.trim() === '') return null;
  return (
    <Suspense fallback={null}>
      <RetornoNoPlano
        prontuarioId={identidade.id}
        clinicaId={identidade.clinica_id}
        pacienteId={identidade.paciente_id}
        plano={plano}
        atendidoEm={dia}
        garantir={async () => {
          await auto.salvarAgora();
          return !auto.pendente && auto.revisao !== null;
        }}
      />
    </Suspense>
  );
}
