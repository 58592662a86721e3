import { Box, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Barras } from '@/components/Barras.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { semanaOptions } from '../api/semana.ts';
import { diaDaSemanaPorExtenso, semanaCurta } from '../hora.ts';
import { type Grafico, graficosDaSemana } from './graficos.ts';
import { PorMedico } from './PorMedico.tsx';
import classes from './Semana.module.css';

interface Props {
  clinicaId: string;
  hoje: string;
}

/** This week in three charts, and for a clinic how full each doctor's hours are. */
export function Semana({ clinicaId, hoje }: Props) {
  const { data, isPending, error, refetch } = useQuery(semanaOptions(clinicaId));
  if (isPending) return <Box mih={312} aria-busy="true" />;
  if (!data) {
    return (
      <EstadoErro
        erro={error}
        titulo="Não foi possível carregar a semana."
        aoTentar={() => void refetch()}
      />
    );
  }
  return (
    <>
      <section className={classes.semana} aria-label="A semana em números">
        <div className={classes.graficos}>
          {graficosDaSemana(data.dias, hoje).map((grafico) => (
            <UmGrafico key={grafico.chave} grafico={grafico} hoje={hoje} />
          ))}
        </div>
      </section>
      {data.medicos.length > 0 && <PorMedico medicos={data.medicos} hoje={hoje} />}
    </>
  );
}

function UmGrafico({ grafico, hoje }: { grafico: Grafico; hoje: string }) {
  const { titulo, detalhe, temDados, destino } = grafico;
  const { rotulo, ...para } = destino;
  return (
    <Stack component="figure" className="cartao" gap={8} py="md" px="recuo" miw={0}>
      <figcaption>
        <Text component="h2" lh={1.3} fz="lg" fw={650}>
          {titulo}
        </Text>
        <Text c="dimmed" fz="sm">
          {detalhe}
        </Text>
      </figcaption>
      {temDados && (
        <>
          <Barras
            titulo={grafico.titulo}
            detalhe={grafico.detalhe}
            topo={grafico.topo}
            barras={grafico.barras.map(({ dia, valor, rotulo }) => ({
              chave: dia,
              valor,
              rotulo,
              pe: semanaCurta(dia),
              destaque: dia === hoje,
            }))}
          />
          <Tabela grafico={grafico} />
        </>
      )}
      {(temDados || grafico.chave === 'ocupacao') && (
        <TextoLink {...para} size="sm">
          {rotulo}
        </TextoLink>
      )}
    </Stack>
  );
}

/** The numbers of the bars, for whoever reads numbers better than bars, or hears them. */
function Tabela({ grafico: { barras, colunas, titulo } }: { grafico: Grafico }) {
  return (
    <details className={classes.tabela}>
      <summary>Ver em números</summary>
      <table aria-label={titulo}>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            {colunas.map((coluna) => (
              <th key={coluna} scope="col">
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {barras.map(({ dia, celulas }) => (
            <tr key={dia}>
              <th scope="row">{diaDaSemanaPorExtenso(dia)}</th>
              {celulas.map((celula, coluna) => (
                <td key={colunas[coluna]}>{celula}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
