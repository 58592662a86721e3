import { emReais } from '@domain/dinheiro.ts';
import { IDADES_DO_ABERTO } from '@domain/plantao/acerto.ts';
import { Box, Table } from '@mantine/core';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import type { DoLocal } from './anual.ts';

/** What each place owes, by how late it is. */
export function Idades({ locais }: { locais: readonly DoLocal[] }) {
  const devem = locais.filter(({ resumo }) => resumo.aberto > 0);
  return (
    <Bloco titulo="A receber por local">
      {devem.length === 0 && <BlocoVazio>Nada em aberto do que já foi trabalhado.</BlocoVazio>}
      {devem.length > 0 && (
        <Box
          style={{ overflowX: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label="Tabela do que há a receber"
        >
          <Table className="numeros" horizontalSpacing="recuo">
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col" miw="9rem">
                  Local
                </Table.Th>
                {IDADES_DO_ABERTO.map(({ nome, rotulo }) => (
                  <Table.Th key={nome} scope="col" ta="end">
                    {rotulo}
                  </Table.Th>
                ))}
                <Table.Th scope="col" ta="end">
                  Total
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {devem.map(({ id, nome, idades, resumo }) => (
                <Table.Tr key={id}>
                  <Table.Th scope="row">{nome}</Table.Th>
                  {IDADES_DO_ABERTO.map((idade) => (
                    <Table.Td key={idade.nome} ta="end">
                      {idades[idade.nome] > 0 ? emReais(idades[idade.nome]) : '–'}
                    </Table.Td>
                  ))}
                  <Table.Td ta="end" fw={700}>
                    {emReais(resumo.aberto)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Box>
      )}
    </Bloco>
  );
}
