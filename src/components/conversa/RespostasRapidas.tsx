import { ActionIcon } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const MenuDeRespostas = lazy(() =>
  import('./MenuDeRespostas.tsx').then((modulo) => ({ default: modulo.MenuDeRespostas })),
);

interface Props {
  clinicaId: string;
  aoEscolher: (texto: string) => void;
}

/** Ready answers of the clinic: choosing one puts it in the field, to be read before it is sent. */
export function RespostasRapidas({ clinicaId, aoEscolher }: Props) {
  const [aberto, setAberto] = useState(false);
  const botao = (
    <ActionIcon
      variant="default"
      size={42}
      aria-label="Respostas rápidas"
      {...(!aberto && { onClick: () => setAberto(true) })}
    >
      <IconBolt size={18} aria-hidden />
    </ActionIcon>
  );
  if (!aberto) return botao;
  return (
    <Suspense fallback={botao}>
      <MenuDeRespostas
        clinicaId={clinicaId}
        botao={botao}
        aoEscolher={aoEscolher}
        aoFechar={() => setAberto(false)}
      />
    </Suspense>
  );
}
