import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ID_DO_CONTEUDO } from '@/config/constants.ts';
import { useAuth } from '@/lib/session/AuthProvider.tsx';
import { devolverFoco } from './focoDevolvido.ts';

const MARCA = 'Pleno';

const conteudo = () => document.getElementById(ID_DO_CONTEUDO);

/**
 * After each navigation: names the document, tells screen readers where they are and moves the
 * focus to the content, unless the screen already placed it (a form's first field). After a dialog
 * the focus goes back to where it was.
 */
export function AnuncioDeRota() {
  const router = useRouter();
  const { perfil } = useAuth();
  const tipo = perfil?.tipo;
  const [anuncio, setAnuncio] = useState('');

  useEffect(() => devolverFoco(document, conteudo), []);

  useEffect(() => {
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      const dados = router.state.matches.at(-1)?.staticData;
      const doTipo = tipo && dados?.tituloDoTipo?.[tipo];
      const titulo = doTipo ?? dados?.titulo ?? 'Página não encontrada';
      document.title = `${titulo} · ${MARCA}`;
      if (!pathChanged || !fromLocation) return;
      setAnuncio(titulo);
      const alvo = conteudo();
      if (alvo && !alvo.contains(document.activeElement)) alvo.focus({ preventScroll: true });
    });
  }, [router, tipo]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {anuncio}
    </VisuallyHidden>
  );
}
