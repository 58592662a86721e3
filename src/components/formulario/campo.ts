import {
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerReturn,
  useController,
} from 'react-hook-form';

/** What ties a field to its form. `V` is what is typed, `T` what the contract makes of it. */
export interface LigacaoDoCampo<V extends FieldValues, T> {
  control: Control<V, unknown, T>;
  name: FieldPath<V>;
}

interface CampoLigado {
  valor: string;
  mudar: (valor: string) => void;
  /** Common to every Mantine input: name, ref, blur and the sentence of the error. */
  props: {
    name: string;
    ref: UseControllerReturn['field']['ref'];
    onBlur: () => void;
    error: string | undefined;
  };
}

/** Reads and writes one text of the form; an absent value is an empty field. */
export function useCampo<V extends FieldValues, T>({
  control,
  name,
}: LigacaoDoCampo<V, T>): CampoLigado {
  const { field, fieldState } = useController({ control, name });
  const bruto: unknown = field.value;
  return {
    valor: typeof bruto === 'string' ? bruto : '',
    mudar: field.onChange,
    props: {
      name: field.name,
      ref: field.ref,
      onBlur: field.onBlur,
      error: fieldState.error?.message,
    },
  };
}
