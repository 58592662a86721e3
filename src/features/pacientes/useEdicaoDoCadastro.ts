import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { escreverSobre, useRevisao } from '@/components/formulario/useRevisao.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import type { Cadastro } from './api/linhas.ts';
import {
  type CamposDoCadastro,
  guardaDoCadastro,
  resolverDoCadastro,
  versaoDoCadastro,
} from './formulario.ts';

/**
 * The form of a stored registration. What is changed and not saved outlives a reload and a session that
 * ends by itself: the same person finds it again, over what they had read.
 */
export function useEdicaoDoCadastro(cadastro: Cadastro) {
  const { id: usuarioId } = usePerfil();
  const [{ guardado, lido, maisNovo }] = useState(() => {
    const salvo = versaoDoCadastro(cadastro);
    const guardado = guardaDoCadastro(usuarioId, cadastro.id).ler();
    const lido = guardado?.lido ?? salvo;
    return { guardado, lido, maisNovo: lido.revisao === salvo.revisao ? null : salvo };
  });
  const form = useForm({
    resolver: resolverDoCadastro,
    defaultValues: lido.campos,
    mode: 'onTouched',
  });
  const { base, descartar, ...revisao } = useRevisao(form, lido, maisNovo);
  const alterado = form.formState.isDirty;
  const [recuperado, setRecuperado] = useState(guardado !== null);

  useEffect(() => {
    if (guardado) escreverSobre(form, lido.campos, guardado.campos);
  }, [form, guardado, lido]);

  useEffect(() => {
    const guarda = guardaDoCadastro(usuarioId, cadastro.id);
    return form.subscribe({
      formState: { values: true },
      callback({ values, defaultValues }) {
        if (iguais(values, defaultValues ?? {})) guarda.apagar();
        else guarda.guardar({ id: cadastro.id, campos: values, lido: base });
      },
    });
  }, [form, usuarioId, cadastro.id, base]);

  return {
    ...revisao,
    form,
    alterado,
    /** Until it is saved or given up: what stands in the fields was typed before. */
    recuperado: recuperado && alterado && base === lido,
    descartar() {
      descartar();
      setRecuperado(false);
    },
  };
}

const iguais = (um: CamposDoCadastro, outro: Partial<CamposDoCadastro>) =>
  Object.entries(um).every(([nome, valor]) => valor === outro[nome as keyof CamposDoCadastro]);
