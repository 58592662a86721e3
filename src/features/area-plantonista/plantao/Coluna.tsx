import type { Atendimento } from '@domain/contracts/atendimento.ts';
import { type Estado, ROTULO_DO_ESTADO } from '@domain/plantao/estados.ts';
import { Box } from '@mantine/core';
import { memo } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { ARRASTADO, PacienteDoQuadro } from './PacienteDoQuadro.tsx';

/** What a row of the board says of one patient. */
export interface Linha {
  readonly atendimento: Atendimento;
  /** When the patient is to be looked at next. */
  readonly proxima: string | undefined;
  readonly esperandoEnvio: boolean;
}

interface Props {
  estado: Estado;
  linhas: readonly Linha[];
  aoAbrir: (id: string) => void;
  aoMover: (atendimento: Atendimento, para: Estado) => void;
  /** Who was dragged here, by id. */
  aoSoltar: (id: string, para: Estado) => void;
}

/** The patients of one state; drawn again only when one of them changed, came or left. */
export const Coluna = memo(function Coluna(props: Props) {
  const { estado, linhas, aoAbrir, aoMover, aoSoltar } = props;
  const ninguem = linhas.length === 0;
  // An outcome is asked for in the form: nobody is dragged out of care.
  const recebe = estado !== 'finalizado' && estado !== 'aguardando';
  if (ninguem && !recebe) return null;
  return (
    <Box
      // Of nobody, it is only there to drop somebody on, which takes a mouse.
      {...(ninguem && { visibleFrom: 'sm' })}
      onDragOver={(evento) => recebe && evento.preventDefault()}
      onDrop={(evento) => {
        if (!recebe) return;
        evento.preventDefault();
        aoSoltar(evento.dataTransfer.getData(ARRASTADO), estado);
      }}
    >
      <Bloco titulo={`${ROTULO_DO_ESTADO[estado]} (${linhas.length})`}>
        {ninguem ? (
          <BlocoVazio>Arraste um paciente para cá, ou escolha em Mover.</BlocoVazio>
        ) : (
          <ul className="linhas">
            {linhas.map((linha) => (
              <PacienteDoQuadro
                key={linha.atendimento.id}
                {...linha}
                aoAbrir={aoAbrir}
                aoMover={aoMover}
              />
            ))}
          </ul>
        )}
      </Bloco>
    </Box>
  );
}, iguais);

function iguais({ linhas: antes, ...um }: Props, { linhas: agora, ...outro }: Props): boolean {
  return (
    antes.length === agora.length &&
    antes.every((linha, i) => mesma(linha, agora[i])) &&
    um.estado === outro.estado &&
    um.aoAbrir === outro.aoAbrir &&
    um.aoMover === outro.aoMover &&
    um.aoSoltar === outro.aoSoltar
  );
}

const mesma = (uma: Linha, outra: Linha | undefined): boolean =>
  uma.atendimento === outra?.atendimento &&
  uma.proxima === outra.proxima &&
  uma.esperandoEnvio === outra.esperandoEnvio;
