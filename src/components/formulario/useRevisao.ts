import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { foiRecusado } from '@/lib/errors/erros.ts';
import { diferencas, juntar } from './revisao.ts';

/** What a form holds of a row, and the revision of which it is. */
export interface Versao<V> {
  campos: V;
  revisao: number;
}

/**
 * A form over a row that others change too: a save names the revision that was read, and what somebody
 * else saved meanwhile stands beside what was typed until the person chooses.
 *
 * @param salva - What is saved now, where what was read is known to be older.
 */
export function useRevisao<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  lida: Versao<V>,
  salva: Versao<V> | null = null,
) {
  const [base, setBase] = useState(lida);
  const [outra, setOutra] = useState(salva);

  /**
   * Sends over what was read, which yields the new revision; `ler` is asked when there is a newer one.
   * Yields whether it was saved.
   */
  async function salvar(
    enviar: (revisao: number) => Promise<number>,
    ler: () => Promise<Versao<V> | null>,
  ): Promise<boolean> {
    try {
      setBase({ revisao: await enviar(base.revisao), campos: form.getValues() });
      setOutra(null);
      return true;
    } catch (erro) {
      if (!foiRecusado(erro, 'ALTERADO_POR_OUTRA_PESSOA')) throw erro;
      const salva = await ler();
      if (!salva) throw erro;
      setOutra(salva);
      return false;
    }
  }

  function seguirDe(versao: Versao<V>, campos: V): void {
    form.reset(versao.campos as DefaultValues<V>);
    escreverSobre(form, versao.campos, campos);
    setBase(versao);
    setOutra(null);
  }

  return {
    salvar,
    /** What the form was read from, or last saved as. */
    base,
    /** Gives up what was typed here. */
    descartar: () => seguirDe(base, base.campos),
    divergencia: outra && {
      diferencas: diferencas(base.campos, form.getValues(), outra.campos),
      /** Keeps what was typed here, and takes what only the other person changed. */
      aoManter: () => seguirDe(outra, juntar(base.campos, form.getValues(), outra.campos)),
      aoUsarSalvo: () => seguirDe(outra, outra.campos),
    },
  };
}

/** Types over what stands saved in a form, so that what differs counts as changed. */
export function escreverSobre<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  salvos: V,
  campos: V,
): void {
  for (const nome of Object.keys(campos) as Path<V>[]) {
    const valor = campos[nome] as PathValue<V, Path<V>>;
    if (valor !== salvos[nome]) form.setValue(nome, valor, { shouldDirty: true });
  }
}
