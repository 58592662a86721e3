import { ItensDoMenu } from './ItensDoMenu.tsx';
import classes from './MenuLateral.module.css';

export const ID_DO_MENU = 'menu-lateral';

/** The side menu of wide screens: with names, or reduced to icons. */
export function MenuLateral({ aberto }: { aberto: boolean }) {
  return (
    <nav id={ID_DO_MENU} aria-label="Menu principal" className={classes.menu}>
      <ItensDoMenu soIcones={!aberto} />
    </nav>
  );
}
