import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  abrirImportacao,
  enviarLote,
  linhasRecebidas,
  terminarImportacao,
} from '../api/importacao.ts';
import { chavesDePacientes } from '../api/keys.ts';
import {
  type Andamento,
  criarEnviador,
  type Enviador,
  esperarRedeDoNavegador,
} from './enviador.ts';
import { esquecerImportacao, type ImportacaoGuardada } from './guarda.ts';
import { LINHAS_POR_LOTE, quantosLotes } from './plano.ts';

const PARADO: Andamento = { situacao: 'pausado', enviados: 0, erro: null };

/** The sending of one import: its state, and pause, go on and give up. */
export function useEnvio(importacao: ImportacaoGuardada, aoTerminar: () => void) {
  const cache = useQueryClient();
  const [andamento, setAndamento] = useState(PARADO);
  const [tentativa, setTentativa] = useState(0);
  const enviador = useRef<Enviador | null>(null);
  const terminou = useRef(aoTerminar);
  terminou.current = aoTerminar;

  const terminar = useCallback(async () => {
    await terminarImportacao(importacao.id);
    await esquecerImportacao(importacao.usuarioId, importacao.clinicaId);
    await cache.invalidateQueries({ queryKey: chavesDePacientes.todos(importacao.clinicaId) });
    terminou.current();
  }, [cache, importacao]);

  useEffect(() => {
    let vivo = true;
    prepararEnviador(importacao, setAndamento, terminar).then(
      (pronto) => {
        if (!vivo) return;
        enviador.current = pronto;
        pronto.continuar();
      },
      (erro: unknown) => {
        if (vivo) setAndamento({ situacao: 'falhou', enviados: 0, erro });
      },
    );
    return () => {
      vivo = false;
      enviador.current?.pausar();
      enviador.current = null;
    };
    // Another attempt prepares it anew.
  }, [importacao, terminar, tentativa]);

  return {
    andamento,
    lotes: quantosLotes(importacao.plano),
    continuar: () => {
      if (enviador.current) enviador.current.continuar();
      else setTentativa(tentativa + 1);
    },
    pausar: () => enviador.current?.pausar(),
    terminar,
  };
}

/** Begins where the server stopped: what it has is not sent again. */
async function prepararEnviador(
  importacao: ImportacaoGuardada,
  aoMudar: (andamento: Andamento) => void,
  terminar: () => Promise<void>,
): Promise<Enviador> {
  const { id, clinicaId, arquivo, total, plano } = importacao;
  await abrirImportacao(id, clinicaId, arquivo, total);
  const recebidas = await linhasRecebidas(id);
  const lotes = quantosLotes(plano);
  return criarEnviador({
    lotes: lotes + 1,
    inicio: Math.floor(recebidas / LINHAS_POR_LOTE),
    // The end is one call more, that waits for the network like the others.
    enviar: (lote) =>
      lote < lotes
        ? enviarLote(id, plano.slice(lote * LINHAS_POR_LOTE, (lote + 1) * LINHAS_POR_LOTE))
        : terminar(),
    aoMudar,
    esperarRede: esperarRedeDoNavegador,
  });
}
