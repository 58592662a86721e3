import { Text } from '@mantine/core';
import { corpo } from '../sinais/corpo.ts';
import { formatarValor } from '../sinais/series.ts';

interface Props {
  peso: number;
  altura: number;
  /** Completed years; null: unknown. */
  anos: number | null;
}

/** Body mass index and surface of the weight and height typed. */
export function CorpoDoRascunho({ peso, altura, anos }: Props) {
  const lido = corpo(peso, altura, anos);
  if (!lido) return null;
  return (
    <Text className="numeros" fz="sm">
      IMC <b>{formatarValor(lido.imc, 1)}</b> kg/m²
      {lido.classe && `, ${lido.classe.toLowerCase()}`}
      {lido.superficie !== null && (
        <>
          {' '}
          · superfície corporal <b>{formatarValor(lido.superficie, 2)}</b> m² (Mosteller)
        </>
      )}
    </Text>
  );
}
