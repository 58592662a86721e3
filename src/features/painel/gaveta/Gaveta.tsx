import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BlocoVazio } from '@/components/Bloco.tsx';
import { GavetaLateral } from '@/components/camadas/GavetaLateral.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { LinhaDaAgenda, Rascunho } from '../api/dia.ts';
import { linhasDaSemanaOptions } from '../api/semana.ts';
import type { BuscaDoPainel } from '../busca.ts';
import { ListaDeEspera } from '../dia/Esperando.tsx';
import classes from '../dia/Fila.module.css';
import { type Contexto, NOME } from '../dia/LinhaDaFila.tsx';
import { ListaDeRascunhos } from '../dia/Rascunhos.tsx';
import { quandoNo } from '../hora.ts';

type Quais = NonNullable<BuscaDoPainel['linhas']>;

const TITULOS: Readonly<Record<Quais, string>> = {
  esperando: 'Quem está esperando',
  rascunhos: 'Rascunhos e adendos a finalizar',
  faltas: 'Quem faltou nesta semana',
  novos: 'Pacientes novos nesta semana',
};

interface Props {
  linhas: Quais | undefined;
  contexto: Contexto;
  esperando: readonly LinhaDaAgenda[];
  rascunhos: readonly Rascunho[];
  agora: number;
}

/** The rows behind a figure. The address says which, so Back closes and a link opens it. */
export function Gaveta({ linhas, contexto, esperando, rascunhos, agora }: Props) {
  const navegar = useNavigate();
  // While it slides away it still shows what it showed.
  const [mostrada, setMostrada] = useState<Quais>(linhas ?? 'esperando');
  if (linhas && linhas !== mostrada) setMostrada(linhas);
  return (
    <GavetaLateral
      opened={linhas !== undefined}
      onClose={() => void navegar({ to: PATHS.dashboard, search: {} })}
      position="right"
      size="32rem"
      title={<strong>{TITULOS[mostrada]}</strong>}
    >
      {mostrada === 'esperando' &&
        (esperando.length > 0 ? (
          <ListaDeEspera linhas={esperando} {...{ contexto, agora }} />
        ) : (
          <BlocoVazio>Ninguém esperando agora.</BlocoVazio>
        ))}
      {mostrada === 'rascunhos' &&
        (rascunhos.length > 0 ? (
          <ListaDeRascunhos clinicaId={contexto.clinicaId} {...{ rascunhos, agora }} />
        ) : (
          <BlocoVazio>Nenhum rascunho aberto.</BlocoVazio>
        ))}
      {(mostrada === 'faltas' || mostrada === 'novos') && (
        <DaSemana quais={mostrada} contexto={contexto} />
      )}
    </GavetaLateral>
  );
}

function DaSemana({ quais, contexto }: { quais: 'faltas' | 'novos'; contexto: Contexto }) {
  const { clinicaId, fuso, hoje, eMedico } = contexto;
  const { data, isPending, error, refetch } = useQuery(linhasDaSemanaOptions(clinicaId, quais));
  if (isPending) return <Esqueleto linhas={4} />;
  if (!data) return <EstadoErro erro={error} aoTentar={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <BlocoVazio>
        {quais === 'faltas' ? 'Ninguém faltou nesta semana.' : 'Nenhum paciente novo nesta semana.'}
      </BlocoVazio>
    );
  }
  return (
    <ul className={`linhas ${classes.lista}`} aria-label={TITULOS[quais]}>
      {data.map(({ id, paciente_id, paciente, medico, inicio }) => (
        <li key={id} className={`${classes.linha} ${classes.semHora}`}>
          <span className={classes.textos}>
            <TextoLink to={PATHS.paciente} params={{ id: paciente_id }} {...NOME}>
              {paciente}
            </TextoLink>
            {!eMedico && (
              <Text span c="dimmed" fz="sm">
                {medico}
              </Text>
            )}
          </span>
          <time dateTime={inicio} className={classes.tempo}>
            {quandoNo(fuso, inicio, hoje)}
          </time>
        </li>
      ))}
    </ul>
  );
}
