import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import type { SituacaoDeAcesso } from '../api/situacao.ts';

const Muro = sobDemanda(() => import('./Muro.tsx').then((modulo) => ({ default: modulo.Muro })));

/** Screens about a patient that show nothing of the record. */
const FORA_DO_PRONTUARIO = /\/(cadastro|atendimentos|acessos)\/?$/;
/** What is being written stays with its author, also after an emergency ended. */
const DE_ESCRITA = /\/(nova|editar\/[^/]+)\/?$/;

interface Props {
  situacao: SituacaoDeAcesso;
  /** Whether who looks here is somebody who reads records at all. */
  leProntuario: boolean;
}

/** The screen of the patient, or the wall before a record that is hidden from the reader. */
export function Barreira({ situacao, leProntuario }: Props) {
  const { pathname } = useLocation();
  const escondido = leProntuario && situacao.oculto;
  const [jaAberto, setJaAberto] = useState(!escondido);
  if (!escondido && !jaAberto) setJaAberto(true);

  if (!escondido || FORA_DO_PRONTUARIO.test(pathname)) return <Outlet />;
  if (jaAberto && DE_ESCRITA.test(pathname)) {
    return (
      <>
        <Recado tom="aviso" titulo="O acesso de emergência terminou">
          Conclua o que começou a escrever. Para voltar a ler o prontuário, abra-o em emergência de
          novo.
        </Recado>
        <Outlet />
      </>
    );
  }
  return (
    <Suspense fallback={null}>
      <Muro />
    </Suspense>
  );
}
