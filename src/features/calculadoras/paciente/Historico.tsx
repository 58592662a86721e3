import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { Table } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Calculo } from '../api/linhas.ts';
import { Grafico } from './Grafico.tsx';
import classes from './Paciente.module.css';
import { emPalavras, serie } from './serie.ts';

interface Props {
  ferramenta: Ferramenta;
  calculos: readonly Calculo[];
}

/** Earlier results of this tool in the patient's record: a line, and the table behind it. */
export function Historico({ ferramenta, calculos }: Props) {
  const pontos = serie(ferramenta, calculos);
  if (pontos.length === 0) return null;
  const titulo = emPalavras(ferramenta, pontos);
  return (
    <Bloco titulo={titulo}>
      <Grafico titulo={titulo} pontos={pontos} />
      <div className={classes.tabela}>
        <Table aria-label="Histórico neste prontuário">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Quando</Table.Th>
              <Table.Th scope="col">Resultado</Table.Th>
              <Table.Th scope="col">Leitura</Table.Th>
              <Table.Th scope="col">Por</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pontos.toReversed().map(({ id, em, texto, leitura, autor, versao, anulado }) => (
              <Table.Tr key={id}>
                <Table.Td className="numeros">{formatarDataHora(em)}</Table.Td>
                <Table.Td className="numeros">{anulado === null ? texto : <s>{texto}</s>}</Table.Td>
                <Table.Td>{anulado === null ? leitura : `Anulado: ${anulado}`}</Table.Td>
                <Table.Td>
                  {autor} <span className="unidade">v{versao}</span>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Bloco>
  );
}
