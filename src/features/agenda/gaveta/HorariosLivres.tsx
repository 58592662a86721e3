import { somarDias } from '@domain/agenda/fuso.ts';
import type { HorarioLivre } from '@domain/contracts/agenda.ts';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { agrupar } from '@/lib/agrupar.ts';
import { diaPorExtenso } from '@/lib/format/dias.ts';
import { livresOptions } from '../api/livres.ts';
import { horaDoMinuto, noFuso } from '../calendario/fuso.ts';
import classes from './Gavetas.module.css';

const DIAS_A_FRENTE = 14;
const LIDOS = 120;
const POR_DIA = 8;
const QUANTOS_DIAS = 3;

interface Props {
  clinicaId: string;
  /** Null: any of the clinic; then `nomeDe` says with whom each time is. */
  medico: string | null;
  nomeDe?: (medicoId: string) => string | undefined;
  tipo: string;
  /** First day looked at. */
  dia: string;
  /** `HH:mm` wished for: the nearest of each day come first. */
  hora?: string;
  fuso: string;
  /** Instant already chosen, in milliseconds. */
  escolhido?: number;
  rotulo: string;
  aoEscolher: (horario: HorarioLivre) => void;
}

/** Times that are really free, to click: of the day asked for, and of the next ones. */
export function HorariosLivres(props: Props) {
  const { clinicaId, medico, nomeDe, tipo, dia, hora, fuso, escolhido, rotulo, aoEscolher } = props;
  const { data, isPending, error } = useQuery(
    livresOptions(clinicaId, {
      medico,
      tipo,
      de: dia,
      ate: somarDias(dia, DIAS_A_FRENTE),
      limite: LIDOS,
    }),
  );
  if (isPending) return <Skeleton height={72} radius="md" />;
  if (error) return <EstadoErro erro={error} titulo="Não foi possível ver os horários livres." />;
  const dias = [...agrupar(data, ({ inicio }) => noFuso(inicio, fuso).dia)];
  if (dias.length === 0) {
    return (
      <Text c="dimmed" fz="sm">
        Nenhum horário livre em {DIAS_A_FRENTE} dias. Confira os horários semanais{' '}
        {medico ? 'do médico' : 'dos médicos'}, ou agende como encaixe.
      </Text>
    );
  }
  return (
    <section className={classes.livres} aria-label={rotulo}>
      <Text component="h3" fz="md" fw={600}>
        {rotulo}
      </Text>
      {dias.slice(0, QUANTOS_DIAS).map(([doDia, horarios]) => (
        <Stack key={doDia} gap={4}>
          <Text span c="dimmed" fz="sm">
            {diaPorExtenso(doDia)}
          </Text>
          <Group className="numeros" gap={6} align="stretch">
            {maisPerto(horarios, hora, fuso).map((horario) => {
              const quem = medico === null ? nomeDe?.(horario.medico_id) : undefined;
              return (
                <Button
                  key={horario.inicio}
                  size="compact-md"
                  variant={Date.parse(horario.inicio) === escolhido ? 'filled' : 'light'}
                  aria-label={[horaDe(horario, fuso), diaPorExtenso(doDia), quem]
                    .filter(Boolean)
                    .join(', ')}
                  onClick={() => aoEscolher(horario)}
                >
                  {[horaDe(horario, fuso), quem].filter(Boolean).join(' · ')}
                </Button>
              );
            })}
          </Group>
        </Stack>
      ))}
    </section>
  );
}

const horaDe = ({ inicio }: HorarioLivre, fuso: string) =>
  horaDoMinuto(noFuso(inicio, fuso).minuto);

/** A day's times nearest to the one wished for, in order. */
export function maisPerto(
  horarios: readonly HorarioLivre[],
  hora: string | undefined,
  fuso: string,
): HorarioLivre[] {
  const desejado = hora ? Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3)) : 0;
  const distancia = ({ inicio }: HorarioLivre) => Math.abs(noFuso(inicio, fuso).minuto - desejado);
  const unicos = [...new Map(horarios.map((horario) => [horario.inicio, horario])).values()];
  return unicos
    .sort((a, b) => distancia(a) - distancia(b))
    .slice(0, POR_DIA)
    .sort((a, b) => a.inicio.localeCompare(b.inicio));
}
