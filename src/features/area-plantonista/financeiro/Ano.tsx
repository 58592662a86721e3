import { emReais } from '@domain/dinheiro.ts';
import { Box, Stack, Table, Text } from '@mantine/core';
import { Barras } from '@/components/Barras.tsx';
import { mesCurto, mesPorExtenso } from '@/lib/format/dias.ts';
import { emHoras } from '../plantao/tempo.ts';
import { liquidoPorHora, type Mes } from './anual.ts';

interface Props {
  ano: number;
  meses: readonly Mes[];
  /** `AAAA-MM` of today, told apart. */
  deHoje: string;
}

/** The net value of each month of a year, with the table behind it. */
export function Ano({ ano, meses, deHoje }: Props) {
  const maior = Math.max(...meses.map(({ liquido }) => liquido), 1);
  const total = meses.reduce((soma, { liquido }) => soma + liquido, 0);
  const titulo = `Líquido de ${ano}: ${emReais(total)}`;
  return (
    <Stack component="figure" className="cartao" gap="xs" p="recuo" m={0}>
      <Text component="figcaption" fw={600}>
        {titulo}
      </Text>
      <Text size="sm" c="dimmed">
        Em milhares de reais, feitos e previstos.
      </Text>
      <Barras
        titulo={titulo}
        detalhe="Em milhares de reais, feitos e previstos, mês a mês."
        topo={{ valor: maior, rotulo: emMil(maior) }}
        barras={meses.map(({ mes, liquido }) => ({
          chave: mes,
          valor: liquido,
          rotulo: liquido > 0 ? emMil(liquido) : '',
          pe: mesCurto(`${mes}-01`),
          destaque: mes === deHoje,
        }))}
      />
      <details>
        <summary>Ver a tabela</summary>
        <Box style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Tabela do ano">
          <Tabela meses={meses} />
        </Box>
      </details>
    </Stack>
  );
}

/** `1,4`, in thousands of reais, of centavos: what fits over a bar. */
function emMil(centavos: number): string {
  return (centavos / 100_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
}

const COLUNAS = ['Plantões', 'Horas', 'Bruto', 'Líquido', 'Recebido', 'Líquido por hora'] as const;

function Tabela({ meses }: { meses: readonly Mes[] }) {
  return (
    <Table className="numeros">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Mês</Table.Th>
          {COLUNAS.map((coluna) => (
            <Table.Th key={coluna} scope="col" ta="end">
              {coluna}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {meses.map((mes) => {
          const porHora = liquidoPorHora(mes);
          const celulas = [
            String(mes.plantoes),
            emHoras(mes.minutos),
            emReais(mes.bruto),
            emReais(mes.liquido),
            emReais(mes.recebido),
            porHora === null ? 'sem dados' : emReais(porHora),
          ];
          return (
            <Table.Tr key={mes.mes}>
              <Table.Th scope="row" fw={400}>
                {mesPorExtenso(`${mes.mes}-01`)}
              </Table.Th>
              {COLUNAS.map((coluna, posicao) => (
                <Table.Td key={coluna} ta="end">
                  {celulas[posicao]}
                </Table.Td>
              ))}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
