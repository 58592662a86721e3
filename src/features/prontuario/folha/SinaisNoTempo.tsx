import { SimpleGrid, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { sinaisNoTempoOptions } from '../api/queries.ts';
import { ForaDoEsperado } from '../entrada/Sinais.tsx';
import classes from '../sinais/GraficoDeSinal.module.css';
import { GraficoDeSinal } from '../sinais/GraficoDeSinal.tsx';
import { formatarValor, type Serie, series, tituloDaSerie } from '../sinais/series.ts';

/** Each vital sign along time: a line, the range expected at the age, and the values in a table. */
export function SinaisNoTempo() {
  const fuso = useFuso();
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data, error, refetch } = useQuery(sinaisNoTempoOptions(clinicaId, paciente.id));
  if (error) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (!data) return null;
  const medidas = series(data, paciente.data_nascimento, fuso);
  if (medidas.length === 0) {
    return <p>Os sinais vitais das evoluções finalizadas aparecem aqui, com sua tendência.</p>;
  }
  return (
    <SimpleGrid minColWidth="min(100%, 20rem)" spacing="lg">
      {medidas.map((serie) => (
        <UmaSerie key={serie.chave} serie={serie} />
      ))}
    </SimpleGrid>
  );
}

function UmaSerie({ serie }: { serie: Serie }) {
  const fuso = useFuso();
  const titulo = tituloDaSerie(serie);
  return (
    <section className={classes.serie}>
      <h3>{titulo}</h3>
      <GraficoDeSinal serie={serie} titulo={titulo} />
      <Esperado serie={serie} />
      <details>
        <summary>
          {serie.pontos.length === 1 ? 'Ver a medida' : `Ver as ${serie.pontos.length} medidas`}
        </summary>
        <Table aria-label={`Medidas de ${serie.rotulo}`}>
          <Table.Tbody>
            {[...serie.pontos].reverse().map((ponto) => (
              <Table.Tr key={ponto.id}>
                <Table.Th scope="row" fw={400}>
                  {formatarDataHora(ponto.em, fuso)}
                </Table.Th>
                <Table.Td>
                  <b>{formatarValor(ponto.valor, serie.casas)}</b>{' '}
                  <span className="unidade">{serie.unidade}</span> <ForaDoEsperado sinal={ponto} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </section>
  );
}

function Esperado({ serie: { faixa, casas, unidade } }: { serie: Serie }) {
  if (!faixa) return null;
  const { minimo, maximo } = faixa;
  const de = minimo === undefined ? '' : formatarValor(minimo, casas);
  const ate = maximo === undefined ? '' : formatarValor(maximo, casas);
  const extensao = de && ate ? `de ${de} a ${ate}` : de ? `a partir de ${de}` : `até ${ate}`;
  return (
    <Text c="dimmed" fz="xs">
      Esperado na idade: {extensao} {unidade}
    </Text>
  );
}
