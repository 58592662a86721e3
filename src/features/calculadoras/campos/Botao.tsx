import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './Campos.module.css';

interface Props {
  /** Shared by the answers of one question. */
  grupo: string;
  marcado: boolean;
  aoMarcar: () => void;
  /** Takes the answer back: choosing it again, or Backspace. */
  aoDesmarcar: () => void;
  aoSair: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** One answer of a question: a native radio, so that arrows move between answers. */
export function Botao(props: Props) {
  const { grupo, marcado, aoMarcar, aoDesmarcar, aoSair, className, children } = props;
  // What it was when the finger came down: the click arrives after the radio has changed.
  const antes = useRef(false);
  const apagar = ({ key }: KeyboardEvent) => {
    if (marcado && key === 'Backspace') aoDesmarcar();
  };
  return (
    <label
      className={`${classes.botao} ${className ?? ''}`}
      data-marcado={marcado || undefined}
      onPointerDown={() => {
        antes.current = marcado;
      }}
    >
      <input
        type="radio"
        className={classes.radio}
        name={grupo}
        checked={marcado}
        onChange={aoMarcar}
        onClick={() => {
          if (antes.current) aoDesmarcar();
          antes.current = false;
        }}
        onKeyDown={apagar}
        onBlur={aoSair}
      />
      {children}
    </label>
  );
}
