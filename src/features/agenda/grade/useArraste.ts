import { useWindowEvent } from '@mantine/hooks';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Coluna, Posto } from '../calendario/colunas.ts';
import { encaixarNaGrade, PASSO } from '../calendario/paradas.ts';
import { ALTURA_DA_HORA, LARGURA_DO_EIXO } from './geometria.ts';
import type { AcoesDaGrade, DadosDaGrade } from './tipos.ts';
import { useEstavel } from './useEstavel.ts';
import type { Mudanca } from './useTeclado.ts';

/** A press becomes a drag after so many pixels: before that it is a click. */
const LIMIAR = 5;
/** How close to its lower edge an appointment is stretched instead of moved. */
const BORDA = 9;
/** Near the edges of the grid a drag also scrolls it. */
const MARGEM_DE_ROLAGEM = 40;
const PASSO_DE_ROLAGEM = 12;

interface Pego {
  posto: Posto;
  coluna: Coluna;
  estica: boolean;
  x: number;
  y: number;
  /** From the pointer to the beginning of the appointment, in minutes. */
  folga: number;
  /** Where it would go; null while it is a press. What is drawn of it may be a frame behind. */
  mudanca: Mudanca | null;
}

interface Opcoes
  extends Pick<DadosDaGrade, 'colunas' | 'horas'>,
    Pick<AcoesDaGrade, 'aoMover' | 'podeMover'> {
  rolagem: RefObject<HTMLElement | null>;
  corpo: RefObject<HTMLElement | null>;
  largura: number;
}

/**
 * Moves an appointment with the mouse or a pen, and stretches it by its lower edge. A finger
 * scrolls: on touch, appointments are moved from their drawer.
 */
export function useArraste(opcoes: Opcoes) {
  const pego = useRef<Pego | null>(null);
  const [mudanca, setMudanca] = useState<Mudanca | null>(null);
  /** A drag ends with a click on what was dragged; that click opens nothing. */
  const acabou = useRef(false);

  const aoPegar = useEstavel((evento: PointerEvent<HTMLElement>, coluna: Coluna, posto: Posto) => {
    acabou.current = false;
    if (evento.button !== 0 || evento.pointerType === 'touch') return;
    if (!opcoes.podeMover(posto.agendamento)) return;
    const { bottom } = evento.currentTarget.getBoundingClientRect();
    pego.current = {
      posto,
      coluna,
      estica: bottom - evento.clientY < BORDA,
      x: evento.clientX,
      y: evento.clientY,
      folga: minutoEm(opcoes, evento.clientY) - posto.de,
      mudanca: null,
    };
  });

  function soltar() {
    pego.current = null;
    setMudanca(null);
  }
  function largar() {
    const { current } = pego;
    soltar();
    if (!current?.mudanca) return;
    acabou.current = true;
    if (mudou(current.mudanca, current)) opcoes.aoMover(current.posto.agendamento, current.mudanca);
  }
  function mover(evento: globalThis.PointerEvent) {
    const { current } = pego;
    if (!current) return;
    const andou = Math.hypot(evento.clientX - current.x, evento.clientY - current.y);
    if (!current.mudanca && andou < LIMIAR) return;
    evento.preventDefault();
    rolarNaBorda(opcoes.rolagem.current, evento);
    current.mudanca = destino(opcoes, current, evento);
    setMudanca(current.mudanca);
  }
  useWindowEvent('pointermove', useEstavel(mover));
  useWindowEvent('pointerup', useEstavel(largar));
  useWindowEvent('pointercancel', useEstavel(largar));
  useWindowEvent(
    'keydown',
    useEstavel(({ key }: KeyboardEvent) => {
      if (key === 'Escape' && pego.current) soltar();
    }),
  );

  return { mudanca, aoPegar, acabouDeArrastar: () => acabou.current };
}

/** The minute of the day under a height of the screen. */
function minutoEm({ corpo, horas }: Opcoes, y: number): number {
  const topo = corpo.current?.getBoundingClientRect().top ?? 0;
  return horas.de + ((y - topo) / ALTURA_DA_HORA) * 60;
}

function destino(opcoes: Opcoes, pego: Pego, evento: globalThis.PointerEvent): Mudanca {
  const { colunas, horas, largura, corpo } = opcoes;
  const { posto } = pego;
  const minuto = minutoEm(opcoes, evento.clientY);
  if (pego.estica) {
    const ate = Math.min(Math.max(encaixarNaGrade(minuto), posto.de + PASSO), horas.ate);
    return { posto, coluna: pego.coluna, de: posto.de, ate };
  }
  const duracao = posto.ate - posto.de;
  const de = Math.min(
    Math.max(encaixarNaGrade(minuto - pego.folga), horas.de),
    horas.ate - duracao,
  );
  const esquerda = (corpo.current?.getBoundingClientRect().left ?? 0) + LARGURA_DO_EIXO;
  const posicao = Math.floor((evento.clientX - esquerda) / largura);
  const coluna = colunas[Math.min(Math.max(posicao, 0), colunas.length - 1)] ?? pego.coluna;
  return { posto, coluna, de, ate: de + duracao };
}

function mudou({ coluna, de, ate }: Mudanca, pego: Pego): boolean {
  return coluna.chave !== pego.coluna.chave || de !== pego.posto.de || ate !== pego.posto.ate;
}

function rolarNaBorda(rolagem: HTMLElement | null, { clientX, clientY }: globalThis.PointerEvent) {
  if (!rolagem) return;
  const { left, right, top, bottom } = rolagem.getBoundingClientRect();
  const x = sentido(clientX, left + LARGURA_DO_EIXO, right);
  const y = sentido(clientY, top + ALTURA_DA_HORA, bottom);
  if (x !== 0 || y !== 0) rolagem.scrollBy(x * PASSO_DE_ROLAGEM, y * PASSO_DE_ROLAGEM);
}

function sentido(posicao: number, inicio: number, fim: number): -1 | 0 | 1 {
  if (posicao < inicio + MARGEM_DE_ROLAGEM) return -1;
  return posicao > fim - MARGEM_DE_ROLAGEM ? 1 : 0;
}
