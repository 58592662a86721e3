import { Checkbox, Group, SimpleGrid, Text } from '@mantine/core';
import { type Control, useController, useWatch } from 'react-hook-form';
import { CampoData } from '@/components/formulario/CampoData.tsx';
import { CampoHora } from '@/components/formulario/CampoHora.tsx';
import { DIAS } from '@/lib/format/dias.ts';
import type { Quando } from './quando.ts';

/** The fields of when, in a form that has more: of a shift that is planned, or one that is published. */
export function CamposDeQuando<V extends Quando, T>(props: { control: Control<V, unknown, T> }) {
  // Its own part of the form: what else the form has, nothing here reads or writes.
  const control = props.control as unknown as Control<Quando>;
  const padrao = useWatch({ control, name: 'padrao' });
  const repete = padrao !== 'unico';
  const horasFixas = padrao === '12x36' || padrao === '24x72';
  return (
    <>
      <SimpleGrid minColWidth="8rem" autoFlow="auto-fit" spacing="sm">
        <CampoData control={control} name="dia" label={repete ? 'Primeiro dia' : 'Dia'} />
        <CampoHora control={control} name="inicio" label="Início" />
        {!horasFixas && <CampoHora control={control} name="fim" label="Fim" />}
        {repete && <CampoData control={control} name="ate" label="Até" />}
      </SimpleGrid>
      {!horasFixas && (
        <Text size="sm" c="dimmed">
          Um fim antes do início, ou igual a ele, é no dia seguinte.
        </Text>
      )}
      {padrao === 'semanal' && <DiasDaSemana control={control} />}
    </>
  );
}

function DiasDaSemana({ control }: { control: Control<Quando> }) {
  const { field, fieldState } = useController({ control, name: 'dias' });
  return (
    <Checkbox.Group
      label="Dias"
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    >
      <Group mt="xs">
        {DIAS.map((nome, posicao) => (
          <Checkbox key={nome} value={String(posicao + 1)} label={nome} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
