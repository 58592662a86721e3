import type { Atendimento } from '@domain/contracts/atendimento.ts';
import { ESTADOS, type Estado, podeIr, ROTULO_DO_ESTADO } from '@domain/plantao/estados.ts';
import { porUrgencia } from '@domain/plantao/triagem.ts';
import { Box } from '@mantine/core';
import { type DragEvent, memo, useMemo } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { ARRASTADO, PacienteDoQuadro } from './PacienteDoQuadro.tsx';
import type { Turno } from './turno.ts';

interface Props {
  turno: Turno;
  /** These two are the same functions from one change to the next, so that no row is drawn in vain. */
  aoAbrir: (id: string) => void;
  aoMover: (atendimento: Atendimento, para: Estado) => void;
}

/**
 * The patients of the shift by state, the most urgent first; dragged, or moved by a list. It is drawn when
 * the shift changes; what passes with the time, each row says by itself.
 */
export const Quadro = memo(function Quadro({ turno, aoAbrir, aoMover }: Props) {
  const { atendimentos, reavaliacoes } = turno;
  const porEstado = useMemo(
    () =>
      new Map(
        ESTADOS.map((estado) => [
          estado,
          atendimentos.filter((um) => um.estado === estado).sort(porUrgencia),
        ]),
      ),
    [atendimentos],
  );
  const proximas = useMemo(() => proximaDeCada(reavaliacoes), [reavaliacoes]);
  if (atendimentos.length === 0) {
    return (
      <Bloco titulo="Pacientes">
        <BlocoVazio>Quem você atender neste plantão aparece aqui.</BlocoVazio>
      </Bloco>
    );
  }
  function soltar(evento: DragEvent, estado: Estado) {
    evento.preventDefault();
    const id = evento.dataTransfer.getData(ARRASTADO);
    const um = atendimentos.find((outro) => outro.id === id);
    if (um && podeIr(um.estado, estado)) aoMover(um, estado);
  }
  return ESTADOS.map((estado) => {
    const deles = porEstado.get(estado) ?? [];
    // An outcome is asked for in the form: nobody is dragged out of care.
    const recebe = estado !== 'finalizado' && estado !== 'aguardando';
    if (deles.length === 0 && !recebe) return null;
    return (
      <Box
        key={estado}
        // Of nobody, it is only there to drop somebody on, which takes a mouse.
        {...(deles.length === 0 && { visibleFrom: 'sm' })}
        onDragOver={(evento) => recebe && evento.preventDefault()}
        onDrop={(evento) => recebe && soltar(evento, estado)}
      >
        <Bloco titulo={`${ROTULO_DO_ESTADO[estado]} (${deles.length})`}>
          {deles.length === 0 && (
            <BlocoVazio>Arraste um paciente para cá, ou escolha em Mover.</BlocoVazio>
          )}
          {deles.length > 0 && (
            <ul className="linhas">
              {deles.map((um) => (
                <PacienteDoQuadro
                  key={um.id}
                  atendimento={um}
                  proxima={proximas.get(um.id)}
                  esperandoEnvio={turno.esperando.has(um.id)}
                  aoAbrir={aoAbrir}
                  aoMover={aoMover}
                />
              ))}
            </ul>
          )}
        </Bloco>
      </Box>
    );
  });
});

/** When each patient is to be looked at next; the list is in the order of time. */
function proximaDeCada(reavaliacoes: Turno['reavaliacoes']): ReadonlyMap<string, string> {
  const proximas = new Map<string, string>();
  for (const { atendimento_id, prevista_em, feita_em } of reavaliacoes) {
    if (feita_em === null && !proximas.has(atendimento_id))
      proximas.set(atendimento_id, prevista_em);
  }
  return proximas;
}
