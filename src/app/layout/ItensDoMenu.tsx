import { Stack, Tooltip, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { type GrupoComItens, type ItemDoMenu, menuDe } from '@/config/menu.ts';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import classes from './MenuLateral.module.css';

interface Props {
  soIcones: boolean;
  aoEscolher?: () => void;
}

/** The entries that the person may use, by group. */
export function ItensDoMenu({ soIcones, aoEscolher }: Props) {
  const { tipo } = usePerfil();
  return menuDe(tipo, usePode()).map((grupo) => (
    <Grupo key={grupo.grupo} {...grupo} soIcones={soIcones} aoEscolher={aoEscolher} />
  ));
}

type PropsDoGrupo = GrupoComItens & { soIcones: boolean; aoEscolher: (() => void) | undefined };

function Grupo({ grupo, itens, soIcones, aoEscolher }: PropsDoGrupo) {
  const id = useId();
  const Rotulo = soIcones ? VisuallyHidden : 'div';
  return (
    <div className={classes.grupo}>
      <Rotulo id={id} className={classes.rotulo}>
        {grupo}
      </Rotulo>
      <Stack component="ul" gap={0} aria-labelledby={id}>
        {itens.map((item) => (
          <li key={item.caminho}>
            <Item {...item} soIcones={soIcones} aoEscolher={aoEscolher} />
          </li>
        ))}
      </Stack>
    </div>
  );
}

type PropsDoItem = ItemDoMenu & { soIcones: boolean; aoEscolher: (() => void) | undefined };

function Item({ rotulo, caminho, exato, icone: Icone, soIcones, aoEscolher }: PropsDoItem) {
  return (
    <Tooltip label={rotulo} position="right" disabled={!soIcones}>
      <Link
        to={caminho}
        className={classes.item}
        activeOptions={{ includeSearch: false, exact: exato ?? false }}
        aria-label={soIcones ? rotulo : undefined}
        onClick={aoEscolher}
      >
        <Icone size={20} stroke={1.7} aria-hidden />
        {!soIcones && <span>{rotulo}</span>}
      </Link>
    </Tooltip>
  );
}
