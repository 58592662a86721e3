import type { Atalhos } from '@domain/prontuario/atalhos.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { anosNoDia } from './anos.ts';
import classes from './Estrutura.module.css';
import type { Editor } from './useEditor.ts';

const Diagnosticos = sobDemanda(() =>
  import('./Diagnosticos.tsx').then((modulo) => ({ default: modulo.Diagnosticos })),
);
const SecoesLivres = sobDemanda(() =>
  import('./SecoesLivres.tsx').then((modulo) => ({ default: modulo.SecoesLivres })),
);
const Consentimento = sobDemanda(() =>
  import('./Consentimento.tsx').then((modulo) => ({ default: modulo.Consentimento })),
);
const CorpoDoRascunho = sobDemanda(() =>
  import('./CorpoDoRascunho.tsx').then((modulo) => ({ default: modulo.CorpoDoRascunho })),
);

type PropsDoForm = Pick<Editor, 'form'>;

/** Diagnoses: fetched with the first of them. */
export function DiagnosticosDoRascunho({ form }: PropsDoForm) {
  const { length } = useWatch({ control: form.control, name: 'diagnosticos' });
  const [pedidos, setPedidos] = useState(false);
  if (length === 0 && !pedidos) {
    return <Acrescentar rotulo="Diagnóstico com código" aoPedir={() => setPedidos(true)} />;
  }
  return (
    <Suspense fallback={null}>
      <Diagnosticos form={form} focar={pedidos} />
    </Suspense>
  );
}

/** Free sections: fetched with the first of them. */
export function SecoesLivresDoRascunho({ form, atalhos }: PropsDoForm & { atalhos: Atalhos }) {
  const { length } = useWatch({ control: form.control, name: 'secoes_livres' });
  if (length === 0) {
    const acrescentar = () =>
      form.setValue('secoes_livres', [{ titulo: '', texto: '' }], { shouldDirty: true });
    return <Acrescentar rotulo="Seção livre" aoPedir={acrescentar} />;
  }
  return (
    <Suspense fallback={null}>
      <SecoesLivres form={form} atalhos={atalhos} />
    </Suspense>
  );
}

function Acrescentar({ rotulo, aoPedir }: { rotulo: string; aoPedir: () => void }) {
  return (
    <Button
      variant="subtle"
      className={classes.acrescentar}
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={aoPedir}
    >
      {rotulo}
    </Button>
  );
}

/** Whether the patient is seen at a distance, and then how the patient consented. */
export function TeleconsultaDoRascunho({ form }: PropsDoForm) {
  const marcada = useWatch({ control: form.control, name: 'teleconsulta' });
  return (
    <>
      <label className={classes.marca}>
        <input
          type="checkbox"
          checked={marcada}
          onChange={({ currentTarget }) => {
            if (!currentTarget.checked) form.setValue('consentimento_da_teleconsulta', null);
            form.setValue('teleconsulta', currentTarget.checked, { shouldDirty: true });
          }}
        />
        Atendimento por teleconsulta
      </label>
      {marcada && (
        <Suspense fallback={null}>
          <Consentimento form={form} />
        </Suspense>
      )}
    </>
  );
}

/** What weight and height say together, once both are there. */
export function MedidasDoCorpo({ form }: PropsDoForm) {
  const { paciente } = usePacienteDaTela();
  const [peso, altura, dia] = useWatch({
    control: form.control,
    name: ['peso_kg', 'altura_cm', 'dia'],
  });
  if (typeof peso !== 'number' || typeof altura !== 'number') return null;
  return (
    <Suspense fallback={null}>
      <CorpoDoRascunho
        peso={peso}
        altura={altura}
        anos={anosNoDia(paciente.data_nascimento, dia)}
      />
    </Suspense>
  );
}
