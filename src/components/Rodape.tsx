import { Anchor } from '@mantine/core';
import { PAGINAS_PUBLICAS } from '@/config/paths.ts';
import classes from './Rodape.module.css';

/** What stands under every screen that needs no sign-in. */
export function Rodape() {
  return (
    <footer className={classes.rodape}>
      <Anchor href={PAGINAS_PUBLICAS.termos}>Termos de uso</Anchor>
      <Anchor href={PAGINAS_PUBLICAS.privacidade}>Privacidade</Anchor>
      <Anchor href={PAGINAS_PUBLICAS.ajuda}>Ajuda</Anchor>
    </footer>
  );
}
