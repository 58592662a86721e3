import { Textarea } from '@mantine/core';
import { type Control, useWatch } from 'react-hook-form';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { useCampo } from '@/components/formulario/campo.ts';
import type { CamposDoFormulario } from './tipo.ts';

interface Props {
  control: Control<CamposDoFormulario>;
}

/** What is shown to the patient with the appointment: what to bring, and where the video is. */
export function ParaOPaciente({ control }: Props) {
  const teleconsulta = useWatch({ control, name: 'teleconsulta' });
  const campo = useCampo({ control, name: 'orientacoes' });
  return (
    <>
      <Textarea
        {...campo.props}
        label="Orientações ao paciente (opcional)"
        description="O que levar e como se preparar: aparece na área dele, junto do atendimento."
        value={campo.valor}
        onChange={({ currentTarget }) => campo.mudar(currentTarget.value)}
        autosize
        minRows={2}
        maxRows={8}
      />
      {teleconsulta && (
        <CampoTexto
          control={control}
          name="link_da_teleconsulta"
          label="Link da sala de vídeo (opcional)"
          description="Aparece para o paciente que tem este atendimento marcado."
          inputMode="url"
          autoComplete="off"
        />
      )}
    </>
  );
}
