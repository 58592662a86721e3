import { useEffect, useRef } from 'react';

/** Moves the focus to what takes the place of what was chosen, so that it is read next. */
export function useFocoAoChegar() {
  const alvo = useRef<HTMLParagraphElement>(null);
  useEffect(() => alvo.current?.focus(), []);
  return alvo;
}
