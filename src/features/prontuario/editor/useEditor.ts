import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { abertoEmOutraJanela } from '../api/abertura.ts';
import { type CampoDoEditor, type Conteudo, temConteudo, validar } from '../rascunho/conteudo.ts';
import { copiasLocais } from '../rascunho/copia-local.ts';
import { conteudoInicial, montarAutosalvamento, type RascunhoConhecido } from './montar.ts';

/** Longest wait for the last save when the person leaves. */
const ESPERA_AO_SAIR = 3000;

const conferir: Resolver<Conteudo> = (valores) => {
  const resultado = validar(valores);
  if ('evolucao' in resultado) return { values: valores, errors: {} };
  const campos = Object.entries(resultado.recusas) as [CampoDoEditor, string][];
  return {
    values: {},
    errors: Object.fromEntries(
      campos.map(([campo, message]) => [campo, { type: 'validacao', message }]),
    ),
  };
};

/**
 * The fields of a draft and their saving, for as long as the editor is open: sends after a pause,
 * when the tab is hidden, when the connection is back and before leaving. `aoPerder` is told when
 * another window took the draft over.
 */
export function useEditor(conhecido: RascunhoConhecido, aoPerder: () => void) {
  const fuso = useFuso();
  const { id: usuarioId } = usePerfil();
  const [{ inicial, auto, copias }] = useState(() => {
    const conteudo = conteudoInicial(conhecido, Date.now(), fuso);
    const guardadas = copiasLocais(usuarioId);
    return {
      inicial: conteudo,
      auto: montarAutosalvamento(conhecido, guardadas, conteudo),
      copias: guardadas,
    };
  });
  const { id } = conhecido.identidade;
  const form = useForm<Conteudo>({
    defaultValues: inicial,
    resolver: conferir,
    mode: 'onTouched',
  });
  const situacao = useSyncExternalStore(auto.assinar, () => auto.situacao);
  const copiada = useSyncExternalStore(auto.assinar, () => auto.copiada);

  // What was left behind is marked where it stands, and the mark goes when it could be saved.
  useEffect(() => {
    if (situacao.fase === 'salvo') void form.trigger();
  }, [situacao, form]);

  const perdido = situacao.fase === 'falhou' && abertoEmOutraJanela(situacao.erro);
  useEffect(() => {
    if (perdido) aoPerder();
  }, [perdido, aoPerder]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // An empty draft is not worth a row, unless emptying it undoes what was typed.
          const existe = auto.revisao !== null || auto.pendente;
          if (existe || temConteudo(values)) auto.editar({ ...values });
        },
      }),
    [form, auto],
  );

  useEffect(() => {
    const retomar = () => auto.retomar();
    const aoEsconder = () => {
      if (document.visibilityState === 'hidden') void auto.salvarAgora();
    };
    // A copy of what the server holds already says nothing.
    if (!auto.pendente) copias.apagar(id);
    retomar();
    window.addEventListener('online', retomar);
    document.addEventListener('visibilitychange', aoEsconder);
    return () => {
      window.removeEventListener('online', retomar);
      document.removeEventListener('visibilitychange', aoEsconder);
      auto.suspender();
    };
  }, [auto, copias, id]);

  const saida = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Only the address of the same screen changes: nothing is left behind.
      if (current.pathname === next.pathname) return false;
      return !(await salvoATempo(auto.salvarAgora()));
    },
    enableBeforeUnload: () => !auto.tudoNoServidor,
    withResolver: true,
  });

  return { form, auto, situacao, copiada, saida };
}
export type Editor = ReturnType<typeof useEditor>;

function salvoATempo(salvo: Promise<boolean>): Promise<boolean> {
  const tempo = new Promise<boolean>((resolver) => {
    setTimeout(() => resolver(false), ESPERA_AO_SAIR);
  });
  return Promise.race([salvo, tempo]);
}
