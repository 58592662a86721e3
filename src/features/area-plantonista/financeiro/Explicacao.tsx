import { emReais } from '@domain/dinheiro.ts';
import type { Preco } from '@domain/plantao/preco.ts';
import { Table } from '@mantine/core';
import { formatarDia } from '@/lib/format/datas.ts';
import { emHoras } from '../plantao/tempo.ts';

/** What a shift is worth, line by line: what was worked, at which value, what is withheld, and when it is paid. */
export function Explicacao({ preco }: { preco: Preco }) {
  return (
    <Table aria-label="Como se chega ao valor" horizontalSpacing="xs" className="numeros">
      <Table.Tbody>
        {preco.linhas.map(({ rotulo, minutos, tarifa, centavos }) => (
          <Linha
            key={rotulo}
            rotulo={rotulo}
            detalhe={[emHoras(minutos), tarifa].filter(Boolean).join(' · ')}
            valor={emReais(centavos)}
          />
        ))}
        {preco.retencoes.length > 0 && (
          <Linha rotulo="Bruto" detalhe="" valor={emReais(preco.bruto)} />
        )}
        {preco.retencoes.map(({ nome, centavos }) => (
          <Linha key={nome} rotulo={nome} detalhe="retido" valor={`− ${emReais(centavos)}`} />
        ))}
        <Linha
          rotulo="A receber"
          detalhe={`até ${formatarDia(preco.vence)}`}
          valor={emReais(preco.liquido)}
          forte
        />
      </Table.Tbody>
    </Table>
  );
}

interface PropsDaLinha {
  rotulo: string;
  detalhe: string;
  valor: string;
  forte?: boolean;
}

function Linha({ rotulo, detalhe, valor, forte = false }: PropsDaLinha) {
  return (
    <Table.Tr fw={forte ? 700 : 400}>
      <Table.Th scope="row" fw="inherit">
        {rotulo}
      </Table.Th>
      <Table.Td>{detalhe}</Table.Td>
      <Table.Td ta="end">{valor}</Table.Td>
    </Table.Tr>
  );
}
