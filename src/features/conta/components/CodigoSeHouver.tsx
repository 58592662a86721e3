import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CampoCodigo } from '@/components/formulario/CampoCodigo.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { segundoFatorOptions } from '../api/queries.ts';

/** The code that a change of the account asks for, of who has a second factor. */
export function CodigoSeHouver<V extends FieldValues, T>(
  props: ComponentProps<typeof CampoCodigo<V, T>>,
) {
  const { id } = usePerfil();
  const { data } = useQuery(segundoFatorOptions(id));
  return data?.desde ? <CampoCodigo {...props} /> : null;
}
