import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';

/**
 * Writes what is typed to the address of the screen once the typing rests, `pausa` in milliseconds.
 * Not once the person is on the way to another screen: that would bring them back.
 */
export function useEnderecoComPausa<T>(escrever: (valor: T) => void, pausa: number) {
  const router = useRouter();
  const escreverDaqui = useDebouncedCallback((valor: T, caminho: string) => {
    if (router.latestLocation.pathname === caminho) escrever(valor);
  }, pausa);
  return (valor: T) => escreverDaqui(valor, router.latestLocation.pathname);
}
