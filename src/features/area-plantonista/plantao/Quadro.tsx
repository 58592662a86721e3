import type { Atendimento } from '@domain/contracts/atendimento.ts';
import { ESTADOS, type Estado, podeIr } from '@domain/plantao/estados.ts';
import { porUrgencia } from '@domain/plantao/triagem.ts';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Coluna, type Linha } from './Coluna.tsx';
import { idDeMover } from './PacienteDoQuadro.tsx';
import type { Turno } from './turno.ts';

interface Props {
  turno: Turno;
  /** These two are the same functions from one change to the next, so that no row is drawn in vain. */
  aoAbrir: (id: string) => void;
  aoMover: (atendimento: Atendimento, para: Estado) => void;
}

/**
 * The patients of the shift by state, the most urgent first; dragged, or moved by a list. A change draws
 * the columns that it touches and the rows that it is about; what passes with the time, each row says by
 * itself.
 */
export const Quadro = memo(function Quadro({ turno, aoAbrir, aoMover }: Props) {
  const { atendimentos } = turno;
  const porEstado = useMemo(() => linhasPorEstado(turno), [turno]);
  const deAgora = useRef(atendimentos);
  useEffect(() => {
    deAgora.current = atendimentos;
  }, [atendimentos]);
  const aoSoltar = useCallback(
    (id: string, para: Estado) => {
      const um = deAgora.current.find((outro) => outro.id === id);
      if (um && podeIr(um.estado, para)) aoMover(um, para);
    },
    [aoMover],
  );
  // In another column the row is another element: who works by keyboard goes on from there.
  const movido = useRef<string | null>(null);
  const mover = useCallback(
    (um: Atendimento, para: Estado) => {
      movido.current = um.id;
      aoMover(um, para);
    },
    [aoMover],
  );
  useLayoutEffect(() => {
    if (movido.current === null) return;
    document.getElementById(idDeMover(movido.current))?.focus({ preventScroll: true });
    movido.current = null;
  });
  if (atendimentos.length === 0) {
    return (
      <Bloco titulo="Pacientes">
        <BlocoVazio>Quem você atender neste plantão aparece aqui.</BlocoVazio>
      </Bloco>
    );
  }
  return ESTADOS.map((estado) => (
    <Coluna
      key={estado}
      estado={estado}
      linhas={porEstado[estado]}
      aoAbrir={aoAbrir}
      aoMover={mover}
      aoSoltar={aoSoltar}
    />
  ));
});

function linhasPorEstado(turno: Turno): Record<Estado, Linha[]> {
  const proximas = proximaDeCada(turno.reavaliacoes);
  const porEstado: Record<Estado, Linha[]> = {
    aguardando: [],
    em_atendimento: [],
    em_observacao: [],
    aguardando_exames: [],
    reavaliacao_pendente: [],
    finalizado: [],
  };
  for (const atendimento of turno.atendimentos.toSorted(porUrgencia)) {
    const { id, estado } = atendimento;
    const esperandoEnvio = turno.esperando.has(id);
    porEstado[estado].push({ atendimento, proxima: proximas.get(id), esperandoEnvio });
  }
  return porEstado;
}

/** When each patient is to be looked at next; the list is in the order of time. */
function proximaDeCada(reavaliacoes: Turno['reavaliacoes']): ReadonlyMap<string, string> {
  const proximas = new Map<string, string>();
  for (const { atendimento_id, prevista_em, feita_em } of reavaliacoes) {
    if (feita_em === null && !proximas.has(atendimento_id))
      proximas.set(atendimento_id, prevista_em);
  }
  return proximas;
}
