import { Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { errosDeCampos, mostrarErroNoFormulario } from './erros.ts';
import { FormErros } from './FormErros.tsx';

interface Props<V extends FieldValues, T> {
  form: UseFormReturn<V, unknown, T>;
  /** Sends what the contract made of the values. What it throws is shown in the form. */
  aoEnviar: (dados: T) => Promise<void>;
  children: ReactNode;
}

/**
 * A form: checks before sending, closes its fields while sending, shows what was refused (by the
 * contract or by the server) in the same places, and moves the focus to the first problem.
 */
export function Formulario<V extends FieldValues, T>({ form, aoEnviar, children }: Props<V, T>) {
  const [enviando, setEnviando] = useState(false);
  const [recusas, setRecusas] = useState(0);
  const resumo = useRef<HTMLDivElement>(null);
  const { errors } = form.formState;

  const enviar = form.handleSubmit(async (dados) => {
    setEnviando(true);
    try {
      await aoEnviar(dados);
    } catch (erro) {
      mostrarErroNoFormulario(form, erro);
      setRecusas((antes) => antes + 1);
    } finally {
      setEnviando(false);
    }
  });

  // Fields are closed while sending, so what the server refused gets the focus once they reopen.
  useEffect(() => {
    if (recusas > 0) focarPrimeiro(form, resumo.current);
  }, [recusas, form]);

  return (
    <form onSubmit={enviar} noValidate>
      <fieldset disabled={enviando}>
        <Stack gap="md">
          <FormErros
            ref={resumo}
            geral={errors.root?.message}
            deCampos={errosDeCampos(form)}
            aoEscolher={(campo) => form.setFocus(campo)}
          />
          {children}
        </Stack>
      </fieldset>
    </form>
  );
}

function focarPrimeiro<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  resumo: HTMLElement | null,
): void {
  const [primeiro] = errosDeCampos(form);
  if (primeiro) form.setFocus(primeiro.campo);
  else resumo?.focus();
}
