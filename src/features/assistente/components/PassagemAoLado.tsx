import { Button, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type AoLado, ContextoAoLado } from '../aoLado.ts';
import classes from './PassagemAoLado.module.css';
import { Trecho } from './Trecho.tsx';

interface Props {
  lado: AoLado;
  aoFechar: () => void;
}

const ANCORA = 'ao-lado';

/** The passage that a citation names, beside its answer; Esc or its button lead back to the citation. */
export function PassagemAoLado({ lado, aoFechar }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const { trecho, fonte, citacao } = lado;
  useEffect(() => {
    const alvo = fonte && document.getElementById(`${ANCORA}-${fonte}`);
    (alvo || titulo.current)?.focus({ preventScroll: true });
    if (alvo) alvo.scrollIntoView({ block: 'nearest' });
  }, [fonte]);
  const fechar = () => {
    aoFechar();
    citacao.focus();
  };
  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.key !== 'Escape') return;
    evento.stopPropagation();
    fechar();
  };
  return (
    <aside className={classes.painel} aria-label="Passagem citada" onKeyDown={aoTeclar}>
      <header className={classes.cabecalho}>
        <Title order={2} size="h4" ref={titulo} tabIndex={-1} className={classes.titulo}>
          [{trecho.n}] {trecho.condicao}: {trecho.titulo}
        </Title>
        <Button
          variant="subtle"
          color="gray"
          flex="none"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={fechar}
        >
          Fechar
        </Button>
      </header>
      {/* Its own citations lead to the sources under it. */}
      <ContextoAoLado value={null}>
        <Trecho trecho={trecho} ancora={ANCORA} citada={fonte} acoes={null} />
      </ContextoAoLado>
    </aside>
  );
}
