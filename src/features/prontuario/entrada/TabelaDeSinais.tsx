import { Table, Title } from '@mantine/core';
import type { Entrada } from '../api/linhas.ts';
import { ForaDoEsperado } from './Sinais.tsx';
import { sinaisMedidos } from './sinais.ts';
import classes from './VerEvolucao.module.css';

interface Props {
  entrada: Entrada;
  nascimento: string | null;
}

/** The vital signs of an entry, one a line, with their units. */
export function TabelaDeSinais({ entrada, nascimento }: Props) {
  const sinais = sinaisMedidos(entrada, nascimento);
  if (sinais.length === 0) return null;
  return (
    <section className={classes.bloco} aria-labelledby="sinais">
      <Title order={2} size="h3" id="sinais">
        Sinais vitais
      </Title>
      <Table className={classes.sinais} aria-labelledby="sinais">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Sinal</Table.Th>
            <Table.Th scope="col">Valor</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sinais.map((sinal) => (
            <Table.Tr key={sinal.chave}>
              <Table.Th scope="row">{sinal.rotulo}</Table.Th>
              <Table.Td>
                <b>{sinal.valor}</b> <span className="unidade">{sinal.unidade}</span>{' '}
                <ForaDoEsperado sinal={sinal} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
