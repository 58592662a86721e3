import { MENU } from '@/config/constants.ts';

type Cookies = Pick<Document, 'cookie'>;

const UM_DIA = 24 * 60 * 60;

/** Whether the side menu was left open; open when nothing is remembered. */
export function lerMenuAberto({ cookie }: Cookies = document): boolean {
  return !cookie.split('; ').includes(`${MENU.cookie}=false`);
}

/** Remembers the side menu for seven days. */
export function guardarMenuAberto(aberto: boolean, onde: Cookies = document): void {
  const duracao = MENU.diasDoCookie * UM_DIA;
  onde.cookie = `${MENU.cookie}=${aberto}; path=/; max-age=${duracao}; samesite=lax`;
}
