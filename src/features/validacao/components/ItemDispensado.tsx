import type { ItemADispensar } from '@domain/contracts/dispensacao.ts';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import { CampoTexto } from '@/components/formulario/CampoTexto.tsx';
import type { CamposDoRegistro } from '../dispensacao.ts';

interface Props {
  item: ItemADispensar;
  posicao: number;
  control: CamposDoRegistro;
}

/** One item: whether it goes, how much of it where the rule allows parts, and its batch. */
export function ItemDispensado({ item, posicao, control }: Props) {
  const { nome, posologia, quantidade_texto, em_partes, dispensado } = item;
  const leva = useWatch({ control, name: `itens.${posicao}.leva` as const });
  const parcial = item.resta !== null && item.resta !== item.quantidade;
  return (
    <li className="linha">
      <Stack gap="xs" flex={1} miw={0}>
        {dispensado ? (
          <Text fw={600}>{nome}: já dispensado</Text>
        ) : (
          <Controller
            control={control}
            name={`itens.${posicao}.leva` as const}
            render={({ field }) => (
              <Checkbox
                ref={field.ref}
                name={field.name}
                label={nome}
                checked={field.value}
                onBlur={field.onBlur}
                onChange={field.onChange}
              />
            )}
          />
        )}
        <Text fz="sm">
          {posologia}
          {quantidade_texto && `. Prescrito: ${quantidade_texto}`}
          {parcial && !dispensado && `. Restam ${item.resta} ${item.unidade ?? ''}`.trimEnd()}
        </Text>
        {leva && !dispensado && (
          <Group align="flex-start">
            {em_partes && (
              <CampoTexto
                control={control}
                name={`itens.${posicao}.quantidade` as const}
                label={`Quantidade dispensada de ${nome}`}
                description={item.unidade ? `Em ${item.unidade}` : undefined}
                placeholder={item.resta === null ? '' : String(item.resta)}
                inputMode="decimal"
                w={220}
              />
            )}
            <CampoTexto
              control={control}
              name={`itens.${posicao}.lote` as const}
              label={`Lote de ${nome} (opcional)`}
              w={220}
            />
          </Group>
        )}
      </Stack>
    </li>
  );
}
