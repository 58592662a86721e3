import { ROTULO_DO_TIPO } from '@domain/permissoes.ts';
import { Avatar, Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import classes from './Cabecalho.module.css';
import { inicialDe } from './nomes.ts';
import { useDensidade } from './useDensidade.ts';

// The panel comes before the dropdown opens: an empty one would have nothing to focus.
const carregarPainel = () => import('./PainelDaConta.tsx');
const PainelDaConta = sobDemanda(() =>
  carregarPainel().then((modulo) => ({ default: modulo.PainelDaConta })),
);

interface Props {
  celular: boolean;
  aoSair: () => void;
  abrirAjuda: () => void;
}

/** Who is signed in, and what they may set for themselves: theme, density, sign-out on phones. */
export function MenuDaConta({ celular, aoSair, abrirAjuda }: Props) {
  const { nome, tipo } = usePerfil();
  const { densidade, escolherDensidade } = useDensidade();
  const [aberto, setAberto] = useState(false);

  return (
    <Popover
      opened={aberto}
      onChange={setAberto}
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.conta}
          aria-label={`Conta de ${nome}`}
          aria-haspopup="dialog"
          aria-expanded={aberto}
          onClick={() => void carregarPainel().then(() => setAberto((estava) => !estava))}
        >
          <Avatar color="marca" size={32} radius="xl">
            {inicialDe(nome)}
          </Avatar>
          <span className={classes.pessoa}>
            <span className={classes.nome}>{nome}</span>
            <span className={classes.papel}>{ROTULO_DO_TIPO[tipo]}</span>
          </span>
          {!celular && <IconChevronDown size={16} aria-hidden />}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Sua conta" p="sm">
        <Suspense fallback={null}>
          <PainelDaConta
            celular={celular}
            densidade={densidade}
            escolherDensidade={escolherDensidade}
            aoSair={aoSair}
            aoIrParaConta={() => setAberto(false)}
            abrirAjuda={() => {
              setAberto(false);
              abrirAjuda();
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
