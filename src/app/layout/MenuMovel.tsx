import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { MEDIDAS } from '@/theme/tokens.ts';
import { ItensDoMenu } from './ItensDoMenu.tsx';

interface Props {
  aberto: boolean;
  aoFechar: () => void;
}

/** The menu of phones: a sheet over the screen, closed by choosing, by Esc or by a touch outside. */
export function MenuMovel({ aberto, aoFechar }: Props) {
  return (
    <GavetaLateral
      opened={aberto}
      onClose={aoFechar}
      size={MEDIDAS.menuMovel}
      title="Menu"
      padding="sm"
    >
      <nav aria-label="Menu principal">
        <ItensDoMenu soIcones={false} aoEscolher={aoFechar} />
      </nav>
    </GavetaLateral>
  );
}
