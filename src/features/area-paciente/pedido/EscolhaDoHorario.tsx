import { diaDe, somarDias } from '@domain/agenda/fuso.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { comMaiuscula, diaFalado, horaFalada } from '../agendamentos/quando.ts';
import type { Horario } from '../api/linhas.ts';
import { horariosOptions, type PedidoDeHorarios } from '../api/queries.ts';
import { agruparPor } from './agrupar.ts';
import classes from './Pedido.module.css';

/** How many days are looked at with each step. */
const DIAS_POR_VEZ = 14;
/** As far as the database offers times. */
const ATE_DIAS = 112;

interface Props {
  pedido: Omit<PedidoDeHorarios, 'de' | 'ate'>;
  fuso: string;
  aoEscolher: (horario: Horario) => void;
  /** Whether each time also says with whom. */
  comMedico: boolean;
  /** What else may be done when no time serves. */
  seNenhum?: ReactNode;
}

/** Free times by day, two weeks at a time, to choose with one touch. */
export function EscolhaDoHorario(props: Props) {
  const { pedido, fuso, seNenhum } = props;
  const hoje = diaDe(new Date(), fuso);
  const [desde, setDesde] = useState(0);
  const consulta = useQuery(
    horariosOptions({
      ...pedido,
      de: somarDias(hoje, desde),
      ate: somarDias(hoje, desde + DIAS_POR_VEZ - 1),
    }),
  );
  return (
    <Stack aria-label="Horários livres" component="section" gap="sm">
      <Semanas hoje={hoje} desde={desde} aoMudar={setDesde} />
      {consulta.isPending && <Esqueleto linhas={3} />}
      {consulta.error && (
        <EstadoErro
          erro={consulta.error}
          titulo="Não foi possível ver os horários livres."
          aoTentar={() => void consulta.refetch()}
        />
      )}
      {consulta.data?.length === 0 && (
        <Text>Nenhum horário livre nestas duas semanas. Veja as seguintes.</Text>
      )}
      {consulta.data && <Dias key={desde} {...props} horarios={consulta.data} />}
      {seNenhum}
    </Stack>
  );
}

interface PropsDasSemanas {
  hoje: string;
  desde: number;
  aoMudar: (desde: number) => void;
}

/** Which two weeks are in sight, and the ones before and after. */
function Semanas({ hoje, desde, aoMudar }: PropsDasSemanas) {
  const curto = (dia: string) => `${dia.slice(8)}/${dia.slice(5, 7)}`;
  const de = somarDias(hoje, desde);
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap">
      <Button
        variant="default"
        px="sm"
        aria-label="Duas semanas antes"
        disabled={desde === 0}
        onClick={() => aoMudar(desde - DIAS_POR_VEZ)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </Button>
      <Text fw={600} role="status">
        De {curto(de)} a {curto(somarDias(de, DIAS_POR_VEZ - 1))}
      </Text>
      <Button
        variant="default"
        px="sm"
        aria-label="Duas semanas depois"
        disabled={desde + DIAS_POR_VEZ >= ATE_DIAS}
        onClick={() => aoMudar(desde + DIAS_POR_VEZ)}
      >
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </Group>
  );
}

/** The days with free times; the times of one of them, the first to begin with. */
function Dias({ horarios, fuso, aoEscolher, comMedico }: Props & { horarios: readonly Horario[] }) {
  const agora = Date.now();
  const dias = agruparPor(horarios, ({ inicio }) => diaDe(new Date(inicio), fuso));
  const [aberto, setAberto] = useState<string>();
  const doDia = aberto ?? [...dias.keys()][0];
  return [...dias].map(([dia, horas]) => {
    const falado = diaFalado(horas[0]?.inicio ?? '', fuso, agora);
    return (
      <div key={dia} className={classes.dia}>
        <button
          type="button"
          className={classes.titulo}
          aria-expanded={dia === doDia}
          onClick={() => setAberto(dia === doDia ? '' : dia)}
        >
          <span>{comMaiuscula(falado)}</span>
          <span className={classes.quantos}>
            {horas.length === 1 ? '1 horário' : `${horas.length} horários`}
          </span>
          <IconChevronDown size={18} aria-hidden className={classes.seta} />
        </button>
        {dia === doDia && (
          <div className={classes.horas} data-com-medico={comMedico || undefined}>
            {horas.map((horario) => (
              <Button
                key={`${horario.inicio} ${horario.medico_id}`}
                variant="default"
                aria-label={`${horaFalada(horario.inicio, fuso)}, ${falado}${comMedico ? `, com ${horario.medico_nome}` : ''}`}
                className={classes.hora}
                onClick={() => aoEscolher(horario)}
              >
                <span>{horaFalada(horario.inicio, fuso)}</span>
                {comMedico && (
                  <Text span fz="xs" fw={400}>
                    {horario.medico_nome}
                  </Text>
                )}
              </Button>
            ))}
          </div>
        )}
      </div>
    );
  });
}
