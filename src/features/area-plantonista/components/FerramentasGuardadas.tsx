import type { Guardados } from '@/shared/calculadoras/guardados.ts';
import { itemPorId } from '@/shared/calculadoras/itens.ts';
import { Ferramentas } from './Ferramentas.tsx';

/** What the person marked, and what was opened last besides. It brings the catalogue, for its names. */
export function FerramentasGuardadas({ guardados }: { guardados: Guardados }) {
  const { favoritas, recentes } = guardados;
  const outras = recentes.filter((id) => !favoritas.includes(id));
  return (
    <>
      <Ferramentas titulo="Favoritas" ferramentas={itensDe(favoritas)} />
      <Ferramentas titulo="Recentes" ferramentas={itensDe(outras)} />
    </>
  );
}

/** Without those that no longer exist. */
function itensDe(ids: readonly string[]) {
  return ids.flatMap((id) => itemPorId(id) ?? []);
}
