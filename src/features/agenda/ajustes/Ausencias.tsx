import { somarDias } from '@domain/agenda/fuso.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { formatarDia } from '@/lib/format/datas.ts';
import { definirBloqueio } from '../api/ajustes.ts';
import { type Bloqueio, ROTULO_DO_BLOQUEIO } from '../api/linhas.ts';
import { bloqueiosOptions } from '../api/queries.ts';
import { horaDoMinuto, instanteNoFuso, noFuso } from '../calendario/fuso.ts';
import { useAgora } from '../useAgora.ts';
import classes from './Ajustes.module.css';
import { type PropsDaAba, useMedicosAjustaveis, useMudarComVolta } from './aba.ts';
import { FormularioSobDemanda } from './FormularioSobDemanda.tsx';

const FormularioDeAusencia = sobDemanda(() =>
  import('./FormularioDeAusencia.tsx').then((m) => ({ default: m.FormularioDeAusencia })),
);

const DIAS_A_FRENTE = 400;
/** Time off, of one doctor or of the whole clinic: nothing new is booked over it. */
export function Ausencias(props: PropsDaAba) {
  const { clinica, estrutura } = props;
  const { fuso } = estrutura.regras;
  const { dia: hoje } = useAgora(fuso);
  const [de] = useState(() => instanteNoFuso(hoje, 0, fuso).toISOString());
  const [ate] = useState(() =>
    instanteNoFuso(somarDias(hoje, DIAS_A_FRENTE), 0, fuso).toISOString(),
  );
  const {
    data: bloqueios,
    isPending,
    error,
    refetch,
  } = useQuery(bloqueiosOptions(clinica.id, de, ate));
  return (
    <div className={classes.duas}>
      <Bloco titulo="Ausências marcadas">
        {isPending && <Esqueleto />}
        {error && !bloqueios && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
        {bloqueios?.length === 0 && (
          <BlocoVazio>Férias, congressos e feriados aparecem aqui e na agenda.</BlocoVazio>
        )}
        <ul className="linhas" aria-label="Ausências marcadas">
          {bloqueios?.map((bloqueio) => (
            <Linha key={bloqueio.id} {...props} bloqueio={bloqueio} />
          ))}
        </ul>
      </Bloco>
      <FormularioSobDemanda titulo="Nova ausência" rotulo="Marcar ausência">
        {() => <FormularioDeAusencia {...props} hoje={hoje} />}
      </FormularioSobDemanda>
    </div>
  );
}

function Linha({ clinica, estrutura, bloqueio }: PropsDaAba & { bloqueio: Bloqueio }) {
  const mudar = useMudarComVolta(clinica.id);
  const ajustaveis = useMedicosAjustaveis({ clinica, estrutura });
  const quem =
    bloqueio.medico_id === null
      ? 'Toda a clínica'
      : (estrutura.medicos.find(({ id }) => id === bloqueio.medico_id)?.nome ?? 'Médico');
  const altera =
    ajustaveis.length === estrutura.medicos.length ||
    ajustaveis.some(({ id }) => id === bloqueio.medico_id);
  const rotulo = ROTULO_DO_BLOQUEIO[bloqueio.motivo];
  return (
    <li className="linha">
      <Stack component="span" gap={0} miw={0}>
        <span>
          {rotulo}: {quem}
        </span>
        <Text span c="dimmed" fz="sm">
          {periodo(bloqueio, estrutura.regras.fuso)}
          {bloqueio.observacao && ` · ${bloqueio.observacao}`}
        </Text>
      </Stack>
      {altera && (
        <Button
          variant="default"
          aria-label={`Remover ${rotulo}, ${quem}`}
          onClick={() =>
            mudar(
              'Ausência removida.',
              () => definirBloqueio(bloqueio.id, false),
              () => definirBloqueio(bloqueio.id, true),
            )
          }
        >
          Remover
        </Button>
      )}
    </li>
  );
}

/** Whole days without hours; otherwise from when to when. */
function periodo({ inicio, fim }: Bloqueio, fuso: string): string {
  const de = noFuso(inicio, fuso);
  const ate = noFuso(fim, fuso);
  if (de.minuto === 0 && ate.minuto === 0) {
    const ultimo = somarDias(ate.dia, -1);
    return de.dia === ultimo
      ? formatarDia(de.dia)
      : `${formatarDia(de.dia)} a ${formatarDia(ultimo)}`;
  }
  return `${formatarDia(de.dia)} ${horaDoMinuto(de.minuto)} a ${formatarDia(ate.dia)} ${horaDoMinuto(ate.minuto)}`;
}
