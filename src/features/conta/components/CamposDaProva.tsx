import type { Control } from 'react-hook-form';
import { CampoCodigo } from '@/components/formulario/CampoCodigo.tsx';
import { CampoSenha } from '@/components/formulario/CampoSenha.tsx';

/** What shows that whoever asks is the owner: a code of the authenticator, and the password. */
interface Prova {
  codigo: string;
  atual: string;
}

/** The fields of both, in a form that may have more. */
export function CamposDaProva<V extends Prova, T>(props: { control: Control<V, unknown, T> }) {
  // Its own part of the form: what else the form has, nothing here reads or writes.
  const control = props.control as unknown as Control<Prova>;
  return (
    <>
      <CampoCodigo control={control} name="codigo" />
      <CampoSenha
        control={control}
        name="atual"
        label="Sua senha"
        autoComplete="current-password"
        required
      />
    </>
  );
}
