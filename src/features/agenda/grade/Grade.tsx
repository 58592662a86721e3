import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { diaPorExtenso } from '@/lib/format/dias.ts';
import { horaDoMinuto } from '../calendario/fuso.ts';
import { Colunas } from './Colunas.tsx';
import classes from './Grade.module.css';
import { alturaDe, LARGURA_DO_EIXO } from './geometria.ts';
import { Topo } from './Topo.tsx';
import type { AcoesDaGrade, DadosDaGrade } from './tipos.ts';
import { useArraste } from './useArraste.ts';
import { useEstavel } from './useEstavel.ts';
import { useLargura } from './useJanela.ts';
import { type Mudanca, useTeclado } from './useTeclado.ts';

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
  const faixas = useMemo(
    () => Math.max(1, ...[...props.postos.values()].flat().map((posto) => posto.faixas)),
    [props.postos],
  );
  const largura = useLargura(rolagem, colunas.length, faixas);
  const teclado = useTeclado({ ...props, rolagem, largura });
  const arraste = useArraste({ ...props, rolagem, corpo, largura });
  const mudanca = arraste.mudanca ?? teclado.mudanca;
  const abrir = useEstavel((id: string) => {
    if (!arraste.acabouDeArrastar()) props.aoAbrir(id);
  });
  const criar = useEstavel(props.aoCriar);
  const escolherDia = useEstavel(props.aoEscolherDia);
  const teclar = useEstavel(teclado.aoTeclar);
  const sair = useEstavel(teclado.aoSair);
  useRolagemInicial(rolagem, props);

  return (
    <section className={classes.grade} aria-label={rotulo}>
      <div
        ref={rolagem}
        className={classes.rolagem}
        data-arrastando={arraste.mudanca ? true : undefined}
      >
        <div
          className={classes.palco}
          style={{ width: LARGURA_DO_EIXO + colunas.length * largura }}
        >
          <Topo
            {...{ colunas, agora, largura }}
            postos={props.postos}
            aoEscolherDia={escolherDia}
          />
          <div
            ref={corpo}
            className={classes.corpo}
            style={{ height: alturaDe(horas.ate - horas.de) }}
          >
            <Eixo
              horas={horas}
              agora={colunas.some(({ dia }) => dia === agora.dia) ? agora.minuto : null}
            />
            {largura > 0 && (
              <Colunas
                // Other days begin anew, with what is in sight.
                key={`${colunas[0]?.chave} ${colunas.length}`}
                {...props}
                {...{ rolagem, largura }}
                cursor={teclado.cursor}
                movendo={mudanca?.posto.agendamento.id ?? null}
                aoCriar={criar}
                aoAbrir={abrir}
                aoPegar={arraste.aoPegar}
                aoTeclar={teclar}
                aoSair={sair}
              />
            )}
            {mudanca && <Sombra mudanca={mudanca} {...{ colunas, largura, horas }} />}
          </div>
        </div>
      </div>
      <VisuallyHidden role="status">{teclado.mudanca && fraseDa(teclado.mudanca)}</VisuallyHidden>
    </section>
  );
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
