import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Posto } from '../calendario/colunas.ts';
import { andar, PASSO, type Parada, paradaEm, paradasDa } from '../calendario/paradas.ts';
import { ALTURA_DA_HORA, alturaDe, LARGURA_DO_EIXO } from './geometria.ts';
import type { AcoesDaGrade, DadosDaGrade, Lugar } from './tipos.ts';

const POR_HORA = 60 / PASSO;
const SEM_POSTOS: readonly Posto[] = [];

/** Where the keyboard stands: which column, and which stop of it. */
export interface Cursor extends Parada {
  coluna: number;
}

export interface Mudanca extends Lugar {
  posto: Posto;
}

interface Opcoes extends DadosDaGrade, Pick<AcoesDaGrade, 'aoMover' | 'podeMover'> {
  rolagem: RefObject<HTMLElement | null>;
  largura: number;
}

/**
 * The grid from the keyboard alone: arrows walk over slots and appointments, Shift with arrows
 * carries an appointment, Shift and Alt change its length; Enter settles it and Esc puts it back.
 */
export function useTeclado(opcoes: Opcoes) {
  const { colunas, postos, horas, aoMover, podeMover } = opcoes;
  const [escolhido, setEscolhido] = useState<Cursor | null>(null);
  const [mudanca, setMudanca] = useState<Mudanca | null>(null);
  const cursor = valido(escolhido, opcoes) ?? cursorInicial(opcoes);
  const pedirFoco = useFocoNoCursor(cursor, opcoes);

  const doColuna = (posicao: number) =>
    paradasDa(postos.get(colunas[posicao]?.chave ?? '') ?? SEM_POSTOS, horas);
  const ir = (coluna: number, parada: Parada | undefined) => {
    if (!parada) return;
    pedirFoco();
    setEscolhido({ coluna, ...parada });
  };
  function andarNaGrade(evento: KeyboardEvent, cursor: Cursor): boolean {
    const passos = passosDe(evento.key);
    if (passos !== undefined) {
      ir(cursor.coluna, andar(doColuna(cursor.coluna), cursor, passos));
      return true;
    }
    const lado = { ArrowLeft: -1, ArrowRight: 1 }[evento.key];
    if (lado === undefined) return false;
    const coluna = cursor.coluna + lado;
    if (coluna >= 0 && coluna < colunas.length)
      ir(coluna, paradaEm(doColuna(coluna), cursor.minuto));
    return true;
  }

  function carregar(evento: KeyboardEvent, foco: Cursor, levada: Mudanca | null): boolean {
    const partida = colunas[foco.coluna];
    const alvo =
      levada?.posto ??
      postos.get(partida?.chave ?? '')?.find(({ agendamento }) => agendamento.id === foco.id);
    if (!alvo || !podeMover(alvo.agendamento)) return false;
    const atual =
      levada ?? (partida && { posto: alvo, coluna: partida, de: alvo.de, ate: alvo.ate });
    const nova = atual && mudar(atual, evento, colunas, horas);
    if (!nova) return false;
    setMudanca(nova);
    return true;
  }

  function decidir(evento: KeyboardEvent, levada: Mudanca | null): boolean {
    if (!levada) return false;
    if (evento.key === 'Enter' || evento.key === ' ') aoMover(levada.posto.agendamento, levada);
    else if (evento.key !== 'Escape') return false;
    setMudanca(null);
    return true;
  }

  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.ctrlKey || evento.metaKey) return;
    // What acts is what has the focus, however it got it: a pointer, Tab, or the arrows.
    const foco = cursorEm(evento.target, opcoes) ?? cursor;
    const levada = mudanca && mudanca.posto.agendamento.id === foco.id ? mudanca : null;
    if (mudanca && !levada) setMudanca(null);
    if (foco !== cursor) setEscolhido(foco);
    const feito = evento.shiftKey
      ? carregar(evento, foco, levada)
      : decidir(evento, levada) || (!levada && andarNaGrade(evento, foco));
    if (!feito) return;
    evento.preventDefault();
    evento.stopPropagation();
  };

  return { cursor, mudanca, aoTeclar, aoSair: () => setMudanca(null) };
}

/** The stop of the appointment that an element shows; null for a free slot, which is the cursor's own. */
function cursorEm(alvo: EventTarget | null, { colunas, postos }: DadosDaGrade): Cursor | null {
  const id = alvo instanceof Element && alvo.closest('[data-evento]')?.getAttribute('data-evento');
  if (!id) return null;
  for (const [coluna, { chave }] of colunas.entries()) {
    const posto = postos.get(chave)?.find(({ agendamento }) => agendamento.id === id);
    if (posto) return { coluna, minuto: posto.de, id };
  }
  return null;
}

/** Puts the focus where the keyboard went, in sight; answers the function that asks for it. */
function useFocoNoCursor(cursor: Cursor, { rolagem, largura, horas }: Opcoes): () => void {
  const pedido = useRef(false);
  // Runs after the column came into the window: a stop out of sight has no element yet.
  useEffect(() => {
    const elemento = rolagem.current;
    if (!pedido.current || !elemento) return;
    trazerAVista(elemento, cursor, largura, horas.de);
    const alvo = elemento.querySelector<HTMLElement>(
      cursor.id ? `[data-evento="${cursor.id}"][tabindex="0"]` : '[data-cursor]',
    );
    if (!alvo) return;
    alvo.focus({ preventScroll: true });
    pedido.current = false;
  });
  return () => {
    pedido.current = true;
  };
}

function passosDe(tecla: string): number | undefined {
  return {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -POR_HORA,
    PageDown: POR_HORA,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  }[tecla];
}

function mudar(
  atual: Mudanca,
  { key, altKey }: KeyboardEvent,
  colunas: DadosDaGrade['colunas'],
  horas: DadosDaGrade['horas'],
): Mudanca | null {
  const minutos = { ArrowUp: -PASSO, ArrowDown: PASSO }[key];
  if (minutos !== undefined && altKey) {
    return { ...atual, ate: Math.min(Math.max(atual.ate + minutos, atual.de + PASSO), horas.ate) };
  }
  if (minutos !== undefined) {
    const cabe = atual.de + minutos >= horas.de && atual.ate + minutos <= horas.ate;
    return cabe ? { ...atual, de: atual.de + minutos, ate: atual.ate + minutos } : atual;
  }
  const lado = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (lado === undefined) return null;
  const posicao = colunas.findIndex(({ chave }) => chave === atual.coluna.chave) + lado;
  return { ...atual, coluna: colunas[posicao] ?? atual.coluna };
}

/** A cursor that still points at something; data and filters change under it. */
function valido(cursor: Cursor | null, { colunas, postos, horas }: DadosDaGrade): Cursor | null {
  const coluna = cursor && colunas[cursor.coluna];
  if (!cursor || !coluna) return null;
  const parada = paradasDa(postos.get(coluna.chave) ?? SEM_POSTOS, horas);
  const existe = parada.some(({ minuto, id }) => minuto === cursor.minuto && id === cursor.id);
  if (existe) return cursor;
  const outra =
    parada.find(({ id }) => id !== null && id === cursor.id) ?? paradaEm(parada, cursor.minuto);
  return outra ? { coluna: cursor.coluna, ...outra } : null;
}

/** The slot of now, or the first one attended. */
function cursorInicial({ colunas, postos, horas, agora, atendimento }: DadosDaGrade): Cursor {
  const hoje = Math.max(
    colunas.findIndex(({ dia }) => dia === agora.dia),
    0,
  );
  const coluna = colunas[hoje];
  const chave = coluna?.chave ?? '';
  const minuto =
    coluna?.dia === agora.dia ? agora.minuto : (atendimento.get(chave)?.[0]?.de ?? horas.de);
  const parada = paradaEm(paradasDa(postos.get(chave) ?? SEM_POSTOS, horas), minuto);
  return { coluna: hoje, ...(parada ?? { minuto: horas.de, id: null }) };
}

/** Scrolls so that a stop is seen whole, without moving what already is. */
function trazerAVista(
  elemento: HTMLElement,
  cursor: Cursor,
  largura: number,
  inicio: number,
): void {
  const topo = alturaDe(cursor.minuto - inicio);
  const esquerda = cursor.coluna * largura;
  const altura = elemento.clientHeight - ALTURA_DA_HORA;
  const largo = elemento.clientWidth - LARGURA_DO_EIXO;
  if (topo < elemento.scrollTop) elemento.scrollTop = topo;
  else if (topo + ALTURA_DA_HORA / 2 > elemento.scrollTop + altura) {
    elemento.scrollTop = topo + ALTURA_DA_HORA / 2 - altura;
  }
  if (esquerda < elemento.scrollLeft) elemento.scrollLeft = esquerda;
  else if (esquerda + largura > elemento.scrollLeft + largo) {
    elemento.scrollLeft = esquerda + largura - largo;
  }
}
