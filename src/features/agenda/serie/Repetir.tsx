import { diaDaSemana } from '@domain/agenda/fuso.ts';
import { dataExiste } from '@domain/datas.ts';
import { SimpleGrid } from '@mantine/core';
import { type Control, useController, useWatch } from 'react-hook-form';
import { CampoNumero } from '@/components/formulario/CampoNumero.tsx';
import { CampoSelecaoNativa } from '@/components/formulario/CampoSelecaoNativa.tsx';
import { DiasDaSemana } from '../DiasDaSemana.tsx';
import { CampoDia } from '../gaveta/CampoDia.tsx';
import type { CamposDoPedido, Pedido } from '../gaveta/formulario.ts';
import { FREQUENCIAS, porSemanas, rotuloDaFrequencia } from './repeticao.ts';

interface Props {
  control: Control<CamposDoPedido, unknown, Pedido>;
  hoje: string;
}

/** How often, on which weekdays, and until when. */
export function Repetir({ control, hoje }: Props) {
  const [dito, repete, fim] = useWatch({ control, name: ['dia', 'repete', 'fim'] });
  const dia = dataExiste(dito) ? dito : hoje;
  return (
    <>
      <CampoSelecaoNativa
        control={control}
        name="repete"
        size="md"
        label="Repetir"
        data={FREQUENCIAS.map((frequencia) => ({
          value: frequencia,
          label: rotuloDaFrequencia(frequencia, dia),
        }))}
      />
      {porSemanas(repete) && <Dias control={control} dia={dia} />}
      {repete !== 'nao' && (
        <SimpleGrid minColWidth="8.5rem" autoFlow="auto-fit" spacing="sm">
          <CampoSelecaoNativa
            control={control}
            name="fim"
            size="md"
            label="Termina"
            data={[
              { value: 'vezes', label: 'Depois de tantas vezes' },
              { value: 'ate', label: 'Em um dia' },
            ]}
          />
          {fim === 'vezes' ? (
            <CampoNumero control={control} name="vezes" label="Vezes" />
          ) : (
            <CampoDia control={control} name="ate" hoje={hoje} label="Até o dia" />
          )}
        </SimpleGrid>
      )}
    </>
  );
}

/** That of the first date is always in. */
function Dias({ control, dia }: Pick<Props, 'control'> & { dia: string }) {
  const { field } = useController({ control, name: 'dias' });
  const primeiro = diaDaSemana(dia);
  return (
    <DiasDaSemana
      rotulo="Nestes dias da semana"
      marcados={[...new Set([...field.value, primeiro])]}
      fixo={primeiro}
      aoMudar={(dias) => field.onChange(dias.filter((outro) => outro !== primeiro))}
    />
  );
}
