import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { Coluna as Dados, Posto, Trecho } from '../calendario/colunas.ts';
import { diaPorExtenso } from '../calendario/dias.ts';
import { horaDoMinuto } from '../calendario/fuso.ts';
import { Coluna } from './Coluna.tsx';
import classes from './Grade.module.css';
import { alturaDe, type Janela, LARGURA_DO_EIXO } from './geometria.ts';
import { Topo } from './Topo.tsx';
import type { AcoesDaGrade, DadosDaGrade } from './tipos.ts';
import { useArraste } from './useArraste.ts';
import { useEstavel } from './useEstavel.ts';
import { useJanela } from './useJanela.ts';
import { type Cursor, type Mudanca, useTeclado } from './useTeclado.ts';

const NENHUM_POSTO: readonly Posto[] = [];
const NENHUM_TRECHO: readonly Trecho[] = [];
/** Between now and the top of the grid when it opens. */
const FOLGA_AO_ABRIR = 60;

interface Props extends DadosDaGrade, AcoesDaGrade {
  rotulo: string;
}

/** Hours down, doctors or rooms across: the day and the week. */
export function Grade(props: Props) {
  const { colunas, horas, agora, rotulo } = props;
  const rolagem = useRef<HTMLDivElement>(null);
  const corpo = useRef<HTMLDivElement>(null);
  const { largura, janela, aoRolar } = useJanela(rolagem, colunas.length);
  const teclado = useTeclado({ ...props, rolagem, largura });
  const arraste = useArraste({ ...props, rolagem, corpo, largura });
  const mudanca = arraste.mudanca ?? teclado.mudanca;
  const abrir = useEstavel((id: string) => {
    if (!arraste.acabouDeArrastar()) props.aoAbrir(id);
  });
  const criar = useEstavel(props.aoCriar);
  const teclar = useEstavel(teclado.aoTeclar);
  const sair = useEstavel(teclado.aoSair);
  useRolagemInicial(rolagem, props);

  return (
    <section className={classes.grade} aria-label={rotulo}>
      <div
        ref={rolagem}
        className={classes.rolagem}
        onScroll={aoRolar}
        data-arrastando={arraste.mudanca ? true : undefined}
      >
        <div
          className={classes.palco}
          style={{ width: LARGURA_DO_EIXO + colunas.length * largura }}
        >
          <Topo {...props} largura={largura} janela={janela} />
          <div
            ref={corpo}
            className={classes.corpo}
            style={{ height: alturaDe(horas.ate - horas.de) }}
          >
            <Eixo
              horas={horas}
              agora={colunas.some(({ dia }) => dia === agora.dia) ? agora.minuto : null}
            />
            <Colunas
              {...props}
              {...{ largura, janela, criar, abrir, teclar, sair }}
              cursor={teclado.cursor}
              movendo={mudanca?.posto.agendamento.id ?? null}
              aoPegar={arraste.aoPegar}
            />
            {mudanca && <Sombra mudanca={mudanca} {...{ colunas, largura, horas }} />}
          </div>
        </div>
      </div>
      <VisuallyHidden role="status">{teclado.mudanca && fraseDa(teclado.mudanca)}</VisuallyHidden>
    </section>
  );
}

interface PropsDasColunas extends DadosDaGrade {
  largura: number;
  janela: Janela;
  cursor: Cursor;
  movendo: string | null;
  criar: AcoesDaGrade['aoCriar'];
  abrir: AcoesDaGrade['aoAbrir'];
  teclar: (evento: KeyboardEvent) => void;
  sair: () => void;
  aoPegar: (evento: PointerEvent<HTMLElement>, coluna: Dados, posto: Posto) => void;
}

/** The columns in sight, and the one where the keyboard stands. */
function Colunas(props: PropsDasColunas) {
  const { colunas, largura, janela, cursor, agora, postos, atendimento, bloqueios } = props;
  return aDesenhar(colunas, janela, cursor.coluna).map((posicao) => {
    const coluna = colunas[posicao];
    if (!coluna) return null;
    return (
      <Coluna
        key={coluna.chave}
        coluna={coluna}
        esquerda={LARGURA_DO_EIXO + posicao * largura}
        largura={largura}
        horas={props.horas}
        postos={postos.get(coluna.chave) ?? NENHUM_POSTO}
        atendimento={atendimento.get(coluna.chave) ?? NENHUM_TRECHO}
        bloqueios={bloqueios.get(coluna.chave) ?? NENHUM_TRECHO}
        tipos={props.tipos}
        agora={coluna.dia === agora.dia ? agora.minuto : null}
        cursor={cursor.coluna === posicao ? cursor : null}
        movendo={props.movendo}
        aoCriar={props.criar}
        aoAbrir={props.abrir}
        aoPegar={props.aoPegar}
        aoTeclar={props.teclar}
        aoSair={props.sair}
      />
    );
  });
}

/** Positions of the columns in sight, and of the one where the keyboard stands. */
function aDesenhar(
  colunas: readonly Dados[],
  { primeira, ultima }: { primeira: number; ultima: number },
  cursor: number,
): number[] {
  const emVista = Array.from({ length: ultima - primeira + 1 }, (_, posicao) => primeira + posicao);
  return emVista.includes(cursor) || cursor >= colunas.length ? emVista : [...emVista, cursor];
}

function Eixo({ horas, agora }: Pick<DadosDaGrade, 'horas'> & { agora: number | null }) {
  const cheias = Array.from(
    { length: (horas.ate - horas.de) / 60 },
    (_, posicao) => horas.de + posicao * 60,
  );
  return (
    <div className={classes.eixo} aria-hidden>
      {cheias.map((minuto) => (
        <span key={minuto} style={{ top: alturaDe(minuto - horas.de) }}>
          {horaDoMinuto(minuto)}
        </span>
      ))}
      {agora !== null && agora >= horas.de && agora <= horas.ate && (
        <span className={classes.horaDeAgora} style={{ top: alturaDe(agora - horas.de) }}>
          {horaDoMinuto(agora)}
        </span>
      )}
    </div>
  );
}

/** Where an appointment would go, with its new time. */
function Sombra({
  mudanca,
  colunas,
  largura,
  horas,
}: Pick<DadosDaGrade, 'colunas' | 'horas'> & { mudanca: Mudanca; largura: number }) {
  const posicao = colunas.findIndex(({ chave }) => chave === mudanca.coluna.chave);
  return (
    <div
      className={classes.sombra}
      aria-hidden
      style={{
        insetInlineStart: LARGURA_DO_EIXO + posicao * largura,
        width: largura,
        top: alturaDe(mudanca.de - horas.de),
        height: alturaDe(mudanca.ate - mudanca.de),
      }}
    >
      {horaDoMinuto(mudanca.de)} às {horaDoMinuto(mudanca.ate)}
    </div>
  );
}

function fraseDa({ coluna, de, ate }: Mudanca): string {
  return `${horaDoMinuto(de)} às ${horaDoMinuto(ate)}, ${coluna.recurso.nome}, ${diaPorExtenso(coluna.dia)}. Enter confirma, Esc desiste.`;
}

/** Opens at the hour of now, or where the day begins to be attended. */
function useRolagemInicial(
  rolagem: { current: HTMLElement | null },
  { colunas, horas, agora, atendimento }: DadosDaGrade,
) {
  const dias = `${colunas[0]?.dia} ${colunas.at(-1)?.dia}`;
  const temHoje = colunas.some(({ dia }) => dia === agora.dia);
  const comeco = Math.min(...[...atendimento.values()].flat().map(({ de }) => de));
  const alvo = temHoje ? agora.minuto : Number.isFinite(comeco) ? comeco : 8 * 60;
  const ate = useRef(alvo);
  ate.current = alvo;
  const inicio = useRef(horas.de);
  inicio.current = horas.de;
  useLayoutEffect(() => {
    if (!dias || !rolagem.current) return;
    rolagem.current.scrollTop = alturaDe(ate.current - inicio.current - FOLGA_AO_ABRIR);
  }, [dias, rolagem]);
}
