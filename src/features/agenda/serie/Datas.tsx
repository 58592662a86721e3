import { Button, Checkbox, Group, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { horarioCurto } from '@/lib/format/dias.ts';
import { alternativasOptions } from '../api/serie.ts';
import { horaDoMinuto, instanteNoFuso, minutoDaHora, noFuso } from '../calendario/fuso.ts';
import gaveta from '../gaveta/Gavetas.module.css';
import classes from './Datas.module.css';
import type { Serie } from './useSerie.ts';

/** Conflicts whose free times are fetched without being asked for. */
const ABERTOS = 5;

interface Props {
  serie: Serie;
  clinicaId: string;
  fuso: string;
  medico: string;
  tipo: string;
}

/** Every date of a series before it is booked: what stands against it, and what is free instead. */
export function Datas({ serie, ...onde }: Props) {
  const { horarios, conflitos, conferida, escolhas, finais } = serie;
  const emConflito = horarios.filter((horario) => conflitos.has(horario));
  return (
    <section className={gaveta.livres} aria-label="Datas da série">
      <Text component="h3" fz="md" fw={600}>
        {finais.length === horarios.length
          ? `${horarios.length} datas`
          : `${finais.length} de ${horarios.length} datas`}
      </Text>
      <Text c="dimmed" fz="sm" role="status">
        {situacaoDa(serie, emConflito.length)}
      </Text>
      {conferida.error && (
        <EstadoErro
          erro={conferida.error}
          titulo="Não foi possível conferir as datas."
          aoTentar={() => void conferida.refetch()}
        />
      )}
      <ol className={classes.datas}>
        {horarios.map((horario) => (
          <li key={horario}>
            {conflitos.has(horario) ? (
              <EmConflito
                {...onde}
                horario={horario}
                motivo={conflitos.get(horario) ?? ''}
                escolha={escolhas.get(horario) ?? null}
                aberta={emConflito.indexOf(horario) < ABERTOS}
                aoEscolher={(escolha) => serie.escolher(horario, escolha)}
              />
            ) : (
              <Checkbox
                label={horarioCurto(horario)}
                checked={escolhas.get(horario) !== null}
                onChange={({ currentTarget: { checked } }) =>
                  serie.escolher(horario, checked ? undefined : null)
                }
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function situacaoDa({ conferida, conflitos }: Serie, quantos: number): string {
  if (conferida.isFetching) return 'Conferindo cada data…';
  if (!conferida.isSuccess) return 'Escolha o paciente para conferir cada data.';
  if (conflitos.size === 0) return 'Todas livres.';
  return quantos === 1
    ? '1 não está livre. Escolha outro horário para ela, ou ela fica de fora.'
    : `${quantos} não estão livres. Escolha outro horário para elas, ou elas ficam de fora.`;
}

interface PropsDoConflito extends Omit<Props, 'serie'> {
  horario: string;
  motivo: string;
  /** The time taken in its place. */
  escolha: string | null;
  aberta: boolean;
  aoEscolher: (escolha: string | undefined) => void;
}

function EmConflito({ horario, motivo, escolha, aoEscolher, aberta, ...onde }: PropsDoConflito) {
  const [vendo, setVendo] = useState(aberta);
  return (
    <>
      <Checkbox
        label={horarioCurto(escolha ?? horario)}
        checked={escolha !== null}
        disabled={escolha === null}
        onChange={() => aoEscolher(undefined)}
      />
      <Group component="p" gap={6} wrap="nowrap" c="dimmed" fz="sm">
        <IconAlertTriangle size={16} aria-hidden />
        {escolha === null ? motivo : `Em vez de ${horarioCurto(horario)}.`}
      </Group>
      {escolha === null && vendo && <Livres {...{ horario, aoEscolher }} {...onde} />}
      {escolha === null && !vendo && (
        <Button size="compact-md" variant="default" onClick={() => setVendo(true)}>
          Ver horários livres
        </Button>
      )}
    </>
  );
}

type PropsDosLivres = Omit<PropsDoConflito, 'motivo' | 'escolha' | 'aberta'>;

/** What is free nearest to a time that is taken. */
function Livres({ horario, clinicaId, fuso, medico, tipo, aoEscolher }: PropsDosLivres) {
  const [dia = '', hora = ''] = horario.split('T');
  const { data, isPending } = useQuery(
    alternativasOptions(clinicaId, {
      medico,
      tipo,
      inicio: instanteNoFuso(dia, minutoDaHora(hora), fuso).toISOString(),
    }),
  );
  if (isPending) return <Skeleton height={36} radius="md" />;
  const livres = new Set(data?.map(({ inicio }) => localDoInstante(inicio, fuso)));
  if (livres.size === 0)
    return (
      <Text c="dimmed" fz="sm">
        Nada livre nas duas semanas seguintes.
      </Text>
    );
  return (
    <Group className="numeros" gap={6} align="stretch">
      {[...livres].map((livre) => (
        <Button
          key={livre}
          size="compact-md"
          variant="light"
          aria-label={`${horarioCurto(livre)}, em vez de ${horarioCurto(horario)}`}
          onClick={() => aoEscolher(livre)}
        >
          {livre.startsWith(dia) ? livre.slice(11) : horarioCurto(livre).replace(/\/\d{4},/, ',')}
        </Button>
      ))}
    </Group>
  );
}

function localDoInstante(inicio: string, fuso: string): string {
  const { dia, minuto } = noFuso(inicio, fuso);
  return `${dia}T${horaDoMinuto(minuto)}`;
}
