import { ferramentaPorId, type Item } from '../catalogo/catalogo.ts';
import { Ferramenta } from './Ferramenta.tsx';
import type { Memoria } from './useFerramenta.ts';

interface Props {
  item: Item;
  memoria: Memoria;
  comFoco: boolean;
}

/** The tool of an item of the catalogue: one made from its contract, or one with its own screen. */
export function QualquerFerramenta({ item, ...resto }: Props) {
  const ferramenta = ferramentaPorId(item.id);
  return ferramenta && <Ferramenta ferramenta={ferramenta} {...resto} />;
}
