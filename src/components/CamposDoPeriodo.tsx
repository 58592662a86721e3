import { dataExiste } from '@domain/datas.ts';
import { useState } from 'react';
import type { Periodo } from '@/lib/format/periodo.ts';
import { CampoDia } from './CampoDia.tsx';

interface Props {
  periodo: Periodo;
  aoMudar: (periodo: Periodo) => void;
}

/** First and last day of a filter; what is still being typed, and is no date, filters nothing. */
export function CamposDoPeriodo({ periodo, aoMudar }: Props) {
  const [dias, setDias] = useState({ de: periodo.de ?? '', ate: periodo.ate ?? '' });
  const mudar = (mudanca: Partial<typeof dias>) => {
    const { de, ate } = { ...dias, ...mudanca };
    setDias({ de, ate });
    aoMudar({ ...(dataExiste(de) && { de }), ...(dataExiste(ate) && { ate }) });
  };
  return (
    <>
      <CampoDia
        label="De"
        valor={dias.de}
        error={recusa(dias.de)}
        aoMudar={(de) => mudar({ de })}
      />
      <CampoDia
        label="Até"
        valor={dias.ate}
        error={recusa(dias.ate)}
        aoMudar={(ate) => mudar({ ate })}
      />
    </>
  );
}

function recusa(dia: string): string | undefined {
  return dia === '' || dataExiste(dia) ? undefined : 'Confira a data, por exemplo 21/11/2026.';
}
