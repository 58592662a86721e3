import type { CadastroDePaciente } from '@domain/contracts/paciente.ts';
import { ufDoCep } from '@domain/documentos/cep.ts';
import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import { type CamposDoCadastro, mascaraDeCep } from '../formulario.ts';

/** The postal code. It fills the state in, unless the person chose another one. */
export function CampoCep({
  control,
}: {
  control: Control<CamposDoCadastro, unknown, CadastroDePaciente>;
}) {
  const { field: uf } = useController({ control, name: 'uf' });
  const preenchida = useRef('');
  return (
    <CampoTexto
      control={control}
      name="cep"
      label="CEP"
      placeholder="00000-000"
      inputMode="numeric"
      formatar={mascaraDeCep}
      aoSair={(cep) => {
        const doCep = ufDoCep(cep);
        if (!doCep || (uf.value && uf.value !== preenchida.current)) return;
        preenchida.current = doCep;
        uf.onChange(doCep);
      }}
    />
  );
}
