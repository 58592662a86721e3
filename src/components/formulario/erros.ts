import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, mensagemDeErro } from '@/lib/errors/erros.ts';
import type { ErroDeCampo } from './FormErros.tsx';

/** Puts a server's refusal where it belongs: beside each field it names, else above the form. */
export function mostrarErroNoFormulario<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  erro: unknown,
): void {
  const campos = erro instanceof ApiError ? Object.entries(erro.campos) : [];
  const valores = form.getValues();
  const conhecidos = campos.filter(([nome]) => nome in valores);
  for (const [nome, message] of conhecidos) form.setError(nome as FieldPath<V>, { message });
  if (conhecidos.length === 0) form.setError('root', { message: mensagemDeErro(erro) });
}

/** The refused fields of a form, in the order of its default values, each with its sentence. */
export function errosDeCampos<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
): ErroDeCampo<FieldPath<V>>[] {
  const ordem = Object.keys(form.getValues());
  return Object.entries(form.formState.errors)
    .flatMap(([nome, erro]) =>
      nome !== 'root' && erro?.message
        ? [{ campo: nome as FieldPath<V>, mensagem: String(erro.message) }]
        : [],
    )
    .sort((um, outro) => ordem.indexOf(um.campo) - ordem.indexOf(outro.campo));
}
