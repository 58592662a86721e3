import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Coluna as Dados, Posto, Trecho } from '../calendario/colunas.ts';
import { Coluna } from './Coluna.tsx';
import { type Janela, LARGURA_DO_EIXO } from './geometria.ts';
import type { AcoesDaGrade, DadosDaGrade } from './tipos.ts';
import { useJanela } from './useJanela.ts';
import type { Cursor } from './useTeclado.ts';

const NENHUM_POSTO: readonly Posto[] = [];
const NENHUM_TRECHO: readonly Trecho[] = [];

interface Props extends DadosDaGrade, Pick<AcoesDaGrade, 'aoAbrir' | 'aoCriar'> {
  rolagem: RefObject<HTMLElement | null>;
  largura: number;
  cursor: Cursor;
  /** The appointment being moved. */
  movendo: string | null;
  aoTeclar: (evento: KeyboardEvent) => void;
  aoSair: () => void;
  aoPegar: (evento: PointerEvent<HTMLElement>, coluna: Dados, posto: Posto) => void;
}

/** The columns in sight and beside it, and the one where the keyboard stands. */
export function Colunas(props: Props) {
  const { colunas, rolagem, largura, cursor, movendo, agora, postos } = props;
  const janela = useJanela(rolagem, largura, colunas.length);
  return aDesenhar(janela, cursor.coluna, colunas.length).map((posicao) => {
    const coluna = colunas[posicao];
    if (!coluna) return null;
    const daColuna = postos.get(coluna.chave) ?? NENHUM_POSTO;
    return (
      <Coluna
        key={coluna.chave}
        coluna={coluna}
        esquerda={LARGURA_DO_EIXO + posicao * largura}
        largura={largura}
        horas={props.horas}
        postos={daColuna}
        atendimento={props.atendimento.get(coluna.chave) ?? NENHUM_TRECHO}
        bloqueios={props.bloqueios.get(coluna.chave) ?? NENHUM_TRECHO}
        tipos={props.tipos}
        agora={coluna.dia === agora.dia ? agora.minuto : null}
        cursor={cursor.coluna === posicao ? cursor : null}
        movendo={daColuna.some(({ agendamento: { id } }) => id === movendo) ? movendo : null}
        aoCriar={props.aoCriar}
        aoAbrir={props.aoAbrir}
        aoPegar={props.aoPegar}
        aoTeclar={props.aoTeclar}
        aoSair={props.aoSair}
      />
    );
  });
}

/** Positions of the columns to draw, with the one where the keyboard stands. */
function aDesenhar({ primeira, ultima }: Janela, cursor: number, quantas: number): number[] {
  const prontas = Array.from({ length: ultima - primeira + 1 }, (_, posicao) => primeira + posicao);
  return prontas.includes(cursor) || cursor >= quantas ? prontas : [...prontas, cursor];
}
