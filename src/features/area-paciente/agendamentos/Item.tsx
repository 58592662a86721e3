import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Whether it is the one that a notice, or a link, is about. */
  procurado: boolean;
  children: ReactNode;
}

/** An appointment of a list; the one that was looked for comes into sight and is read next. */
export function Item({ procurado, children }: Props) {
  const alvo = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!procurado) return;
    alvo.current?.focus({ preventScroll: true });
    alvo.current?.scrollIntoView({ block: 'center' });
  }, [procurado]);
  return (
    <li ref={alvo} {...(procurado && { tabIndex: -1, 'data-procurado': true })}>
      {children}
    </li>
  );
}
