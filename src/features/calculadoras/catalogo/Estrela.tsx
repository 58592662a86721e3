import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { alternarFavorita, useGuardados } from '@/shared/calculadoras/guardados.ts';

/** Marks a tool as favourite of the signed-in person, on this device. */
export function Estrela({ id, nome }: { id: string; nome: string }) {
  const { id: usuarioId } = usePerfil();
  const marcada = useGuardados(usuarioId).favoritas.includes(id);
  const Icone = marcada ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color={marcada ? 'marca' : 'gray'}
      size="lg"
      aria-pressed={marcada}
      aria-label={`Favorita: ${nome}`}
      onClick={() => alternarFavorita(usuarioId, id)}
    >
      <Icone size={18} stroke={1.7} />
    </ActionIcon>
  );
}
