import { Tooltip } from '@mantine/core';

interface Props {
  alvo: HTMLElement;
  rotulo: string;
  posicao: 'top' | 'right';
}

/** The words themselves, beside what they speak of. */
export function DicaAberta({ alvo, rotulo, posicao }: Props) {
  return <Tooltip opened target={alvo} label={rotulo} position={posicao} />;
}
