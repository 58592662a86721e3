import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { Table } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { Anular } from './Anular.tsx';
import type { PacienteDasFerramentas } from './DoPaciente.tsx';
import { Grafico } from './Grafico.tsx';
import classes from './Paciente.module.css';
import { comparaveis, emPalavras, type Ponto, serie } from './serie.ts';

interface Props {
  ferramenta: Ferramenta;
  paciente: PacienteDasFerramentas;
}

/** Earlier results of this tool in the patient's record: a line, and the table behind it. */
export function Historico({ ferramenta, paciente }: Props) {
  const fuso = useFuso();
  const pontos = serie(ferramenta, paciente.calculos);
  if (pontos.length === 0) return null;
  const naLinha = comparaveis(pontos);
  const titulo = emPalavras(ferramenta, naLinha, fuso);
  return (
    <Bloco titulo={titulo}>
      <Grafico titulo={titulo} pontos={naLinha} />
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
            {pontos.toReversed().map((ponto) => (
              <Linha key={ponto.id} ponto={ponto} paciente={paciente} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Bloco>
  );
}

/** One result; an annulled one stays, struck through, with when, by whom and why. */
function Linha({ ponto, paciente }: { ponto: Ponto; paciente: PacienteDasFerramentas }) {
  const fuso = useFuso();
  const { id: leitorId } = usePerfil();
  const { em, texto, leitura, autor, autorId, versao, anulado } = ponto;
  return (
    <Table.Tr>
      <Table.Td className="numeros">
        {anulado ? <s>{formatarDataHora(em, fuso)}</s> : formatarDataHora(em, fuso)}
      </Table.Td>
      <Table.Td className="numeros">{anulado ? <s>{texto}</s> : texto}</Table.Td>
      <Table.Td>
        {anulado ? <s>{leitura}</s> : leitura}
        {/* Nobody but the author annuls. */}
        {anulado && (
          <div>
            Anulado em {formatarDataHora(anulado.em, fuso)} por {autor}: {anulado.motivo}
          </div>
        )}
      </Table.Td>
      <Table.Td>
        {autor} <span className="unidade">v{versao}</span>
        {!anulado && autorId === leitorId && paciente.escreve && (
          <Anular ponto={ponto} paciente={paciente} />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
