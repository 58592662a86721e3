import { Anchor } from '@mantine/core';
import { mascaraDeTelefone } from '@/components/formulario/mascaras.ts';

/** A clinic's telephone, to be called with one touch; nothing when it gave none. */
export function Telefone({ numero }: { numero: string | null }) {
  if (!numero) return null;
  return (
    <Anchor
      href={`tel:+55${numero}`}
      inherit
      className="alvo-de-toque"
      style={{ whiteSpace: 'nowrap' }}
    >
      {mascaraDeTelefone(numero)}
    </Anchor>
  );
}
