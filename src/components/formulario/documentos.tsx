import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CampoTexto } from './CampoTexto.tsx';
import type { LigacaoDoCampo } from './campo.ts';
import { mascaraDeCnpj, mascaraDeCpf, mascaraDeTelefone } from './mascaras.ts';

type Props<V extends FieldValues, T> = LigacaoDoCampo<V, T> &
  Pick<ComponentProps<typeof CampoTexto>, 'description' | 'required' | 'disabled'> & {
    label?: string;
  };

/** CPF, in any order of dots and dashes. */
export function CampoCpf<V extends FieldValues, T = V>(props: Props<V, T>) {
  return (
    <CampoTexto
      label="CPF"
      placeholder="000.000.000-00"
      inputMode="numeric"
      {...props}
      formatar={mascaraDeCpf}
    />
  );
}

/** CNPJ, numeric or with letters. */
export function CampoCnpj<V extends FieldValues, T = V>(props: Props<V, T>) {
  return (
    <CampoTexto
      label="CNPJ"
      placeholder="00.000.000/0000-00"
      autoCapitalize="characters"
      {...props}
      formatar={mascaraDeCnpj}
    />
  );
}

/** Phone with area code. */
export function CampoTelefone<V extends FieldValues, T = V>(props: Props<V, T>) {
  return (
    <CampoTexto
      label="Telefone"
      placeholder="(00) 00000-0000"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
      formatar={mascaraDeTelefone}
    />
  );
}
