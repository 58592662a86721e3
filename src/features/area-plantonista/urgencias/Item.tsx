import { dosePorPeso, type ItemDaFolha, ROTULO_DA_CONFERENCIA } from '@domain/plantao/folhas.ts';
import type { Feito } from '@domain/plantao/parada.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { emHoras } from '../plantao/tempo.ts';

interface Props {
  item: ItemDaFolha;
  /** When the sheet's clock began. */
  inicio: string | undefined;
  vezes: readonly Feito[];
  peso: number | undefined;
  agora: number;
  aoFazer: () => void;
}

const MINUTO = 60_000;

/** One thing to do: what, the dose for this weight, by when, whether it was done, and who says so. */
export function Item({ item, inicio, vezes, peso, agora, aoFazer }: Props) {
  const fuso = useFuso();
  const { texto, registro, porKg, fonte } = item;
  const feitos = vezes.map(({ em }) => formatarHora(em, fuso)).join(', ');
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" align="start">
        <Stack gap={2} miw={0}>
          <Text span>{texto}</Text>
          {porKg && (
            <Text span fw={600} className="numeros">
              {peso === undefined
                ? 'Meça ou estime o peso para calcular a dose.'
                : `${peso.toLocaleString('pt-BR')} kg: ${dosePorPeso(porKg, peso)}`}
            </Text>
          )}
          <Text span size="sm" fw={600} className="numeros">
            {feitos ? `Feito às ${feitos}` : fraseDoPrazo(item, inicio, agora)}
          </Text>
          <Text span size="xs" c="dimmed">
            {`${fonte.titulo} (${ROTULO_DA_CONFERENCIA[fonte.conferencia]}).`}
          </Text>
        </Stack>
        <Button
          mih={44}
          variant={feitos ? 'default' : 'filled'}
          style={{ flexShrink: 0 }}
          aria-label={`${registro}: feito agora`}
          onClick={aoFazer}
        >
          {feitos ? 'De novo' : 'Feito'}
        </Button>
      </Group>
    </li>
  );
}

function fraseDoPrazo({ prazo }: ItemDaFolha, inicio: string | undefined, agora: number): string {
  if (prazo === undefined || !inicio) return '';
  const falta = prazo - (agora - Date.parse(inicio)) / MINUTO;
  return falta >= 0
    ? `Faltam ${emHoras(Math.ceil(falta))}`
    : `Passou do prazo há ${emHoras(Math.floor(-falta))}`;
}
