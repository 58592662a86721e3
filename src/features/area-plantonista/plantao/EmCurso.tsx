import type { SessaoDePlantao } from '@domain/contracts/atendimento.ts';
import { duracaoDoPlantao } from '@domain/plantao/estados.ts';
import { minutosEntre } from '@domain/plantao/triagem.ts';
import { Text } from '@mantine/core';
import { memo } from 'react';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { emHoras } from './tempo.ts';
import { useSegundo } from './useSegundo.ts';

const AVISOS = {
  comum: null,
  longo: 'Você está de plantão há 12 horas ou mais.',
  alerta: 'Você está de plantão há 24 horas ou mais. Passe o plantão.',
  acima_do_maximo: 'Este plantão passa de 36 horas. Finalize-o com as horas que ele durou.',
} as const;

/** The clock of the shift, and what there is to say of how long it has been. */
export const EmCurso = memo(function EmCurso({ sessao }: { sessao: SessaoDePlantao }) {
  const agora = useSegundo();
  const fuso = useFuso();
  const aviso = AVISOS[duracaoDoPlantao(sessao.inicio, agora)];
  return (
    <>
      <Text className="numeros">
        {sessao.local_nome && `${sessao.local_nome}. `}
        {`Desde ${formatarDataHora(sessao.inicio, fuso)}, há ${emHoras(minutosEntre(sessao.inicio, agora))}.`}
      </Text>
      {aviso && <Recado tom="aviso" titulo={aviso} />}
    </>
  );
});
