import { diaDe, somarDias } from '@domain/agenda/fuso.ts';
import { Button, Group, Text } from '@mantine/core';
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
  escolhido: Horario | null;
  aoEscolher: (horario: Horario) => void;
  /** Whether each time also says with whom. */
  comMedico: boolean;
  /** What else may be done when no time serves. */
  seNenhum?: ReactNode;
}

/** Free times, two weeks at a time, to choose with one touch. */
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
    <section aria-label="Horários livres" className={classes.horarios}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{faixa(desde, hoje)}</Text>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={desde === 0}
            onClick={() => setDesde(desde - DIAS_POR_VEZ)}
          >
            Antes
          </Button>
          <Button
            variant="default"
            disabled={desde + DIAS_POR_VEZ >= ATE_DIAS}
            onClick={() => setDesde(desde + DIAS_POR_VEZ)}
          >
            Depois
          </Button>
        </Group>
      </Group>
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
      {consulta.data && <Dias {...props} horarios={consulta.data} />}
      {seNenhum}
    </section>
  );
}

/** `23/11 a 06/12`, of the days in sight. */
function faixa(desde: number, hoje: string): string {
  const curto = (dia: string) => `${dia.slice(8)}/${dia.slice(5, 7)}`;
  const de = somarDias(hoje, desde);
  return `De ${curto(de)} a ${curto(somarDias(de, DIAS_POR_VEZ - 1))}`;
}

function Dias({
  horarios,
  fuso,
  escolhido,
  aoEscolher,
  comMedico,
}: Props & { horarios: readonly Horario[] }) {
  const agora = Date.now();
  const dias = agruparPor(horarios, ({ inicio }) => diaDe(new Date(inicio), fuso));
  return [...dias].map(([dia, doDia]) => {
    const falado = diaFalado(doDia[0]?.inicio ?? '', fuso, agora);
    return (
      <div key={dia} className={classes.dia}>
        <h3 className={classes.titulo}>{comMaiuscula(falado)}</h3>
        <div className={classes.horas}>
          {doDia.map((horario) => {
            const { inicio, medico_id, medico_nome } = horario;
            const este = inicio === escolhido?.inicio && medico_id === escolhido.medico_id;
            const hora = horaFalada(inicio, fuso);
            return (
              <Button
                key={`${inicio} ${medico_id}`}
                variant={este ? 'filled' : 'default'}
                aria-pressed={este}
                aria-label={`${hora}, ${falado}${comMedico ? `, com ${medico_nome}` : ''}`}
                className={classes.hora}
                onClick={() => aoEscolher(horario)}
              >
                <span>{hora}</span>
                {comMedico && <span className={classes.medico}>{medico_nome}</span>}
              </Button>
            );
          })}
        </div>
      </div>
    );
  });
}
