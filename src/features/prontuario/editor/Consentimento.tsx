import '@mantine/core/styles/Radio.layer.css';
import { CONSENTIMENTOS, ROTULO_DO_CONSENTIMENTO } from '@domain/prontuario.ts';
import { Radio, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { TeleconsultaConsentida } from './TeleconsultaConsentida.tsx';
import type { Editor } from './useEditor.ts';

/** How the patient consented to being seen at a distance. */
export function Consentimento({ form }: { form: Editor['form'] }) {
  const valor = useWatch({ control: form.control, name: 'consentimento_da_teleconsulta' });
  const erro = form.formState.errors.consentimento_da_teleconsulta?.message;
  return (
    <Radio.Group
      label="Consentimento do paciente"
      description="Obrigatório para finalizar uma teleconsulta."
      value={valor ?? ''}
      error={erro}
      onChange={(escolhido) => {
        const consentimento = CONSENTIMENTOS.find((um) => um === escolhido) ?? null;
        form.setValue('consentimento_da_teleconsulta', consentimento, { shouldDirty: true });
        form.clearErrors('consentimento_da_teleconsulta');
      }}
    >
      <Stack gap="xs" mt="xs">
        <TeleconsultaConsentida />
        {CONSENTIMENTOS.map((consentimento) => (
          <Radio
            key={consentimento}
            value={consentimento}
            label={ROTULO_DO_CONSENTIMENTO[consentimento]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
