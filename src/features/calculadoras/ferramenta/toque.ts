import { useEffect, useRef } from 'react';

/**
 * Runs something once the pointer is up again. What is said under a field that was left moves the
 * fields below it: said while the button is still down, the click would land beside its target.
 */
export function useDepoisDoToque(): (fazer: () => void) => void {
  const apertado = useRef(false);
  useEffect(() => {
    const apertar = () => {
      apertado.current = true;
    };
    const soltar = () => {
      apertado.current = false;
    };
    const parar = new AbortController();
    const opcoes = { capture: true, signal: parar.signal };
    window.addEventListener('pointerdown', apertar, opcoes);
    window.addEventListener('pointerup', soltar, opcoes);
    window.addEventListener('pointercancel', soltar, opcoes);
    return () => parar.abort();
  }, []);
  return (fazer) => {
    if (!apertado.current) fazer();
    // After the click, which follows the release.
    else window.addEventListener('pointerup', () => setTimeout(fazer), { once: true });
  };
}
