import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmacaoSobDemanda } from '@/components/ConfirmacaoSobDemanda.tsx';
import { Recado } from '@/components/Recado.tsx';
import { AVISOS } from '@/config/constants.ts';
import { esquecerEspera, foiInterrompida, marcarEspera } from '../rascunho/interrompida.ts';
import type { Encerramento } from './useEncerrar.ts';

const SEGUNDO = 1000;

interface Props extends Pick<Encerramento, 'levar' | 'finalizar'> {
  /** Of the draft. */
  id: string;
  /** Of the patient. */
  nome: string;
  aberta: boolean;
  aoFechar: () => void;
}

/**
 * Asks, then waits while it can still be taken back. Until the wait ends the entry is a draft, and a
 * screen that is closed meanwhile leaves it so.
 */
export function Finalizacao({ id, nome, aberta, levar, finalizar, aoFechar }: Props) {
  const [restam, setRestam] = useState<number | null>(null);
  const enviando = levar.isPending || finalizar.isPending;

  const acabar = () => {
    setRestam(null);
    aoFechar();
  };
  const voltar = () => {
    // What is being sent cannot be taken back any more.
    if (enviando) return;
    esquecerEspera(id);
    acabar();
  };
  const esperar = () => {
    levar.mutate(undefined, {
      onSuccess: () => {
        marcarEspera(id);
        setRestam(AVISOS.desfazer / SEGUNDO);
      },
      onError: acabar,
    });
  };
  const enviar = useEffectEvent(() => finalizar.mutate(undefined, { onSettled: acabar }));
  useEffect(() => {
    if (restam === null) return;
    if (restam === 0) return enviar();
    const passo = setTimeout(() => setRestam(restam - 1), SEGUNDO);
    return () => clearTimeout(passo);
  }, [restam]);

  const pergunta = {
    titulo: 'Finalizar esta evolução?',
    acao: 'Finalizar',
    voltar: 'Continuar escrevendo',
    aoConfirmar: esperar,
  };
  const espera = {
    titulo: 'Finalizando a evolução',
    acao: 'Finalizar agora',
    voltar: 'Desfazer',
    aoConfirmar: () => setRestam(0),
  };
  return (
    <ConfirmacaoSobDemanda
      {...(restam === null ? pergunta : espera)}
      aberta={aberta}
      enviando={enviando}
      aoFechar={voltar}
    >
      {restam === null ? (
        <>
          Ela entra no prontuário de <b>{nome}</b> e não muda mais. Se algo precisar de acerto
          depois, você abre uma correção, e as duas versões ficam visíveis.
        </>
      ) : (
        <>
          A evolução de <b>{nome}</b> será finalizada em <span className="numeros">{restam} s</span>
          . Até lá ela é um rascunho.
        </>
      )}
    </ConfirmacaoSobDemanda>
  );
}

/** Tells once, where the draft is taken up again, that it was not finished. */
export function AvisoDeInterrupcao({ id }: { id: string }) {
  const [interrompida] = useState(() => foiInterrompida(id));
  useEffect(() => esquecerEspera(id), [id]);
  if (!interrompida) return null;
  return (
    <Recado tom="aviso" titulo="Esta evolução não foi finalizada">
      A tela foi fechada enquanto ainda era possível desfazer, e ela continua como rascunho.
    </Recado>
  );
}
